/** The map. */
export const map = {
  hint: 'Zoom in for prices',
  offer: (from: string, to: string, price: number) => `${from}–${to}, ${price} million`,
};
