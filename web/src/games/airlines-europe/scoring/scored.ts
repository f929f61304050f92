import type { Event } from '@tarmac/airlines-europe';

export type Scored = Extract<Event, { type: 'scored' }>;

export function isScored(event: Event): event is Scored {
  return event.type === 'scored';
}
