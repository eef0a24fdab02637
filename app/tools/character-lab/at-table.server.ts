import type { AppLoadContext } from '@remix-run/cloudflare';
import { type PlayDesk, playDeeds } from '~/characters/kept/play.server';
import { mayOpenSheet, type SheetVisit } from '~/characters/kept/sheet-guard.server';
import { playFactsOf, toldOf } from '~/characters/kept/told';
import type { Deed } from '~/characters/play/deed';
import type { Character } from '~/characters/record/character';
import { followSheetInFight } from '~/fights/kept/member-maximum.server';
import { tellFightOf } from '~/fights/kept/tell-seated.server';
import { otherAtTable } from '~/parties/at-table';
import { type Seat, seatOf } from '~/parties/kept/seat-rows.server';
import { playSeated } from '~/parties/kept/seated-deeds.server';
import { atTable } from '~/parties/seated-play';
import type { SeatFacts } from './screen/seat-line';

/** A visit of one's own sheet, with the party in which it sits; its play is then as the table has it. */
export type TableVisit = SheetVisit & { seat: Seat | null };

/** What pages tell of a seat. */
export function seatFactsOf(
  { partyId, partyName, memberId, fight, xp, settings }: Seat,
  character: Character,
): SeatFacts {
  const inFight = fight !== null;
  const others = otherAtTable(settings, toldOf(character).sheet, character);
  return { partyId, partyName, memberId, inFight, xp: xp === character.xp ? null : xp, others };
}

/** The same as `mayOpenSheet`, with the character as its party's table has it, where it sits in one. */
export async function openAtTable(context: AppLoadContext, id: string): Promise<TableVisit> {
  const visit = await mayOpenSheet(context, id);
  const { person, opened } = visit;
  const seat = await seatOf(context.services.db, person.userId, opened.listed.id);
  if (seat === null) return { ...visit, seat };
  const { character } = opened;
  const play = atTable(character.play, seat);
  return { ...visit, seat, opened: { ...opened, character: { ...character, play } } };
}

type TableDesk = PlayDesk &
  Parameters<typeof followSheetInFight>[0] &
  Parameters<typeof tellFightOf>[0];

/** Does deeds with a person's own character wherever it is: by itself, at the table of its party, or in a running fight. */
export async function playAnywhere(
  services: TableDesk,
  userId: string,
  id: string,
  deeds: readonly Deed[],
) {
  // Where it was saved and the line broke before its member followed, it does now: deeds go by what the table has.
  await followSheetInFight(services, userId, id);
  // All in one step where it sits nowhere: a hundred one by one would ask the database a thousand times.
  const seat = await seatOf(services.db, userId, id);
  if (seat === null) return playDeeds(services, userId, id, deeds, playFactsOf);
  return playSeated(services, userId, id, deeds, playFactsOf, tellFightOf(services, userId));
}
