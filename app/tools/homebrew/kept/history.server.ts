import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { unpackText } from '~/platform/kept-shelf/packed-text';
import { CREATURE_LIMITS, type KeptCreature, readCreature } from './creature';
import { homebrewCreatures, homebrewHistory } from './tables';

/** A former version of a creature in a list. */
export type FormerCreature = {
  version: number;
  name: string;
  cr: number;
  isDraft: boolean;
  savedAt: number;
};

/** The former versions of a user's own creature, newest first; empty for any other. */
export async function historyOf(
  db: Database,
  userId: string,
  id: string,
): Promise<FormerCreature[]> {
  const { version, name, cr, isDraft, savedAt } = homebrewHistory;
  const rows = await db
    .select({ version, name, cr, isDraft, savedAt })
    .from(homebrewHistory)
    .innerJoin(homebrewCreatures, eq(homebrewCreatures.id, homebrewHistory.creatureId))
    .where(
      and(
        eq(homebrewHistory.creatureId, id),
        eq(homebrewHistory.userId, userId),
        lt(version, homebrewCreatures.version),
      ),
    )
    .orderBy(desc(version))
    .limit(CREATURE_LIMITS.history);
  return rows.map((row) => ({ ...row, isDraft: row.isDraft === 1 }));
}

/** A former version of a user's own creature; restoring it means saving it over the current one. Null for any other. */
export async function formerCreature(
  db: Database,
  userId: string,
  id: string,
  version: number,
): Promise<KeptCreature | null> {
  const [row] = await db
    .select({ body: homebrewHistory.body })
    .from(homebrewHistory)
    .where(
      and(
        eq(homebrewHistory.creatureId, id),
        eq(homebrewHistory.userId, userId),
        eq(homebrewHistory.version, version),
      ),
    )
    .limit(1);
  if (!row) return null;
  // D1 returns a blob as an array of bytes.
  const bytes = new Uint8Array(row.body as ArrayLike<number>);
  const text = await unpackText(bytes, 3 * CREATURE_LIMITS.letters);
  return text === null ? null : readCreature(text);
}
