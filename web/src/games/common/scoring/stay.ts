/** How long a scene stays at speed 1, in milliseconds. */
export const STAY = 4200;
