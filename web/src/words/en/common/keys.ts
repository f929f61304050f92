/** Keys of any table, where no button says what they do. */
export const keys = {
  go: 'The large button',
  back: 'One step back in what you chose',
  skip: 'Skip what is being shown',
  list: 'Routes as a list',
  map: 'Routes on the map',
  pan: 'Move the map, or to the next lit route',
};
