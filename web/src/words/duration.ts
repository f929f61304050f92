const UNITS = [
  ['week', 10_080],
  ['day', 1_440],
  ['hour', 60],
] as const;

/** A stretch of time in the largest unit that fits, by the rules of a language: "3 minutes". */
export function durationIn(language: string, instant: string): (milliseconds: number) => string {
  const said = (amount: number, unit: string): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  return (milliseconds) => {
    const minutes = Math.floor(milliseconds / 60_000);
    if (minutes < 1) return instant;
    const found = UNITS.find(([, length]) => minutes >= length);
    return found ? said(Math.floor(minutes / found[1]), found[0]) : said(minutes, 'minute');
  };
}
