/** A window, or a screen that is touched. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly touch?: boolean;
}

export const DESKTOP: Size = { width: 1440, height: 900 };
export const TABLET: Size = { width: 820, height: 1180 };
export const PHONE: Size = { width: 390, height: 844, touch: true };

/** The commonest windows of laptops, and the smallest in which the whole board is shown. */
export const LAPTOPS: readonly Size[] = [
  { width: 1366, height: 768 },
  { width: 1536, height: 730 },
  { width: 1280, height: 640 },
  { width: 1024, height: 768 },
  { width: 1024, height: 640 },
];

/** Sizes with the same shape are laid out alike. */
type Shape = 'wide' | 'tall' | 'side' | 'phone';

export function shapeOf({ width, height }: Size): Shape {
  if (width >= 1180 && height >= 600) return 'wide';
  if (width >= 700 && height >= 700) return 'tall';
  return width > height ? 'side' : 'phone';
}

/** Every size that pictures, boxes and axe are made for. */
export const SIZES: readonly Size[] = [
  DESKTOP,
  PHONE,
  TABLET,
  { width: 844, height: 390, touch: true },
  { width: 720, height: 450 }, // 1440 × 900 at 200 %
  { width: 360, height: 640, touch: true },
  ...LAPTOPS,
];
