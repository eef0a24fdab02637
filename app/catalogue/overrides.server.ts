import { getTableColumns, gt } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { within } from '~/platform/patience';
import type { Services } from '~/platform/services.server';
import { CATALOGUE } from './catalogue';
import { overridesAt, type TimedOverride, withOverrides } from './overrides';
import { noticeAt, type SiteNotice } from './site-notice';
import { notices, toolOverrides, toolPlans } from './tables';
import type { Tool } from './tool';

function selectChanges(db: Database) {
  const { id, state, access, at } = toolOverrides;
  const { tool, ...later } = getTableColumns(toolPlans);
  const planned = { id: tool, state: later.state, access: later.access, at: later.at };
  const said = db.select({ id, state, access, at }).from(toolOverrides);
  return said.unionAll(db.select(planned).from(toolPlans));
}

/** The owner's changes to the tools, immediate and planned. */
export async function toolChanges(db: Database): Promise<TimedOverride[]> {
  return selectChanges(db);
}

/** The catalogue at a time, with the owner's changes from the database. */
export async function currentCatalogue(db: Database, now: number): Promise<Tool[]> {
  return withOverrides(CATALOGUE, overridesAt(await toolChanges(db), now));
}

/** The owner's changes to the tools and notices, present and planned: each counts from its own time. */
type OwnersWords = { changes: readonly TimedOverride[]; notices: readonly SiteNotice[] };

const NOTHING_SAID: OwnersWords = { changes: [], notices: [] };

const FRESH_MS = 30_000;
/** How long a public page waits for the owner's changes before it is rendered without them. */
const PATIENCE_MS = 2_000;
/** How long a page's frame waits for them: the page itself may not need the database. */
const FRAME_PATIENCE_MS = 250;
/** After a failure, how long to wait before trying again. */
const RETRY_MS = 10_000;

type Recent = { words: OwnersWords; until: number };

type Asked = Pick<Services, 'db' | 'clock' | 'log' | 'remembered'>;

/** For callers without a cache of their own, such as tests. */
const ownMemory = new Map<string, unknown>();
const WORDS = "owner's words";

function recentOf({ remembered = ownMemory }: Pick<Asked, 'remembered'>): Recent | null {
  // Nothing else is ever stored under that name.
  return (remembered.get(WORDS) as Recent | undefined) ?? null;
}

function remember(
  { remembered = ownMemory }: Pick<Asked, 'remembered'>,
  recent: Recent,
): OwnersWords {
  remembered.set(WORDS, recent);
  return recent.words;
}

/**
 * The owner's changes and notices, at most half a minute old: each isolate reads them at most every 30 s, so that
 * public pages need no read of their own. While the database fails or is slow, the last known ones are used; an isolate
 * without any renders without them, so that a public page never fails with the database.
 */
async function recentWords(asked: Asked): Promise<OwnersWords> {
  const { db, clock, log } = asked;
  const now = clock.now();
  const recent = recentOf(asked);
  if (recent && recent.until > now && recent.until <= now + FRESH_MS) return recent.words;
  try {
    const reading = db.batch([
      selectChanges(db),
      db.select().from(notices).where(gt(notices.endsAt, now)),
    ]);
    const read = await within(reading, PATIENCE_MS);
    if (read === 'late') throw new Error('The database was too slow.');
    const [changes, said] = read;
    return remember(asked, { words: { changes, notices: said }, until: now + FRESH_MS });
  } catch (error) {
    log.error('catalogue', error);
    return remember(asked, { words: recent?.words ?? NOTHING_SAID, until: now + RETRY_MS });
  }
}

/** Makes the next page of this isolate read them again; for the admin who has just changed something. */
export function forgetWords({ remembered = ownMemory }: Pick<Asked, 'remembered'>): void {
  remembered.delete(WORDS);
}

function toolsIn({ changes }: OwnersWords, now: number): Tool[] {
  return withOverrides(CATALOGUE, overridesAt(changes, now));
}

/** The catalogue with changes at most half a minute old; a planned change still takes effect at its exact time. */
export async function recentCatalogue(asked: Asked): Promise<Tool[]> {
  return toolsIn(await recentWords(asked), asked.clock.now());
}

/**
 * The data of every page's frame: the tools and the present notice. Waits only briefly for the database, then uses what
 * this isolate read last.
 */
export async function wordsAround(
  asked: Asked & Pick<Services, 'later'>,
  putAway: readonly string[] = [],
): Promise<{ tools: Tool[]; notice: SiteNotice | null }> {
  const looking = recentWords(asked);
  asked.later(looking);
  const seen = await within(looking, FRAME_PATIENCE_MS);
  const words = seen === 'late' ? (recentOf(asked)?.words ?? NOTHING_SAID) : seen;
  const now = asked.clock.now();
  return { tools: toolsIn(words, now), notice: noticeAt(words.notices, now, putAway) };
}

/**
 * A hash of the present changes and notice; empty when there are none. It is part of the edge cache's key, so that
 * pages cached under another hash are no longer served.
 */
export async function wordsVersion(asked: Asked & Pick<Services, 'later'>): Promise<string> {
  const { notice } = await wordsAround(asked);
  const changes = overridesAt(recentOf(asked)?.words.changes ?? [], asked.clock.now());
  if (changes.length === 0 && notice === null) return '';
  const said = new TextEncoder().encode(JSON.stringify([changes, notice]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', said));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
