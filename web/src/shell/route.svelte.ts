import { onceLeft, panelOfEntry } from '../ui/panels.ts';

/** Where one can be. Every place has an address, so reload and Back work everywhere. */
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'tables' }
  /** How the games differ. */
  | { readonly page: 'differences' }
  /** The guided first game of a game. */
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'table'; readonly id: string; readonly step?: number }
  /** A table of the server: invitation, waiting room, game. */
  | { readonly page: 'online'; readonly id: string; readonly step?: number }
  /** A table of this device is to go on there. */
  | { readonly page: 'bring'; readonly id: string }
  /** My tables of the server; with a code, this device becomes another guest. */
  | { readonly page: 'lobby'; readonly code?: string }
  /** A game that came as a link. */
  | { readonly page: 'shared'; readonly link: string };

function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [place, ...rest] = path.split('/');
  const what = rest.join('/');
  if (place === 'new' && what !== '') return { page: 'setup', game: decode(what) };
  if (place === 'learn' && what !== '') return { page: 'learn', game: decode(what) };
  if (place === 'tables') return { page: 'tables' };
  if (place === 'differences') return { page: 'differences' };
  if (place === 'game' && what !== '') return { page: 'shared', link: decode(what) };
  if (place === 'table' && what !== '') return { page: 'table', id: decode(what), ...stepIn(query) };
  // Invitations lead to `t`.
  if ((place === 'online' || place === 't') && what !== '')
    return { page: 'online', id: decode(what), ...stepIn(query) };
  if (place === 'bring' && what !== '') return { page: 'bring', id: decode(what) };
  if (place === 'online') return { page: 'lobby' };
  if (place === 'code' && what !== '') return { page: 'lobby', code: decode(what) };
  return { page: 'start' };
}

function stepIn(query: string): { readonly step?: number } {
  const step = new URLSearchParams(query).get('step') ?? '';
  return /^\d{1,6}$/.test(step) ? { step: Number(step) } : {};
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'start':
      return '#/';
    case 'setup':
      return `#/new/${encodeURIComponent(route.game)}`;
    case 'tables':
      return '#/tables';
    case 'differences':
      return '#/differences';
    case 'learn':
      return `#/learn/${encodeURIComponent(route.game)}`;
    case 'shared':
      return `#/game/${encodeURIComponent(route.link)}`;
    case 'bring':
      return `#/bring/${encodeURIComponent(route.id)}`;
    case 'lobby':
      return route.code === undefined ? '#/online' : `#/code/${encodeURIComponent(route.code)}`;
    case 'table':
    case 'online': {
      const step = route.step === undefined ? '' : `?step=${route.step}`;
      return `#/${route.page}/${encodeURIComponent(route.id)}${step}`;
    }
  }
}

let current = $state.raw<Route>(readRoute(location.hash));

export function route(): Route {
  return current;
}

/** Called once: follows links, Back and Forward. */
export function watchAddress(): void {
  addEventListener('popstate', () => {
    const to = readRoute(location.hash);
    if (addressOf(to) !== addressOf(current)) current = to;
  });
}

export function go(to: Route): void {
  onceLeft(() => {
    if (panelOfEntry() !== undefined) return replace(to);
    history.pushState(null, '', addressOf(to));
    arrive(to);
  });
}

/** Goes on without a way back to the current place, which was only on the way. */
export function replace(to: Route): void {
  history.replaceState(null, '', addressOf(to));
  arrive(to);
}

/** Writes a step of the past into the address of its table, so that a reload stays there. */
export function noteStep(id: string, step: number | undefined): void {
  onceLeft(() => {
    const here = readRoute(location.hash);
    if ((here.page !== 'table' && here.page !== 'online') || here.id !== id) return;
    const address = addressOf({ page: here.page, id, ...(step === undefined ? {} : { step }) });
    history.replaceState(history.state, '', address);
  });
}

/** A code that was scanned is used once, and is nobody else's business. */
export function forgetCode(): void {
  if (current.page !== 'lobby' || current.code === undefined) return;
  history.replaceState(history.state, '', addressOf({ page: 'lobby' }));
}

function arrive(to: Route): void {
  current = to;
  scrollTo(0, 0);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
