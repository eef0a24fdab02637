import type { Database } from '~/platform/database.server';
import { within } from '~/platform/patience';
import type { Services } from '~/platform/services.server';
import { CATALOGUE } from './catalogue';
import { withOverrides } from './overrides';
import { toolOverrides } from './tables';
import type { Tool } from './tool';

/** The catalogue as it stands today, with the owner's changes from the database. */
export async function currentCatalogue(db: Database): Promise<Tool[]> {
  return withOverrides(CATALOGUE, await db.select().from(toolOverrides));
}

const FRESH_MS = 30_000;
/** How long an open page waits for the owner's changes before it does without. */
const PATIENCE_MS = 2_000;
/** How long it then does without before it asks again. */
const RETRY_MS = 10_000;

let recent: { tools: Tool[]; until: number } | null = null;

/**
 * The catalogue as this machine last saw it, for what stands around every page, which waits for no read of its own. What is older
 * than half a minute is looked up behind the answer.
 */
export function knownCatalogue(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'later'>,
): readonly Tool[] {
  if (recent === null || recent.until <= services.clock.now()) {
    services.later(recentCatalogue(services));
  }
  return recent?.tools ?? CATALOGUE;
}

/**
 * The catalogue as it stood within the last half minute, so that pages open to all need no read of their own: each machine
 * looks at most every 30 s. While the database fails or is slow, the owner's changes as last seen hold; a machine that has
 * seen none gives the catalogue itself, so that an open page never falls with the database.
 */
export async function recentCatalogue({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock' | 'log'>): Promise<Tool[]> {
  const now = clock.now();
  if (recent && recent.until > now && recent.until <= now + FRESH_MS) return recent.tools;
  try {
    const tools = await within(currentCatalogue(db), PATIENCE_MS);
    if (tools === 'late') throw new Error('The database was too slow.');
    recent = { tools, until: now + FRESH_MS };
  } catch (error) {
    log.error('catalogue', error);
    recent = { tools: recent?.tools ?? [...CATALOGUE], until: now + RETRY_MS };
  }
  return recent.tools;
}
