import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import type { ShelfStore } from '~/platform/kept-shelf/loose-files.server';
import { prepared } from '~/platform/store/statements.server';
import type { Change } from '../play/change';
import type { Deed } from '../play/deed';
import { MOST_DEEDS_KEPT } from '../play/deeds-kept';
import type { PlayFacts } from '../play/facts';
import { type Done, enteredAll, type Told } from '../play/log';
import type { Character, Play } from '../record/character';
import { playText } from '../record/play-text';
import { openCharacter } from './characters.server';
import { characterDeeds, characters } from './tables';

/** The services that play needs. */
export type PlayDesk = ShelfStore & { clock: { now(): number } };

/** The state after some deeds, with the result of each; or why none was applied. */
export type Played =
  | { ok: true; play: Play; playSeq: number; told: Told[] }
  | { ok: false; reason: 'gone' | 'unavailable' };

/** A past deed in a list, with the data needed to undo it. Times in milliseconds since 1970. */
export type PastDeed = Done & { at: number };

/** The maximum number of attempts when several devices write at once. */
const TRIES = 6;

/**
 * Applies deeds to a user's own character, in order and in one transaction: deeds already logged are skipped,
 * impossible ones change nothing. Changes by other devices in the meantime are kept and come first.
 */
export async function playDeeds(
  desk: PlayDesk,
  userId: string,
  id: string,
  deeds: readonly Deed[],
  factsFor: (character: Character) => PlayFacts,
): Promise<Played> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const read = await openCharacter(desk, userId, id);
    if (read === null) return { ok: false, reason: 'gone' };
    if (read === 'unread') return { ok: false, reason: 'unavailable' };
    const { character, playSeq } = read;
    const known = await doneBefore(desk.db, userId, id, deeds);
    const before = { play: character.play, done: known };
    const { log, told } = enteredAll(factsFor(character), before, deeds);
    const fresh = log.done.filter((one) => !known.some((other) => other.id === one.id));
    if (fresh.length === 0) return { ok: true, play: character.play, playSeq, told };
    const now = desk.clock.now();
    const written = { userId, id, playSeq, play: log.play, deeds, fresh, now };
    if (await writeDeeds(desk.db, written)) {
      return { ok: true, play: log.play, playSeq: playSeq + fresh.length, told };
    }
  }
  return { ok: false, reason: 'unavailable' };
}

/** The deeds of a user's own character, newest first, at most `most`. */
export async function pastDeeds(
  db: Database,
  userId: string,
  id: string,
  most = MOST_DEEDS_KEPT,
): Promise<PastDeed[]> {
  const rows = await db
    .select()
    .from(characterDeeds)
    .where(and(eq(characterDeeds.characterId, id), eq(characterDeeds.userId, userId)))
    .orderBy(desc(characterDeeds.seq))
    .limit(Math.min(most, MOST_DEEDS_KEPT));
  return rows.map((row) => {
    const { id: deedId, said, undone, at } = row;
    const change: Change = JSON.parse(row.change);
    return { id: deedId, said, undone, at, does: Object(JSON.parse(row.deed)).does, change };
  });
}

/** The log entries of those deeds that were applied before, and of the deeds they would undo. */
export async function doneBefore(
  db: Database,
  userId: string,
  id: string,
  deeds: readonly Deed[],
): Promise<Done[]> {
  const ids = deeds.flatMap((one) => (one.does === 'undo' ? [one.id, one.of] : [one.id]));
  const query = sql`select id, deed, said, change, undone from ${characterDeeds}
    where character_id = ${id} and user_id = ${userId} and id in (select value from json_each(${JSON.stringify(ids)}))
    order by seq`;
  const found = await prepared(db, query).all<{
    id: string;
    deed: string;
    said: string;
    change: string;
    undone: number;
  }>();
  return found.results.map(({ id: deedId, deed, said, change, undone }) => ({
    id: deedId,
    said,
    undone: undone === 1,
    does: JSON.parse(deed).does,
    change: JSON.parse(change),
  }));
}

/** The result of deeds, based on the play with number `playSeq`. */
export type Written = {
  userId: string;
  id: string;
  playSeq: number;
  play: Play;
  deeds: readonly Deed[];
  fresh: readonly Done[];
  now: number;
};

/** Statements that run in the same transaction. `only`: an SQL condition in addition to unchanged play. */
export type Beside = { only: SQL; first: readonly SQL[] };

/** Writes play and its deeds; false when another device wrote first. */
export async function writeDeeds(
  db: Database,
  written: Written,
  beside: (still: SQL) => Beside = (still) => ({ only: still, first: [] }),
): Promise<boolean> {
  const { userId, id, playSeq, play, deeds, fresh, now } = written;
  const { only: still, first } = beside(sql`exists (select 1 from ${characters}
    where id = ${id} and user_id = ${userId} and play_seq = ${playSeq} and deleted_at is null)`);
  const sent = new Map(deeds.map((one) => [one.id, one]));
  const rows = fresh.map((done, at) => deedRow(sent.get(done.id), done, playSeq + at + 1));
  const undone = fresh.flatMap(({ id: deedId }) => {
    const one = sent.get(deedId);
    return one?.does === 'undo' ? [one.of] : [];
  });
  const after = playSeq + fresh.length;
  const results = await db.$client.batch([
    ...first.map((query) => prepared(db, query)),
    prepared(db, insertOfDeeds({ userId, id, now }, rows, still)),
    prepared(
      db,
      sql`update ${characterDeeds} set undone = 1 where character_id = ${id} and user_id = ${userId}
        and id in (select value from json_each(${JSON.stringify(undone)})) and ${still}`,
    ),
    prepared(
      db,
      sql`delete from ${characterDeeds} where character_id = ${id} and seq <= ${after - MOST_DEEDS_KEPT} and ${still}`,
    ),
    // Must be last: the other statements check that play is unchanged.
    prepared(
      db,
      sql`update ${characters} set play = ${playText(play)}, play_seq = ${after}, updated_at = ${now}
        where id = ${id} and ${still}`,
    ),
  ]);
  return (results.at(-1)?.meta.changes ?? 0) > 0;
}

/** A deed as it is stored in the log of its character. */
export function deedRow(
  deed: Deed | undefined,
  { id, said, change, undone }: Done,
  seq: number,
): DeedRow {
  const as = { deed: JSON.stringify(deed), change: JSON.stringify(change) };
  return { id, said, seq, undone: undone ? 1 : 0, ...as };
}

type DeedRow = {
  id: string;
  said: string;
  seq: number;
  undone: number;
  deed: string;
  change: string;
};

/** SQL: stores deeds in the log of a user's character, where `only` holds. */
export function insertOfDeeds(
  { userId, id, now }: Pick<Written, 'userId' | 'id' | 'now'>,
  rows: readonly DeedRow[],
  only: SQL,
): SQL {
  const value = (name: keyof DeedRow) => sql.raw(`value ->> '$.${name}'`);
  return sql`insert into ${characterDeeds} (character_id, id, user_id, seq, deed, said, change, undone, at)
    select ${id}, ${value('id')}, ${userId}, ${value('seq')}, ${value('deed')}, ${value('said')}, ${value('change')},
      ${value('undone')}, ${now} from json_each(${JSON.stringify(rows)}) where ${only}`;
}
