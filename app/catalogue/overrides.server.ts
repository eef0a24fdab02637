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
/** How long a page waits for a database that does not answer, and how long it is then left in peace. */
const PATIENCE_MS = 1500;
const PAUSE_MS = 5000;
let recent: { tools: Tool[]; until: number } | null = null;

/** What a promise gives, or null when it fails or takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The catalogue as it stood within the last half minute (`now` in milliseconds), so that pages open to all need no read of
 * their own: each machine looks at most every 30 s. While the database does not answer it is the last one that was seen, or
 * the catalogue as it was released: the pages that are open to all do without a database.
 */
export async function recentCatalogue(db: Database, now: number): Promise<Tool[]> {
  if (!recent || recent.until <= now || recent.until > now + FRESH_MS) {
    const tools = await inTime(currentCatalogue(db));
    recent = tools
      ? { tools, until: now + FRESH_MS }
      : { tools: recent?.tools ?? [...CATALOGUE], until: now + PAUSE_MS };
  }
  return recent.tools;
}
