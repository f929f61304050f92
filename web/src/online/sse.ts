import type { EventData, EventName } from '@tarmac/protocol';

/** An event of a stream. */
export type Heard = {
  [N in EventName]: { readonly event: N; readonly id: string | undefined; readonly data: EventData<N> };
}[EventName];

/** An event about a table. */
export type TableHeard = Exclude<Heard, { readonly event: 'hello' | 'mine' }>;

/** Cuts the text of a stream into events, however it arrives. Comments are no events. */
export class EventReader {
  #rest = '';

  take(text: string): Heard[] {
    const parts = (this.#rest + text).split('\n\n');
    this.#rest = parts.pop() ?? '';
    return parts.flatMap((part) => read(part) ?? []);
  }
}

function read(part: string): Heard | null {
  const fields: Partial<Record<string, string>> = {};
  for (const line of part.split('\n')) {
    const at = line.indexOf(': ');
    if (at > 0) fields[line.slice(0, at)] = line.slice(at + 2);
  }
  const { event, id, data } = fields;
  return event === undefined || data === undefined ? null : ({ event, id, data: JSON.parse(data) } as Heard);
}
