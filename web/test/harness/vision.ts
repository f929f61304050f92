/** Linear light: red, green, blue from 0 to 1. */
export type Light = readonly [number, number, number];

type Matrix = readonly [Light, Light, Light];

/** Full deficiencies, by the model of Machado, Oliveira and Fernandes (2009), on linear light. */
const PROTANOPIA: Matrix = [
  [0.152286, 1.052583, -0.204868],
  [0.114503, 0.786281, 0.099216],
  [-0.003882, -0.048116, 1.051998],
];
const DEUTERANOPIA: Matrix = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];
const TRITANOPIA: Matrix = [
  [1.255528, -0.076749, -0.178779],
  [-0.078411, 0.930809, 0.147602],
  [0.004733, 0.691367, 0.3039],
];

const dot = ([a, b, c]: Light, [r, g, l]: Light): number => a * r + b * g + c * l;
const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const through =
  ([red, green, blue]: Matrix) =>
  (light: Light): Light => [clamp(dot(red, light)), clamp(dot(green, light)), clamp(dot(blue, light))];

/** How people see. */
export const VISIONS: Readonly<Record<string, (light: Light) => Light>> = {
  everybody: (light) => light,
  greyscale: (light) => [luminance(light), luminance(light), luminance(light)],
  protanopia: through(PROTANOPIA),
  deuteranopia: through(DEUTERANOPIA),
  tritanopia: through(TRITANOPIA),
};

/** Of an 8-bit sRGB channel. */
export const linear = (byte: number): number => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** As the eye weighs it. */
export const luminance = (light: Light): number => dot([0.2126, 0.7152, 0.0722], light);

/** Of two luminances, as WCAG counts it, from 1 to 21. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** A place in OKLab, where distances are as large as they look. */
export function seen(light: Light): Light {
  const cones: Light = [
    Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], light)),
    Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], light)),
    Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], light)),
  ];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
}

/** How different two places in OKLab look, from 0 to about 100. */
export function difference(a: Light, b: Light): number {
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
