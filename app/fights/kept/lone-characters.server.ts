import { sql } from 'drizzle-orm';
import { characterParties, characters } from '~/characters/kept/tables';
import { type Play, play } from '~/characters/record/character';
import { playText } from '~/characters/record/play-text';
import type { TableState } from '~/parties/seated-play';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/store/statements.server';
import { playAfterFight, stateAfterFight } from './after-fight';
import type { Followed } from './fight-calls';
import type { MemberCopy } from './member-copies';
import { fightCharacters, fights } from './tables';

/** A character without a party in a fight, with its state when it joined. */
export type LoneCharacter = { id: string; state: TableState };

/**
 * Records the user's own characters that join a fight without a party, so that it writes back to their sheets; one that
 * is recorded already stays as it is.
 */
export async function noteCharacters(
  db: Database,
  userId: string,
  fightId: string,
  alone: readonly LoneCharacter[],
): Promise<void> {
  if (alone.length === 0) return;
  const query = sql`insert into ${fightCharacters} (fight_id, character_id, state)
    select ${fightId}, c.id, a.value ->> 'state' from json_each(${JSON.stringify(alone)}) a
      join ${characters} c on c.id = a.value ->> 'id'
    where c.user_id = ${userId} and c.deleted_at is null
    on conflict (fight_id, character_id) do nothing`;
  await prepared(db, query).run();
}

/** The maximum number of attempts while a device plays the same character. */
const TRIES = 3;

type Row = { id: string; state: string; play: string; playSeq: number };

/**
 * Writes what a fight changed back to the sheets of the characters that are in it without a party: of all once it is
 * over, of those that left before. Written again, it changes nothing.
 */
export async function writeBack(
  db: Database,
  fightId: string,
  { seq, facts, members }: Followed,
): Promise<void> {
  const left = members.filter(({ here }) => facts.status === 'over' || !here);
  if (left.length === 0) return;
  let ids = left.map(({ id }) => id);
  for (let tried = 0; ids.length > 0 && tried < TRIES; tried += 1) {
    // A later event of the fight may have been written already.
    const query = sql`select c.id, a.state, c.play, c.play_seq as playSeq from ${fightCharacters} a
      join ${characters} c on c.id = a.character_id join ${fights} f on f.id = a.fight_id
      where a.fight_id = ${fightId} and f.seq <= ${seq} and c.deleted_at is null
        and c.id in (select value from json_each(${JSON.stringify(ids)}))
        and not exists (select 1 from ${characterParties} s where s.character_id = c.id)`;
    const { results } = await prepared(db, query).all<Row>();
    const missed: string[] = [];
    for (const row of results) {
      const copy = left.find(({ id }) => id === row.id);
      if (copy && !(await written(db, fightId, row, copy))) missed.push(row.id);
    }
    ids = missed;
  }
}

/** Writes one character; false when its play went on meanwhile. */
async function written(
  db: Database,
  fightId: string,
  { id, state, play: text, playSeq }: Row,
  copy: MemberCopy,
): Promise<boolean> {
  const read = play.safeParse(JSON.parse(text));
  if (!read.success) return true;
  const joined: TableState = JSON.parse(state);
  const after: Play = playAfterFight(read.data, joined, copy);
  const agreed = JSON.stringify(stateAfterFight(joined, copy));
  if (after === read.data && agreed === state) return true;
  const still = sql`exists (select 1 from ${characters} where id = ${id} and play_seq = ${playSeq})`;
  const isOther = after !== read.data;
  const results = await db.$client.batch([
    prepared(
      db,
      sql`update ${fightCharacters} set state = ${agreed}
        where fight_id = ${fightId} and character_id = ${id} and ${still}`,
    ),
    prepared(
      db,
      sql`update ${characters} set play = ${playText(after)}, play_seq = play_seq + ${isOther ? 1 : 0}
        where id = ${id} and play_seq = ${playSeq}`,
    ),
  ]);
  return (results.at(-1)?.meta.changes ?? 0) > 0;
}
