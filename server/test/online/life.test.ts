import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@tarmac/games';
import { parseRecord, verify } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import { type Client, newId } from './client.ts';
import { begun, GAME, gathered, look, playFirst, turnOf } from './tables.ts';
import { folder, world } from './world.ts';

const MINUTE = 60_000;

describe('sitting down', () => {
  test('people join by link, see each other come, and play', async () => {
    const here = await world();
    const host = await here.client('Ada');
    const { room } = await host.ok('newTable', {
      id: newId(),
      game: GAME,
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy', name: 'Bruno' }],
      access: 'link',
    });
    const { id } = room;
    const stream = await host.stream(`/api/tables/${id}/events`);
    await stream.next('table');
    const guest = await here.client('Ada');
    expect(await guest.refused('join', { seat: 0 }, { params: { id } })).toBe('409 seat-taken');
    const { room: joined } = await guest.ok('join', { seat: 'any' }, { params: { id } });
    expect(joined.seats[1]?.player).toEqual({ kind: 'person', name: 'Ada 2' }); // two Adas would be taken for each other
    expect(joined.seats[2]?.player).toEqual({ kind: 'bot', name: 'Bruno', bot: 'greedy-1' });
    await stream.next('room', ({ room: { seats } }) => seats[1].player !== null);
    expect(await guest.refused('start', { free: 'remove' }, { params: { id } })).toBe('403 not-the-host');
    await host.ok('start', { free: 'remove' }, { params: { id } });
    const { data } = await stream.next('table');
    expect(data.play.players).toHaveLength(3);
    for (const client of [host, guest]) await playFirst(client, id);
    await stream.next('news', ({ frame }) => frame.step === 3); // the bot has chosen too
    const { room: after } = await look(guest, id);
    expect(after.phase).toBe('running');
    expect(after.seats[after.me?.seat ?? -1]?.who).toBe(after.me?.who);
    expect(await guest.refused('join', { seat: 'any' }, { params: { id } })).toBe('409 already-begun');
  });

  test('a seat can be changed for a free one; asked for again, it stays', async () => {
    const here = await world();
    const { id, clients } = await gathered(here, 3);
    const [host, second, third] = clients as [Client, Client, Client];
    await third.ok('leave', {}, { params: { id } });
    expect(await second.refused('join', { seat: 0 }, { params: { id } })).toBe('409 seat-taken');
    for (const seat of ['any', 1] as const) {
      expect((await second.ok('join', { seat }, { params: { id } })).room.me?.seat).toBe(1);
    }
    const { room } = await second.ok('join', { seat: 2 }, { params: { id } });
    expect(room.seats.map(({ player }) => player?.name ?? null)).toEqual(['P0', null, 'P1']);
    expect(room.host).toBe((await look(host, id)).room.me?.who);
  });

  test('the same request opens one table, also twice at once', async () => {
    const here = await world();
    const host = await here.client('Ada');
    const wish = {
      id: newId(),
      game: GAME,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      access: 'link',
    } as const;
    const rooms = await Promise.all([1, 2, 3].map(() => host.ok('newTable', wish)));
    expect(new Set(rooms.map(({ room }) => room.id)).size).toBe(1);
    expect((await host.ok('myTables')).tables).toHaveLength(1);
  });

  test('what cannot be played is not opened', async () => {
    const here = await world();
    const host = await here.client('Ada');
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const wish = { id: newId(), game: GAME, seats, access: 'link' } as const;
    expect(await host.refused('newTable', { ...wish, game: 'chess' })).toBe('422 unknown-game');
    expect(await host.refused('newTable', { ...wish, board: 'mars' })).toBe('422 unknown-board');
    expect(await host.refused('newTable', { ...wish, options: { fast: true } })).toBe('422 unknown-option');
    expect(await host.refused('newTable', { ...wish, seats: [{ kind: 'me' }] })).toBe('409 too-few-players');
    const bot = { kind: 'bot', bot: 'hal', name: '' } as const;
    expect(await host.refused('newTable', { ...wish, seats: [bot, ...seats] })).toBe('422 unknown-bot');
    expect((await host.ok('myTables')).tables).toEqual([]);
  });

  test('free places become bots, and those who sit keep their neighbours', async () => {
    const here = await world();
    const { id, clients } = await gathered(here, 3);
    const [host, second, third] = clients as [Client, Client, Client];
    await second.ok('leave', {}, { params: { id } });
    expect((await look(third, id)).room.seats[1]?.player).toBe(null);
    await host.ok('start', { free: { bots: [{ bot: 'random', name: 'Bruno' }] } }, { params: { id } });
    const { room } = await look(third, id);
    const names = room.seats.map(({ player }) => player?.name);
    const first = names.indexOf('P0');
    expect([0, 1, 2].map((i) => names[(first + i) % 3])).toEqual(['P0', 'Bruno', 'P2']);
    expect(room.seats[room.me?.seat ?? -1]?.player?.name).toBe('P2');
  });

  test('a freed seat loses its streams, and the next one may sit there', async () => {
    const here = await world();
    const { id, clients } = await gathered(here, 2);
    const [host, guest] = clients as [Client, Client];
    const one = await guest.stream(`/api/tables/${id}/events`);
    const many = await guest.stream(`/api/events?at=${id}`);
    await Promise.all([one.next('table'), many.next('table')]);
    await host.ok('seat', { seat: 1, player: { kind: 'open' } }, { params: { id } });
    expect((await one.next('gone')).data.code).toBe('look-again');
    await one.ended();
    await many.next('gone');
    await host.ok('say', { id: newId(), text: 'only for us' }, { params: { id } });
    expect((await look(guest, id)).room.me).toBe(null);
    expect(many.text).not.toContain('only for us');
    expect(await guest.refused('say', { id: newId(), text: 'hm' }, { params: { id } })).toBe(
      '403 not-a-member',
    );
  });

  test('listed tables are found until they begin', async () => {
    const here = await world();
    const host = await here.client('Ada');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random', name: '' }] as const;
    const { room } = await host.ok('newTable', { id: newId(), game: GAME, seats, access: 'listed' });
    await host.ok('newTable', { id: newId(), game: GAME, seats, access: 'link' });
    const stranger = await here.client();
    expect((await stranger.ok('listedTables')).tables.map(({ id }) => id)).toEqual([room.id]);
    await host.ok('start', { free: 'remove' }, { params: { id: room.id } });
    expect((await stranger.ok('listedTables')).tables).toEqual([]);
  });

  test('tables that never began are gone after seven days', async () => {
    let now = 1_800_000_000_000;
    const here = await world({ now: () => now });
    const { id, clients } = await gathered(here, 2);
    const running = await begun(here, 2);
    const stream = await (clients[0] as Client).stream(`/api/tables/${id}/events`);
    await stream.next('table');
    now += 7 * 24 * 60 * MINUTE - 1;
    await here.online.sweep();
    await look(clients[0] as Client, id);
    now += 2;
    await here.online.sweep();
    expect((await stream.next('gone')).data.code).toBe('no-such-table');
    expect(await (clients[0] as Client).refused('table', undefined, { params: { id } })).toBe(
      '404 no-such-table',
    );
    await look(running.seats[0] as Client, running.id);
  });
});

describe('people vanish', () => {
  test('who leaves is played by a bot, and takes the seat back', async () => {
    const here = await world();
    const { id, seats } = await begun(here, 2);
    const [first, second] = seats as [Client, Client];
    await playFirst(first, id);
    const { room } = await second.ok('leave', {}, { params: { id } });
    expect(room.seats[1]?.player).toMatchObject({ kind: 'bot', bot: 'first-officer-1' });
    const stream = await first.stream(`/api/tables/${id}/events`);
    await stream.next('table', () => true);
    if ((await turnOf(first, id)).legal.length === 0)
      await stream.next('news', ({ frame }) => frame.legal.length > 0);
    expect(
      await second.refused('move', { id: newId(), expected: 0, move: { type: 'cash' } }, { params: { id } }),
    ).toBe('403 not-your-seat');
    const { room: back } = await second.ok('takeBack', {}, { params: { id } });
    expect(back.seats[1]?.player?.kind).toBe('person');
  });

  test('the others may seat a bot for somebody who is away, all of them and not too early', async () => {
    let now = 1_800_000_000_000;
    const here = await world({ now: () => now, grace: 1 });
    const { id, seats } = await begun(here, 3);
    const [ada, ben, absent] = seats as [Client, Client, Client];
    await Promise.all([ada, ben].map((client) => client.stream(`/api/tables/${id}/events`)));
    const present = async () => (await look(ada, id)).room.seats.map((seat) => seat.here);
    const visit = await absent.stream(`/api/tables/${id}/events`);
    await expect.poll(present).toEqual([true, true, true]);
    expect(await ada.refused('propose', { kind: 'bot', seat: 2 }, { params: { id } })).toBe('409 not-away');
    visit.close();
    await expect.poll(present).toEqual([true, true, false]);
    now += 59 * MINUTE;
    expect(await ada.refused('propose', { kind: 'bot', seat: 2 }, { params: { id } })).toBe('409 not-away');
    now += 2 * MINUTE;
    const { room } = await ada.ok('propose', { kind: 'bot', seat: 2 }, { params: { id } });
    expect(room.vote).toMatchObject({ kind: 'bot', seat: 2, missing: [room.seats[1]?.who] });
    expect((await ben.ok('myTables')).tables[0]?.mine).toBe(true);
    const moment = await absent.stream(`/api/tables/${id}/events`);
    await moment.next('table');
    moment.close(); // back, if only for a moment
    await expect.poll(async () => (await look(ada, id)).room.vote).toBe(null);
    await expect.poll(present).toEqual([true, true, false]);
    now += 61 * MINUTE;
    const { room: second } = await ada.ok('propose', { kind: 'bot', seat: 2 }, { params: { id } });
    const vote = second.vote?.vote ?? -1;
    const agreed = await ben.ok('vote', { agree: true }, { params: { id, vote } });
    expect(agreed.room.seats[2]?.player?.kind).toBe('bot');
    expect(await ben.refused('vote', { agree: true }, { params: { id, vote } })).toBe('409 no-such-vote');
  });

  test('all together go back, or end without a result; one refusal is enough', async () => {
    const here = await world();
    const { id, seats } = await begun(here, 2);
    const [ada, ben] = seats as [Client, Client];
    for (const seat of seats) await playFirst(seat, id);
    const params = { id, vote: 1 };
    expect(await ada.refused('propose', { kind: 'rewind', step: 3 }, { params })).toBe('400 bad-shape');
    await ada.ok('propose', { kind: 'rewind', step: 0 }, { params });
    expect(await ben.refused('propose', { kind: 'end' }, { params })).toBe('409 vote-open');
    await ben.ok('vote', { agree: false }, { params });
    expect((await look(ada, id)).play?.frame.step).toBe(2);
    await ben.ok('propose', { kind: 'rewind', step: 0 }, { params });
    await ada.ok('vote', { agree: true }, { params: { id, vote: 2 } });
    expect((await look(ada, id)).play?.frame.step).toBe(0);
    await ben.ok('propose', { kind: 'end' }, { params });
    const { room } = await ada.ok('vote', { agree: true }, { params: { id, vote: 3 } });
    expect(room.phase).toBe('over');
    expect((await look(ada, id)).play?.frame.status.ended).toBe('agreed');
  });

  test("the host's rights pass on: when the host leaves, or is away for ten minutes", async () => {
    let now = 1_800_000_000_000;
    const here = await world({ now: () => now++, grace: 1 });
    const { id, clients } = await gathered(here, 3);
    const [host, second, third] = clients as [Client, Client, Client];
    const { room } = await look(second, id);
    const [hostWho, secondWho, thirdWho] = room.seats.map(({ who }) => who);
    expect(room.host).toBe(hostWho);
    await host.ok('leave', {}, { params: { id } });
    expect((await look(second, id)).room.host).toBe(secondWho);
    await third.stream(`/api/tables/${id}/events`);
    const present = async () => (await look(third, id)).room.seats.map((seat) => seat.here);
    await expect.poll(present).toEqual([false, false, true]);
    now += 9 * MINUTE;
    await here.online.sweep();
    expect((await look(third, id)).room.host).toBe(secondWho);
    now += 2 * MINUTE;
    await here.online.sweep();
    expect((await look(third, id)).room.host).toBe(thirdWho);
  });
});

describe('talk', () => {
  test('is heard by those who joined, in order, once; the host may mute', async () => {
    const here = await world();
    const { id, clients } = await gathered(here, 2);
    const [host, guest] = clients as [Client, Client];
    const stranger = await here.client();
    const streams = await Promise.all(
      [host, stranger].map((client) => client.stream(`/api/tables/${id}/events`)),
    );
    const [mine, theirs] = streams as [(typeof streams)[0], (typeof streams)[0]];
    await Promise.all(streams.map((stream) => stream.next('table')));
    const said = { id: newId(), text: '  <b>Hello</b>\u202e ' };
    const [{ message }, again] = (await Promise.all(
      [1, 2].map(() => guest.ok('say', said, { params: { id } })),
    )) as [Awaited<ReturnType<typeof guest.ok<'say'>>>, unknown];
    expect(again).toEqual({ ok: true, message });
    expect(message).toMatchObject({ n: 1, name: 'P1', text: '<b>Hello</b>' });
    await guest.ok('react', { reaction: 'wow' }, { params: { id } });
    await mine.next('reaction', ({ reaction }) => reaction === 'wow');
    const who = message.who;
    await host.ok('mute', { who, muted: true }, { params: { id } });
    expect(await guest.refused('say', { id: newId(), text: 'x' }, { params: { id } })).toBe('403 muted');
    expect(mine.heard.filter(({ event }) => event === 'talk').map(({ data }) => data.messages)).toEqual([
      [message],
    ]);
    await guest.ok('leave', {}, { params: { id } });
    await theirs.next('room');
    expect(theirs.text).not.toContain('Hello');
    expect((await look(stranger, id)).talk).toEqual([]);
    expect((await look(host, id)).talk).toEqual([message]);
  });
});

describe('the end', () => {
  test('the record is open to those who sat there, and complete; the rematch is one table', async () => {
    const here = await world();
    const { id, seats } = await begun(here, 3, 'air-kwire');
    const [ada, ben, dan] = seats as [Client, Client, Client];
    const stranger = await here.client('Cleo');
    expect(await ada.refused('record', undefined, { params: { id } })).toBe('403 not-over');
    expect(await ada.refused('rematch', {}, { params: { id } })).toBe('403 not-over');
    await ada.ok('propose', { kind: 'end' }, { params: { id } });
    await ben.ok('vote', { agree: true }, { params: { id, vote: 1 } });
    await dan.ok('vote', { agree: true }, { params: { id, vote: 1 } });
    const record = parseRecord(await ben.ok('record', undefined, { params: { id } }));
    expect(verify(findGame(record.game), record).status).toBe('unfinished');
    expect(await stranger.refused('record', undefined, { params: { id } })).toBe('403 not-a-member');
    const [one, two] = await Promise.all(
      [ada, ben].map((client) => client.ok('rematch', {}, { params: { id } })),
    );
    expect(one?.room.id).toBe(two?.room.id);
    expect(one?.room.id).not.toBe(id);
    expect(one?.room.phase).toBe('gathering');
    expect(two?.room.me?.seat).toBe(1);
    expect((await look(ben, id)).room.rematch).toBe(one?.room.id);
  });
});

describe('another device', () => {
  test('a code makes it the same guest, once and for ten minutes', async () => {
    let now = 1_800_000_000_000;
    const here = await world({ now: () => now });
    const { id, seats } = await begun(here, 2);
    const [ada] = seats as [Client];
    const { code, until } = await ada.ok('newCode', {});
    expect(until).toBe(now + 10 * MINUTE);
    const phone = await here.client();
    const typed = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase();
    const { token } = await phone.ok('useCode', { code: typed, program: true });
    phone.token = token;
    expect((await look(phone, id)).room.me?.seat).toBe(0);
    expect(await phone.refused('useCode', { code })).toBe('404 bad-code');
    const { code: late } = await ada.ok('newCode', {});
    now += 10 * MINUTE;
    expect(await phone.refused('useCode', { code: late })).toBe('404 bad-code');
    const stream = await phone.stream('/api/events');
    await stream.next('hello');
    await phone.ok('signOut', {});
    await stream.ended();
    expect(await phone.refused('myTables')).toBe('401 not-a-guest');
    await ada.ok('myTables');
  });
});

describe('my tables', () => {
  test('those that wait for me come first, and a stream tells when that changes', async () => {
    const here = await world();
    const { id, seats } = await begun(here, 2);
    const [ada, ben] = seats as [Client, Client];
    const stream = await ben.stream('/api/events');
    await stream.next('hello');
    expect((await ben.ok('myTables')).tables).toMatchObject([{ id, mine: true, seat: 1 }]);
    await playFirst(ben, id);
    expect((await stream.next('mine')).data.table).toMatchObject({ id, mine: false });
    await playFirst(ada, id);
    const tables = await Promise.all([ada, ben].map((client) => client.ok('myTables')));
    expect(tables.map(({ tables: [table] }) => table?.mine)).toEqual([true, false]);
  });
});

describe('the invitation', () => {
  test('is the application, and says what is played and who sits there without script', async () => {
    const root = folder();
    const part = '<script type="module" src="./assets/a.js"></script><link href="./a.css">';
    const own = `<meta name="description" content="Games"><title>Tarmac</title>${part}<noscript>$&</noscript>`;
    writeFileSync(join(root, 'index.html'), own);
    const here = await world({ root });
    const client = await here.client('A$& <b>');
    const { room } = await client.ok('newTable', {
      id: newId(),
      game: GAME,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      access: 'link',
    });
    const text = await (await fetch(`${here.url}/t/${room.id}`)).text();
    expect(text).toContain('<script type="module" src="../assets/a.js"></script><link href="../a.css">');
    expect(text).toContain('<title>Airlines Europe · Tarmac</title>');
    expect(text).toContain('<meta property="og:title" content="Airlines Europe">');
    expect(text.match(/name="description"/g)).toHaveLength(1);
    expect(text).toMatch(/<noscript><h1>Airlines Europe<\/h1>\n<p>.*A\$&amp; &lt;b&gt;.*<\/p><\/noscript>/);
  });

  test('says what is played and who sits there, without script, and changes nothing', async () => {
    const here = await world({ publicUrl: new URL('https://play.example.org/tarmac') });
    const client = await here.client('"><script>alert(1)</script>');
    const { room } = await client.ok('newTable', {
      id: newId(),
      game: GAME,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      access: 'link',
    });
    const before = JSON.stringify((await look(client, room.id)).room);
    const page = await fetch(`${here.url}/t/${room.id}`);
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).not.toContain('<script');
    expect(text).toContain('<meta property="og:title" content="Airlines Europe">');
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain(`url=../#/t/${room.id}`);
    expect(text).toContain(`content="https://play.example.org/tarmac/t/${room.id}"`);
    expect(JSON.stringify((await look(client, room.id)).room)).toBe(before);
    expect((await fetch(`${here.url}/t/AAAAAAAAAAAAAAAA`)).status).toBe(404);
    const { links } = await client.ok('invitation', undefined, { params: { id: room.id } });
    expect(links).toEqual([`https://play.example.org/tarmac/t/${room.id}`]);
  });
});
