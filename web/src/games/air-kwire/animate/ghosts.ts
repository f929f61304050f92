import type { Aircraft, Airline, BoardFile, Card, PowerCard } from '@tarmac/air-kwire';
import { type Ghost, ghostOf } from '../../common/animate/sky.ts';
import { texts } from '../texts.ts';
import CardInAir from './Card.svelte';
import Piece from './Piece.svelte';
import Slip from './Slip.svelte';

/* What is seen in the air. */

export const card = (board: BoardFile, card: Card | null): Ghost =>
  ghostOf(CardInAir, { board, card }, 58, 82);

/** Large, for all to read. */
export const shownCard = (board: BoardFile, card: PowerCard): Ghost =>
  ghostOf(CardInAir, { board, card, width: 190, height: 262 }, 190, 262);

export const marker = (airline: Airline): Ghost => ghostOf(Piece, { airline }, 30, 30);

export const plane = (airline: Airline, aircraft: Aircraft): Ghost =>
  ghostOf(Piece, { airline, aircraft }, 34, 34);

export const share = (airline: Airline): Ghost => ghostOf(Slip, { airline }, 34, 26);

export const cash = (amount: number): Ghost => ghostOf(Slip, { money: texts().market.money(amount) }, 62, 24);
