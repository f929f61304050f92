import { findGame } from '@tarmac/games';
import { TABLE_ID } from '@tarmac/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../rooms/refused.ts';
import type { Room } from '../rooms/room.ts';
import { applicationWith } from './application.ts';
import { invitationLinks } from './invitation.ts';
import type { Online } from './online.ts';
import { refusalOf } from './refusals.ts';

/**
 * The page that an invitation leads to: the application, with what is played and who sits there readable without script
 * (chats show it as a preview). A link to the application would not do: a browser may have stored a version from before
 * tables online. Looking at it changes nothing.
 */
export function invitationPages(app: FastifyInstance, online: Online): void {
  void app.register(async (pages) => {
    pages.setErrorHandler((error, request, reply) => {
      const { status, body } = refusalOf(error);
      if (status >= 500) request.log.error({ err: error }, 'failed');
      else request.log.info({ code: body.code }, 'refused');
      reply.code(status);
      return show(online, request, reply, {
        title: 'Tarmac',
        about: body.message,
        stays: body.code !== 'no-such-table',
      });
    });
    pages.get('/t/:id', async (request, reply) => {
      online.gate.checkHost(request);
      online.rates.take('readsByAddress', request.ip);
      const id = idIn(request);
      if (!TABLE_ID.test(id)) throw new Refused('no-such-table');
      const room = await online.rooms.look(id, (hosted) => hosted.room);
      const [link] = invitationLinks(id, request, online.options.publicUrl);
      return show(online, request, reply, { title: findGame(room.game).title, about: seatsOf(room), link });
    });
  });
}

function show({ options }: Online, request: FastifyRequest, reply: FastifyReply, about: Said): FastifyReply {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
  const id = idIn(request);
  const isItself = !about.stays && TABLE_ID.test(id);
  const application = isItself ? applicationWith(options.root, headOf(about), bodyOf(about)) : null;
  return reply.send(application ?? page({ ...about, leads: leadsTo(id) }));
}

function idIn({ params }: FastifyRequest): string {
  return (params as { readonly id: string }).id;
}

/** Wherever a proxy puts us, the application is next to the folder of invitations. It says what it finds, or that it is gone. */
function leadsTo(id: string): string {
  return `../#/t/${encodeURIComponent(id)}`;
}

function seatsOf({ seats, board, phase, broughtBy }: Room): string {
  const names = seats.flatMap(({ player }) => (player && player.name !== '' ? [player.name] : []));
  const free = seats.filter(({ player }) => player === null).length;
  const who = names.length > 0 ? `At the table: ${names.join(', ')}.` : 'Nobody sits there yet.';
  const seatsLeft = free === 1 ? ' 1 seat is free.' : ` ${free} seats are free.`;
  const dealt =
    broughtBy === undefined
      ? ''
      : ` The cards were dealt on ${broughtBy}’s device; the server reshuffles what nobody has seen yet.`;
  return `${board.name}. ${who}${phase === 'gathering' ? seatsLeft : ''}${dealt}`;
}

interface Page {
  readonly title: string;
  readonly about: string;
  readonly link?: string | undefined;
  readonly leads: string;
  /** There is something to read first. */
  readonly stays?: boolean;
}

type Said = Omit<Page, 'leads'>;

function headOf({ title, about, link = '' }: Said): string {
  const [t, a, l] = [title, about, link].map(escaped);
  return `<title>${t} · Tarmac</title>
<meta name="description" content="${a}">
<meta name="robots" content="noindex">
<meta property="og:type" content="website"><meta property="og:site_name" content="Tarmac">
<meta property="og:title" content="${t}"><meta property="og:description" content="${a}">
${link === '' ? '' : `<meta property="og:url" content="${l}">`}
<meta name="twitter:card" content="summary">`;
}

function bodyOf({ title, about }: Said): string {
  return `<h1>${escaped(title)}</h1>\n<p>${escaped(about)}</p>`;
}

/** Where there is no application to send, or something to read first. */
function page({ leads, stays = false, ...said }: Page): string {
  const to = escaped(leads);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
${headOf(said)}
${stays ? '' : `<meta http-equiv="refresh" content="0; url=${to}">`}
</head>
<body>
${bodyOf(said)}
<p><a href="${to}">Open the table</a></p>
</body>
</html>
`;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
}
