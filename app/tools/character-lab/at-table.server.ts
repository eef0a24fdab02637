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
import { atTable, playAtTable } from '~/parties/seated-play';
import type { SeatFacts } from './screen/seat-line';

/**
 * An authorised visit to the user's own sheet, with its seat in a party if any; its play then has the table's values.
 */
export type TableVisit = SheetVisit & { seat: Seat | null };

/** The facts of a seat that pages show. */
export function seatFactsOf(
  { partyId, partyName, memberId, fight, xp, settings }: Seat,
  character: Character,
): SeatFacts {
  const inFight = fight !== null;
  const others = otherAtTable(settings, toldOf(character).sheet, character);
  return { partyId, partyName, memberId, inFight, xp: xp === character.xp ? null : xp, others };
}

/** Opens a sheet like `mayOpenSheet`, with the party's values when the character is in one. */
export async function openAtTable(context: AppLoadContext, id: string): Promise<TableVisit> {
  const visit = await mayOpenSheet(context, id);
  const { person, opened } = visit;
  const seat = await seatOf(context.services.db, person.userId, opened.listed.id);
  if (seat === null) return { ...visit, seat };
  const { character } = opened;
  const isPlain = character.play.effects.length === 0;
  const play = isPlain
    ? atTable(character.play, seat)
    : playAtTable(playFactsOf(character), character.play, seat);
  return { ...visit, seat, opened: { ...opened, character: { ...character, play } } };
}

type TableDesk = PlayDesk &
  Parameters<typeof followSheetInFight>[0] &
  Parameters<typeof tellFightOf>[0];

/** Applies deeds to a user's own character, whether alone, in a party, or in a running fight. */
export async function playAnywhere(
  services: TableDesk,
  userId: string,
  id: string,
  deeds: readonly Deed[],
) {
  // If an earlier save failed before updating the party member, it is updated now, because deeds are based on the
  // party's values.
  await followSheetInFight(services, userId, id);
  // Without a seat, all deeds run in one step: a hundred separate ones would need a thousand queries.
  const seat = await seatOf(services.db, userId, id);
  if (seat === null) return playDeeds(services, userId, id, deeds, playFactsOf);
  const fight = tellFightOf(services, userId);
  const played = await playSeated(services, userId, id, deeds, playFactsOf, fight);
  // What is equipped changes Armor Class and attacks, which the party and its fight have too.
  if (deeds.some(({ does }) => does === 'gear' || does === 'undo'))
    await followSheetInFight(services, userId, id);
  return played;
}
