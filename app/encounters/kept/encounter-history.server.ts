import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { unpackText } from '~/platform/kept-shelf/packed-text';
import { ENCOUNTER_LIMITS, type Encounter } from '../encounter';
import { LONGEST_ENCOUNTER, readEncounter } from './encounter-text';
import { encounterHistory } from './tables';

/** A former version of an encounter, for lists. */
export type FormerEncounter = {
  version: number;
  name: string;
  foes: number;
  xp: number;
  savedAt: number;
};

/** The former versions of the user's own encounter, the latest first; empty for any other. */
export async function historyOf(
  db: Database,
  userId: string,
  id: string,
): Promise<FormerEncounter[]> {
  const { version, name, foes, xp, savedAt } = encounterHistory;
  return db
    .select({ version, name, foes, xp, savedAt })
    .from(encounterHistory)
    .where(and(eq(encounterHistory.encounterId, id), eq(encounterHistory.userId, userId)))
    .orderBy(desc(version))
    .limit(ENCOUNTER_LIMITS.history);
}

/**
 * A complete former version of the user's own encounter; it is restored by saving it over the current one. Null for
 * any other.
 */
export async function formerEncounter(
  db: Database,
  userId: string,
  id: string,
  version: number,
): Promise<Encounter | null> {
  const [row] = await db
    .select({ body: encounterHistory.body })
    .from(encounterHistory)
    .where(
      and(
        eq(encounterHistory.encounterId, id),
        eq(encounterHistory.userId, userId),
        eq(encounterHistory.version, version),
      ),
    )
    .limit(1);
  if (!row) return null;
  // D1 returns a blob as a list of bytes.
  const bytes = new Uint8Array(row.body as ArrayLike<number>);
  const text = await unpackText(bytes, 3 * LONGEST_ENCOUNTER);
  const read = text === null ? null : readEncounter(text);
  return read?.ok ? read.encounter : null;
}
