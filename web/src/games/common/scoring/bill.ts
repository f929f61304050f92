/** The paper of a poster, in units of its drawing: the sun stands on the ground. */
export const PAGE = { width: 400, height: 640, ground: 512, sun: 144 } as const;
