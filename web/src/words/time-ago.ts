const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago something was, by the rules of a language; both moments in milliseconds. */
export function timeAgo(language: string, justNow: string): (then: number, now: number) => string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return (then, now) => {
    const seconds = (now - then) / 1000;
    const found = UNITS.find(([, length]) => seconds >= length);
    return found ? relative.format(-Math.floor(seconds / found[1]), found[0]) : justNow;
  };
}
