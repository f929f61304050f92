const MILLION = 1_000_000;

/** A number of bytes as people read it: "1.4 MB". */
export function megabytes(language: string): (bytes: number) => string {
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return (bytes) => format.format(bytes / MILLION);
}
