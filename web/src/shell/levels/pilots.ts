import type { Level } from '@tarmac/bots';

/**
 * A shape of a portrait. The middle of the face is x = 0: with two colours it is the right half, mirrored to the left,
 * where the light falls; with one it is drawn once, as it is.
 */
export type Shape = readonly [d: string, fill: string, shade?: string];

const INK = '#142230';
const PAPER = '#FBF3E0';
const GOLD = '#E9B949';
const RED = '#BC3519';

type Skin = readonly [light: string, shade: string];

const UNIFORM: readonly Shape[] = [
  ['M0 61C13 60 30 63 36 71l2 9H0Z', '#28506B', '#193A50'],
  ['M0 62 8 58 11 63 5 80H0Z', PAPER, '#DCCBA4'],
  ['M8 58 13 64 9 69 4 64Z', '#FFFDF6', '#EADBB8'],
  ['M0 65 3 68 1 71 3 80H0Z', RED, '#8E2510'],
];

const neck = ([, shade]: Skin): Shape => ['M0 48H8V60L0 66Z', shade, shade];
const ears = ([light, shade]: Skin): Shape => ['M17 34c5-2 6 2 5 5s-3 6-6 5Z', light, shade];
/** Brows, eyes, nose and mouth of everybody; what is special lies over them. */
const nose = ([, shade]: Skin): Shape => ['M0 33 4 46 0 47Z', shade];
const EYES: Shape = ['M6 36.500q3-2.500 6 0-1 2.500-3 2.500t-3-2.500Z', INK, INK];

/** A cap with a peak: crown, band, peak, and the wings in the middle. */
const cap = (crown: readonly [string, string], band: string): readonly Shape[] => [
  ['M0 3C14 3 27 8 28 14l-6 7H0Z', ...crown],
  ['M0 19C10 19 18 20 22 21v7C14 26 8 25.500 0 25.500Z', band, band],
  ['M0 25.500C8 25.500 15 26.500 20.500 28.500 17 32 9 32.500 0 32.500Z', '#22303C', INK],
];
const WINGS: Shape = ['M0 10.500 2 13H9L6.500 15.500H3L1.500 18H0Z', GOLD, '#C08A2B'];

const CADET: Skin = ['#F6D3A5', '#DDA873'];
const SECOND: Skin = ['#EDBE93', '#C98B5F'];
const FIRST: Skin = ['#A56B43', '#7C4A2B'];
const CAPTAIN: Skin = ['#E8B383', '#BF8253'];
const CHIEF: Skin = ['#F3D6B8', '#D0A47C'];

/** From the back to the front. The strips on the shoulders come last, for everybody. */
export const PILOTS: Readonly<Record<Level, readonly Shape[]>> = {
  cadet: [
    ['M0 61C13 60 30 63 36 71l2 9H0Z', '#A9743C', '#85562A'],
    neck(CADET),
    ['M0 12C17 12 24 24 23 40L21 54 13 58H0Z', '#9A6233', '#744620'],
    ['M0 22C13 22 17 30 17 39 17 51 9 59 0 59Z', ...CADET],
    ['M0 24C11 24 14 27 16 33 17 26 12 20 0 20Z', '#C8792E', '#A45F27'],
    ['M0 56C8 56 14 57 17 60 18 66 10 71 0 71Z', RED, '#8E2510'],
    ['M3 68 13 71 15 80H5Z', '#D2492B'],
    ['M6 36q3-4 6 0 0 4-3 4t-3-4Z', INK, INK],
    ['M6 32q3-2.500 7-.5l-.5 1.500q-3-1.500-6 .5Z', '#A45F27', '#7F4719'],
    ['M0 38 3 45 0 46Z', CADET[1]],
    ['M0 49C4 49 6 48 8 46.500 7.500 52 4 54.500 0 54.500Z', PAPER, '#E6D6B4'],
    [
      'M8 44h1.600v1.600H8ZM11 42.500h1.600v1.600H11ZM11.500 45.500h1.600v1.600h-1.600Z',
      '#C98B57',
      '#B9773F',
    ],
    ['M0 17H22V22H0Z', INK, INK],
    ['M1 15H12C16 15 17 18 16.500 21 16 25 13 26 9 26H6C3 26 1 24 1 20Z', '#E6D6B4', '#BFA774'],
    [
      'M3 17H12C14.500 17 14.800 19 14.500 20.500 14 23.500 12 24 9 24H6.500C4 24 3 22.500 3 20Z',
      '#7FB5BA',
      '#4E8A93',
    ],
    ['M-12 17H-7L-11 24H-13.500L-14.500 20ZM6 17H9L5 24 3.500 22Z', '#CBE6E2'],
  ],
  'second-officer': [
    ['M0 12C18 12 25 26 24 42L23 55 12 60H0Z', '#33252B', '#21171C'],
    ...UNIFORM,
    neck(SECOND),
    ['M0 20C12 20 17 28 17 38 17 49 8 59 0 59Z', ...SECOND],
    ['M0 17C14 17 21 24 20 40L17 42C17 32 12 27 0 27Z', '#33252B', '#21171C'],
    EYES,
    nose(SECOND),
    [
      'M1 37C1 32 4 31 8.500 31S16 32 16 37 13 43.500 8.500 43.500 1 42 1 37Zm2 0c0 3 2 4.500 5.500 4.500S14 40 14 37s-2-4-5.500-4S3 34 3 37Z',
      INK,
      INK,
    ],
    ['M0 35.500H2V37.500H0Z', INK, INK],
    ['M0 51 5 50.500Q4 54 0 54Z', RED, '#8E2510'],
    ['M-25 23 -14 8Q4 1 22 7L25 16 -22 27Z', '#193A50'],
    ['M-25 23Q0 10 25 16L24 21Q0 16-23 28Z', '#28506B'],
    ['M-25 23Q0 10 25 16V17.300Q0 11.500-24.800 24.400Z', GOLD],
    ['M8 8 10 10.500H16L13 13H10.500L9.500 15 8.500 13H6L3 10.500H7Z', GOLD],
  ],
  'first-officer': [
    ...UNIFORM,
    ears(FIRST),
    neck(FIRST),
    ['M0 22H16L18 38 15 51 8 58H0Z', ...FIRST],
    ['M14 24H18.500V37L16.500 36Z', '#1D1412', '#140D0B'],
    EYES,
    ['M5 32.500 13 32V33.800L5 34.500Z', '#1D1412', '#140D0B'],
    nose(FIRST),
    ['M0 50.500 7 49.500Q5 53.500 0 53.500Z', PAPER, '#E6D6B4'],
    ...cap(['#28506B', '#193A50'], INK),
    WINGS,
    ['M17 33H22V46H17Z', '#2A2F36', '#14181D'],
    ['M20 45 17.500 53 8 55.500V54L16.500 51.500 18.500 45Z', '#14181D'],
  ],
  captain: [
    ...UNIFORM,
    ears(CAPTAIN),
    neck(CAPTAIN),
    ['M0 22H17L18 40 13 54 7 60H0Z', ...CAPTAIN],
    ['M14 24H19V41L16 38Z', '#8D8578', '#6B6459'],
    nose(CAPTAIN),
    ['M2 35.500 15 34.500Q16 42 9 43 3 43 2 35.500Z', INK, '#0B141B'],
    ['M4 36.800 9 36.400 6 41Q4 40 4 36.800Z', '#5B7F8C', '#2F4B58'],
    ['M0 35.500H3V37H0Z', INK, INK],
    ['M0 47C5 46 11 48 15 45 15 51 8 54 0 51Z', '#5A3A22', '#412814'],
    ['M0 54.500H4L0 56Z', '#8E5A35', '#8E5A35'],
    ...cap(['#28506B', '#193A50'], GOLD),
    WINGS,
  ],
  'chief-pilot': [
    ['M0 16C18 16 25 28 23 40 25 47 21 52 17 52H0Z', '#DCDDD8', '#AEB3B1'],
    ...UNIFORM,
    neck(CHIEF),
    ['M0 22C13 22 16.500 30 16.500 38L14 49 4 59H0Z', ...CHIEF],
    ['M0 24H17C23 28 22 38 19.500 44 17 36 16 31 0 30Z', '#EDEDE6', '#BFC4C1'],
    ['M5.500 37 13 35.500Q12 39.500 9 39.500 6.500 39.500 5.500 37Z', INK, INK],
    ['M5 34.500Q10 32 14 33.500L13.500 35 5 36Z', '#8D8F8B', '#6F726F'],
    nose(CHIEF),
    ['M0 50.500 5.500 50Q4 52.800 0 53Z', RED, '#8E2510'],
    ...cap([PAPER, '#DCCBA4'], INK),
    ['M0 20.500C8 20.500 15 21 21 22.500V26C14 24.500 8 24 0 24Z', GOLD, '#C08A2B'],
    ['M3 29 8 27.500 6.500 30.500ZM9 29.500 14 28 12 31Z', GOLD, '#C08A2B'],
    ['M0 8 2.500 13H12L9 15.500H11L7.500 18H3L0 20Z', GOLD, '#C08A2B'],
  ],
};

/** Strips on a shoulder: as many as the level is strong. */
export function strips(strength: number): string {
  return Array.from({ length: strength }, (_, i) => {
    const x = 31 - 3.4 * i;
    return `M${x} ${64.6 + (x - 17) * 0.26}l2 .6v6.500l-2-.6Z`;
  }).join('');
}

const HOW_MANY = 14;
const AROUND = (2 * Math.PI) / HOW_MANY;
const ray = (angle: number): string =>
  `${Math.round(70 * Math.cos(angle))} ${40 + Math.round(70 * Math.sin(angle))}`;

/** Behind everybody, as on the posters. */
export const RAYS = Array.from(
  { length: HOW_MANY },
  (_, i) => `M0 40 ${ray(i * AROUND)} ${ray((i + 0.5) * AROUND)}Z`,
).join('');
