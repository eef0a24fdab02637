import { trustedMonster } from '~/compendium/records/read-records';
import { visibleTo } from '~/compendium/shelf/own-visible';
import type { Database } from '~/platform/database.server';
import { runAll } from '~/platform/run-all.server';
import { createShortMemory } from '~/platform/short-memory.server';
import type { Edition } from '~/rules/edition';
import type { Candidate } from './fill/candidate';
import { candidateOf } from './fill/candidate-of';

/** Most of the user's own creatures to draw from. */
export const MOST_OWN_IN_POOL = 200;

/** The source document of each edition; creatures of other publishers can be added by hand but are not drawn. */
const SOURCES: Readonly<Record<Edition, string>> = { '2014': 'SRD 5.1', '2024': 'SRD 5.2' };

const PUBLISHED = `select m.id, r.record from monsters m join monster_records r on r.seq = m.seq
  where m.source = ?1 and m.published = 1 order by m.slug limit 600`;
const OWNED = `select m.id, r.record from own_monsters m join own_monster_records r on r.seq = m.seq
  where ${visibleTo('?1')} and m.edition = ?2 order by m.sort_name, m.id limit ?3`;

const remember = createShortMemory<readonly Candidate[]>(4);

/**
 * The candidates of an edition for filling encounters: those of its document, cached for half a minute, and those
 * owned by `ownerId`.
 */
export async function poolFor(
  { db, clock }: { db: Database; clock: { now(): number } },
  edition: Edition,
  ownerId: string | null = null,
): Promise<readonly Candidate[]> {
  const published = await remember({
    db,
    now: clock.now(),
    key: edition,
    ask: () => candidates(db, PUBLISHED, [SOURCES[edition]]),
  });
  if (ownerId === null) return published;
  const own = await candidates(db, OWNED, [ownerId, edition, MOST_OWN_IN_POOL]);
  return [...published, ...own];
}

async function candidates(
  db: Database,
  sql: string,
  values: (string | number)[],
): Promise<readonly Candidate[]> {
  const [rows = []] = await runAll(db, [{ sql, values }]);
  return rows.map(({ id, record }) => candidateOf(String(id), trustedMonster(String(record))));
}
