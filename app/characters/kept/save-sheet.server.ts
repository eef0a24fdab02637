import { type SQL, sql } from 'drizzle-orm';
import { prepared } from '~/platform/store/statements.server';
import type { Deed } from '../play/deed';
import { entered } from '../play/log';
import { playOfSaved, withItemsAtHand } from '../record/at-hand';
import type { Character } from '../record/character';
import {
  type CharacterDesk,
  characterShelf,
  type Kept,
  type OpenedCharacter,
  onShelf,
} from './characters.server';
import { deedRow, insertOfDeeds } from './play.server';
import { characters } from './tables';
import { playFactsOf } from './told';

/** What is written in one batch with a sheet. */
export type WithSheet = {
  /** What the form did to play, such as coins that were typed; null for nothing. */
  deed?: Deed | null;
  /** Further statements for the saved character; each must hold to `saved`, the SQL condition that the save was done. */
  beside?: (saved: SQL, character: Character) => readonly SQL[];
};

/**
 * Saves a character's sheet, whose items are as they are at hand: what its play knew of them is then part of the items
 * and leaves the play. A deed goes into the play and its log. All of it is one write: 'changed', also when the play went
 * on since the character was opened and is to be written.
 */
export async function saveSheet(
  desk: CharacterDesk,
  userId: string,
  { listed: { id, version }, character: before, playSeq }: OpenedCharacter,
  whole: Character,
  { deed = null, beside = () => [] }: WithSheet = {},
): Promise<Kept> {
  const cleared = playOfSaved(before.play, withItemsAtHand(before).items, whole.items);
  const entry =
    deed && entered(playFactsOf({ ...whole, play: cleared }), { play: cleared, done: [] }, deed);
  if (entry?.told.ok === false) return { ok: false, reason: 'too-long' };
  const { play, done } = entry?.log ?? { play: cleared, done: [] };
  const saved = { ...whole, play };
  const kept = onShelf(saved);
  if (kept === null) return { ok: false, reason: 'too-long' };
  const now = desk.clock.now();
  const isPlayed = play !== before.play;
  const seq = isPlayed ? playSeq + 1 : playSeq;
  const isSaved = sql`exists (select 1 from ${characters} where id = ${id} and user_id = ${userId}
    and version = ${version + 1} and updated_at = ${now}${isPlayed ? sql` and play_seq = ${seq}` : sql``})`;
  const rows = done.map((one) => deedRow(deed ?? undefined, one, seq));
  const statements = [
    ...(rows.length > 0 ? [insertOfDeeds({ userId, id, now }, rows, isSaved)] : []),
    ...beside(isSaved, saved),
  ];
  const made = {
    now,
    show: () => '',
    beside: statements.map((query) => prepared(desk.db, query)),
    ...(isPlayed && { only: sql`play_seq = ${playSeq}` }),
  };
  const { name, text } = kept;
  const facts = isPlayed ? { ...kept.facts, play: kept.play, playSeq: seq } : kept.facts;
  const outcome = await characterShelf.replace(
    desk,
    userId,
    { id, version },
    { name, text, facts },
    made,
  );
  return outcome.ok ? { ok: true, id } : outcome;
}
