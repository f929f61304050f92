import type { Event } from '@tarmac/airlines-1990';

export type Scored = Extract<Event, { type: 'scored' }>;

export function isScored(event: Event): event is Scored {
  return event.type === 'scored';
}
