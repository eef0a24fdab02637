import type { Birth } from './use-birth';

/** A drawing that is kept on this device until it is saved, so that leaving the page does not lose it. */
export type Draft = {
  /** What it was drawn upon: a recipe, a kept map, or the copy of a shared one. */
  place: string;
  /** The tab of the browser that drew it: two tabs on one place have each their own. Null in drafts from before. */
  tab: string | null;
  /** Milliseconds since 1970. */
  at: number;
  name: string;
  /** How it was looked at, as an address writes it. */
  look: string;
  /** Of a kept map: the version that was drawn upon. */
  version: number | null;
  /** The id under which it was sent to be kept, when no answer came: it may be there. */
  birth?: Birth;
  json: string;
};

/** The drafts of one person on this device. */
export type DraftShelf = {
  storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;
  prefix: string;
};

/** A browser holds some five million characters for a site; a map of 500 by 500 squares has 760,000, the densest 1,340,000. */
export const MOST_DRAFTS = 4;
const LONGEST_DRAFT = 2_000_000;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Keeps a draft, in place of the one of the same place and tab; false when this device has no room for it. */
export function writeDraft(shelf: DraftShelf, draft: Draft): boolean {
  if (draft.json.length > LONGEST_DRAFT) return false;
  const own = draftKey(shelf, draft);
  const older = draftsOn(shelf).filter((other) => draftKey(shelf, other) !== own);
  const isStale = ({ at }: Draft, rank: number) =>
    rank >= MOST_DRAFTS - 1 || draft.at - at > KEPT_MS;
  for (const stale of older.filter(isStale)) dropDraft(shelf, stale);
  const left = older.filter((one, rank) => !isStale(one, rank));
  const given: Draft[] = [];
  for (;;) {
    if (put(shelf, draft)) return true;
    // No room: what was drawn last matters most, unless giving up all the rest is not enough.
    const oldest = left.pop();
    if (oldest === undefined) break;
    given.push(oldest);
    dropDraft(shelf, oldest);
  }
  for (const one of given) put(shelf, one);
  return false;
}

function put(shelf: DraftShelf, { json, ...head }: Draft): boolean {
  try {
    shelf.storage.setItem(draftKey(shelf, head), `${JSON.stringify(head)}\n${json}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * The draft that a tab finds at a place: its own, else the latest of those whose tab is closed. One that another open tab
 * draws upon stays with that tab.
 */
export function findDraft(
  shelf: DraftShelf,
  place: string,
  tab: { name: string; others: ReadonlySet<string> },
): Draft | null {
  const here = draftsOn(shelf).filter((draft) => draft.place === place);
  return here.find((draft) => draft.tab === tab.name) ?? freeDrafts(here, tab.others)[0] ?? null;
}

/** The drafts that no other open tab draws upon. */
export function freeDrafts(drafts: readonly Draft[], others: ReadonlySet<string>): Draft[] {
  return drafts.filter(({ tab }) => tab === null || !others.has(tab));
}

export function dropDraft(shelf: DraftShelf, draft: Pick<Draft, 'place' | 'tab'>): void {
  shelf.storage.removeItem(draftKey(shelf, draft));
}

/** All drafts of a person on this device, the latest first. */
export function draftsOn({ storage, prefix }: DraftShelf): Draft[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  return keys
    .filter((key) => key?.startsWith(prefix))
    .map((key) => parse(storage.getItem(key ?? '')))
    .filter((draft) => draft !== null)
    .sort((one, other) => other.at - one.at);
}

/** Where a draft lies in the storage. */
export function draftKey(
  { prefix }: DraftShelf,
  { place, tab }: Pick<Draft, 'place' | 'tab'>,
): string {
  return prefix + (tab === null ? place : `${place} in ${tab}`);
}

function parse(text: string | null): Draft | null {
  if (text === null) return null;
  const end = text.indexOf('\n');
  try {
    const { place, tab, at, name, look, version, birth } = Object(JSON.parse(text.slice(0, end)));
    if (typeof place !== 'string' || typeof at !== 'number') return null;
    return {
      place,
      tab: typeof tab === 'string' ? tab : null,
      at,
      name: String(name),
      look: String(look ?? ''),
      version: typeof version === 'number' ? version : null,
      ...(typeof birth?.id === 'string' && { birth: { id: birth.id, as: String(birth.as ?? '') } }),
      json: text.slice(end + 1),
    };
  } catch {
    return null;
  }
}

/** The kept map that a draft was drawn upon, or null. */
export function keptMapOf({ place }: Draft): string | null {
  return place.startsWith('map ') ? place.slice(4) : null;
}

/** The kept maps that drafts (the latest first) were drawn upon, each with the moment of its latest. */
export function unsentMaps(drafts: readonly Draft[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const draft of drafts) {
    const id = keptMapOf(draft);
    if (id !== null && !found.has(id)) found.set(id, draft.at);
  }
  return found;
}
