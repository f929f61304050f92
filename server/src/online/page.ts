import { findGame } from '@tarmac/games';
import { TarmacError } from '@tarmac/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../rooms/refused.ts';
import type { Room } from '../rooms/room.ts';
import { invitationLinks } from './invitation.ts';
import type { Online } from './online.ts';

const TABLE_ID = /^[A-Za-z0-9_-]{16}$/;

/**
 * The page that an invitation leads to: what is played and who sits there, readable without script (chats show it as a
 * preview), and then the application. Looking at it changes nothing.
 */
export async function invitationPage(
  online: Online,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  online.gate.checkHost(request);
  online.rates.take('readsByAddress', request.ip);
  const { id } = request.params as { readonly id: string };
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
  try {
    if (!TABLE_ID.test(id)) throw new Refused('no-such-table');
    const room = await online.rooms.look(id, (hosted) => hosted.room);
    const [link = ''] = invitationLinks(id, request, online.options.publicUrl);
    return reply.send(page(titleOf(room), seatsOf(room), link, `/#/t/${id}`));
  } catch (error) {
    if (!(error instanceof Refused || error instanceof TarmacError)) throw error;
    return reply.code(404).send(page('Tarmac', 'There is no such table. It may have expired.', '', '/'));
  }
}

/** `airlines-europe` is called Airlines Europe; the application knows its name in every language. */
function titleOf({ game }: Room): string {
  const words = findGame(game).id.split('-');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

function seatsOf({ seats, board, phase }: Room): string {
  const names = seats.flatMap(({ player }) => (player && player.name !== '' ? [player.name] : []));
  const free = seats.filter(({ player }) => player === null).length;
  const who = names.length > 0 ? `At the table: ${names.join(', ')}.` : 'Nobody sits there yet.';
  const seatsLeft = free === 1 ? ' 1 seat is free.' : ` ${free} seats are free.`;
  return `${board.name}. ${who}${phase === 'gathering' ? seatsLeft : ''}`;
}

function page(title: string, about: string, link: string, application: string): string {
  const [t, a, l] = [title, about, link].map(escaped);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${t} · Tarmac</title>
<meta name="description" content="${a}">
<meta name="robots" content="noindex">
<meta property="og:type" content="website"><meta property="og:site_name" content="Tarmac">
<meta property="og:title" content="${t}"><meta property="og:description" content="${a}">
${link === '' ? '' : `<meta property="og:url" content="${l}">`}
<meta name="twitter:card" content="summary">
<meta http-equiv="refresh" content="0; url=${escaped(application)}">
</head>
<body>
<h1>${t}</h1>
<p>${a}</p>
<p><a href="${escaped(application)}">Open the table</a></p>
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
