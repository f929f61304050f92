/** The result is not needed before the end of a game. */
export const loadResult = async () => (await import('./Result.svelte')).default;
