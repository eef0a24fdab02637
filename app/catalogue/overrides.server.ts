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

/** What the owner has said about tools, for now and for later. */
export async function toolChanges(db: Database): Promise<TimedOverride[]> {
  return selectChanges(db);
}

/** The catalogue as it stands at a moment, with the owner's changes from the database. */
export async function currentCatalogue(db: Database, now: number): Promise<Tool[]> {
  return withOverrides(CATALOGUE, overridesAt(await toolChanges(db), now));
}

/** What the owner has said about tools and to everybody, for now and for later: each word counts from its own moment. */
type OwnersWords = { changes: readonly TimedOverride[]; notices: readonly SiteNotice[] };

const NOTHING_SAID: OwnersWords = { changes: [], notices: [] };

const FRESH_MS = 30_000;
/** How long an open page waits for the owner's words before it does without. */
const PATIENCE_MS = 2_000;
/** How long what stands around a page waits for them: the page itself may need nothing of the database. */
const FRAME_PATIENCE_MS = 250;
/** How long it then does without before it asks again. */
const RETRY_MS = 10_000;

type Recent = { words: OwnersWords; until: number };

type Asked = Pick<Services, 'db' | 'clock' | 'log' | 'remembered'>;

/** For whoever asks without a memory of their own, as tests do. */
const ownMemory = new Map<string, unknown>();
const WORDS = "owner's words";

function recentOf({ remembered = ownMemory }: Pick<Asked, 'remembered'>): Recent | null {
  // Nothing else is ever kept under that name.
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
 * The owner's words as they were within the last half minute, so that pages open to all need no read of their own: each machine
 * looks at most every 30 s. While the database fails or is slow, what was last seen holds; a machine that has seen nothing does
 * without, so that an open page never falls with the database.
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

/** Lets the next page of this machine look anew: for the admin who has just changed something. */
export function forgetWords({ remembered = ownMemory }: Pick<Asked, 'remembered'>): void {
  remembered.delete(WORDS);
}

function toolsIn({ changes }: OwnersWords, now: number): Tool[] {
  return withOverrides(CATALOGUE, overridesAt(changes, now));
}

/** The catalogue as it stood within the last half minute; what was planned for a moment in between counts from that moment. */
export async function recentCatalogue(asked: Asked): Promise<Tool[]> {
  return toolsIn(await recentWords(asked), asked.clock.now());
}

/**
 * What stands around every page: the tools, and what the owner has to say. It waits for no read longer than nobody notices, and
 * then shows what this machine saw last.
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
 * A name for all that the owner's words make of open pages now; empty where they say nothing. What the edge keeps under another
 * name is shown to nobody any more.
 */
export async function wordsVersion(asked: Asked & Pick<Services, 'later'>): Promise<string> {
  const { notice } = await wordsAround(asked);
  const changes = overridesAt(recentOf(asked)?.words.changes ?? [], asked.clock.now());
  if (changes.length === 0 && notice === null) return '';
  const said = new TextEncoder().encode(JSON.stringify([changes, notice]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', said));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
