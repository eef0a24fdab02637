import { eq } from 'drizzle-orm';
import { monsters, spells } from '~/compendium/shelf/tables';
import { paths } from '~/paths';
import type { Database } from '~/platform/database.server';

/** A sitemap may have 50,000 addresses; this many of each kind leave room for the pages. */
const MOST_RECORDS = 24_000;

/** The pages of all public records. */
export async function recordAddresses(db: Database): Promise<string[]> {
  const [creatures, magic] = await db.batch([
    db
      .select({ id: monsters.id })
      .from(monsters)
      .where(eq(monsters.published, true))
      .limit(MOST_RECORDS),
    db.select({ id: spells.id }).from(spells).where(eq(spells.published, true)).limit(MOST_RECORDS),
  ]);
  return [...creatures.map((one) => paths.monster(one)), ...magic.map((one) => paths.spell(one))];
}
