export type Factors = Readonly<Record<string, readonly unknown[]>>;
export type Row<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] };
/** Whether two values may stand together; asked of parts of rows too. */
type Possible<F extends Factors> = (row: Partial<Row<F>>) => boolean;

/**
 * Rows in which every two values of different factors stand together at least once: far fewer than the product, and
 * what only two of them do together is still seen. The same rows every time.
 */
export function covering<F extends Factors>(factors: F, possible: Possible<F> = () => true): Row<F>[] {
  const names: readonly string[] = Object.keys(factors);
  const allows = (row: Readonly<Record<string, unknown>>): boolean => possible(row as Partial<Row<F>>);
  const missing = new Map<string, Record<string, unknown>>();
  const key = (row: Readonly<Record<string, unknown>>, one: string, other: string): string =>
    [one, other].map((name) => `${name} ${factors[name]?.indexOf(row[name])}`).join();
  names.forEach((one, i) => {
    for (const other of names.slice(i + 1))
      for (const a of factors[one] ?? [])
        for (const b of factors[other] ?? []) {
          const pair = { [one]: a, [other]: b };
          if (allows(pair)) missing.set(key(pair, one, other), pair);
        }
  });

  /** Pairs of a row that no row had before. */
  const fresh = (row: Readonly<Record<string, unknown>>): string[] =>
    names.flatMap((one, i) =>
      names
        .slice(i + 1)
        .filter((other) => one in row && other in row)
        .map((other) => key(row, one, other))
        .filter((pair) => missing.has(pair)),
    );
  /** The value that brings the most such pairs; of equals, the first after the one taken last. */
  const taken = new Map<string, number>();
  const bestOf = (row: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> => {
    const values = factors[name] ?? [];
    const from = (taken.get(name) ?? -1) + 1;
    const rows = values
      .map((_, i) => ({ ...row, [name]: values[(from + i) % values.length] }))
      .filter(allows);
    const gains = rows.map((row) => fresh(row).length);
    const best = rows[gains.indexOf(Math.max(...gains))];
    if (!best) throw new Error(`No ${name} is possible in ${JSON.stringify(row)}.`);
    taken.set(name, values.indexOf(best[name]));
    return best;
  };

  const rows: Row<F>[] = [];
  for (const pair of missing.values()) {
    const row = names.filter((name) => !(name in pair)).reduce(bestOf, pair);
    for (const met of fresh(row)) missing.delete(met);
    rows.push(Object.fromEntries(names.map((name) => [name, row[name]])) as Row<F>);
  }
  return rows;
}
