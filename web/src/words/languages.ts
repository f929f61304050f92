/** The languages of the page, by their names in themselves. */
export const LANGUAGES = { en: 'English', it: 'Italiano', fr: 'Français', de: 'Deutsch' };
export type Language = keyof typeof LANGUAGES;
