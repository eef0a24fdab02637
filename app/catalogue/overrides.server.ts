import type { Database } from '~/platform/database.server';
import { CATALOGUE } from './catalogue';
import { withOverrides } from './overrides';
import { toolOverrides } from './tables';
import type { Tool } from './tool';

/** The catalogue as it stands today, with the owner's changes from the database. */
export async function currentCatalogue(db: Database): Promise<Tool[]> {
  return withOverrides(CATALOGUE, await db.select().from(toolOverrides));
}

const FRESH_MS = 30_000;
let recent: { tools: Tool[]; until: number } | null = null;

/**
 * The catalogue as it stood within the last half minute (`now` in milliseconds), so that pages open to all need no read of
 * their own: each machine looks at most every 30 s.
 */
export async function recentCatalogue(db: Database, now: number): Promise<Tool[]> {
  if (!recent || recent.until <= now || recent.until > now + FRESH_MS) {
    recent = { tools: await currentCatalogue(db), until: now + FRESH_MS };
  }
  return recent.tools;
}
