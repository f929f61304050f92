import { newId } from '../client.ts';
import { broughtGame } from '../tables.ts';
import type { Twins } from './twins.ts';

/** What guests do away from a table, while a game goes on elsewhere: each thing once, and it is done. */
export async function errands(twins: Twins, game: string): Promise<void> {
  const { json } = await twins.ask(null, 'newGuest', { body: { name: 'Zoe', program: true } });
  const { token } = json as { token: string };
  await twins.ask(null, 'newGuest', { body: { name: 'Zoe' } }); // a browser: a cookie
  await twins.ask(token, 'rename', { body: { name: 'Zoë' } });
  const code = await twins.ask(token, 'newCode');
  await twins.ask(null, 'useCode', { body: code.json && { code: (code.json as { code: string }).code } });
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const wish = { id: newId(), game, seats, access: 'listed' };
  const table = await twins.ask(token, 'newTable', { body: wish });
  const { id } = (table.json as { room: { id: string } }).room;
  const params = { id };
  await twins.ask(token, 'seat', {
    params,
    body: { seat: 1, player: { kind: 'bot', bot: 'random', name: 'B' } },
  });
  await twins.ask(token, 'bringTable', { body: { id: newId(), ...broughtGame(game) } });
  await twins.ask(null, 'listedTables');
  await twins.ask(token, 'leave', { params });
  await twins.ask(token, 'signOut');
  await twins.ask(token, 'me');
}
