/** A drawing that is kept on this device until it is saved, so that leaving the page does not lose it. */
export type Draft = {
  /** What it was drawn upon: a recipe, a kept map, or the copy of a shared one. */
  place: string;
  /** Milliseconds since 1970. */
  at: number;
  name: string;
  /** How it was looked at, as an address writes it. */
  look: string;
  /** Of a kept map: the version that was drawn upon. */
  version: number | null;
  json: string;
};

/** The drafts of one person on this device. */
export type DraftShelf = {
  storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;
  prefix: string;
};

/** A browser holds some five million characters for a site; a map of 500 by 500 squares has 760,000. */
export const MOST_DRAFTS = 4;
const LONGEST_DRAFT = 1_000_000;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Keeps a draft, in place of the one of the same place; false when this device has no room for it. */
export function writeDraft(shelf: DraftShelf, draft: Draft): boolean {
  if (draft.json.length > LONGEST_DRAFT) return false;
  const older = draftsOn(shelf).filter(({ place }) => place !== draft.place);
  const isStale = ({ at }: Draft, rank: number) =>
    rank >= MOST_DRAFTS - 1 || draft.at - at > KEPT_MS;
  for (const stale of older.filter(isStale)) dropDraft(shelf, stale.place);
  const left = older.filter((one, rank) => !isStale(one, rank));
  const given: Draft[] = [];
  for (;;) {
    if (put(shelf, draft)) return true;
    // No room: what was drawn last matters most, unless giving up all the rest is not enough.
    const oldest = left.pop();
    if (oldest === undefined) break;
    given.push(oldest);
    dropDraft(shelf, oldest.place);
  }
  for (const one of given) put(shelf, one);
  return false;
}

function put(shelf: DraftShelf, { json, ...head }: Draft): boolean {
  try {
    shelf.storage.setItem(keyOf(shelf, head.place), `${JSON.stringify(head)}\n${json}`);
    return true;
  } catch {
    return false;
  }
}

/** The draft of a place, or null. */
export function readDraft(shelf: DraftShelf, place: string): Draft | null {
  return parse(shelf.storage.getItem(keyOf(shelf, place)));
}

export function dropDraft(shelf: DraftShelf, place: string): void {
  shelf.storage.removeItem(keyOf(shelf, place));
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

function keyOf({ prefix }: DraftShelf, place: string): string {
  return prefix + place;
}

function parse(text: string | null): Draft | null {
  if (text === null) return null;
  const end = text.indexOf('\n');
  try {
    const { place, at, name, look, version } = Object(JSON.parse(text.slice(0, end)));
    if (typeof place !== 'string' || typeof at !== 'number') return null;
    return {
      place,
      at,
      name: String(name),
      look: String(look ?? ''),
      version: typeof version === 'number' ? version : null,
      json: text.slice(end + 1),
    };
  } catch {
    return null;
  }
}
