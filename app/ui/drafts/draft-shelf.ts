/** A draft: unsaved work stored on this device, so that leaving the page does not lose it. */
export type Draft<Note> = {
  /** The key of what the work started from, by which it is found again. */
  place: string;
  /** The browser tab that it belongs to: two tabs at one place have separate drafts. Null in older drafts. */
  tab: string | null;
  /** Milliseconds since 1970. */
  at: number;
  name: string;
  /** The tool's own data beside the text, as JSON. */
  note: Note;
  text: string;
};

/** The drafts of one tool and one user on this device. */
export type DraftShelf<Note> = {
  storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;
  prefix: string;
  /** Reads the note from a draft's header, written by any release. */
  readNote(head: Readonly<Record<string, unknown>>): Note;
};

type Shelf = Pick<DraftShelf<unknown>, 'storage' | 'prefix'>;
type Where = Pick<Draft<unknown>, 'place' | 'tab'>;

/** A browser stores some five million characters per site; the largest works have 1,340,000. */
export const MOST_DRAFTS = 4;
const LONGEST_DRAFT = 2_000_000;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Stores a draft in place of the one with the same place and tab; false when this device has no room for it. */
export function writeDraft<Note>(shelf: DraftShelf<Note>, draft: Draft<Note>): boolean {
  if (draft.text.length > LONGEST_DRAFT) return false;
  const own = draftKey(shelf, draft);
  const older = draftsOn(shelf).filter((other) => draftKey(shelf, other) !== own);
  const isStale = ({ at }: Draft<Note>, rank: number) =>
    rank >= MOST_DRAFTS - 1 || draft.at - at > KEPT_MS;
  for (const stale of older.filter(isStale)) dropDraft(shelf, stale);
  const left = older.filter((one, rank) => !isStale(one, rank));
  const given: Draft<Note>[] = [];
  for (;;) {
    if (putDraft(shelf, draft)) return true;
    // No room: drop the oldest other drafts; if even dropping all of them is not enough, put them back.
    const oldest = left.pop();
    if (oldest === undefined) break;
    given.push(oldest);
    dropDraft(shelf, oldest);
  }
  for (const one of given) putDraft(shelf, one);
  return false;
}

/** Stores a draft and drops no other for it; false when this device has no room for it. */
export function putDraft<Note>(
  shelf: DraftShelf<Note>,
  { text, note, ...head }: Draft<Note>,
): boolean {
  try {
    shelf.storage.setItem(
      draftKey(shelf, head),
      `${JSON.stringify({ ...head, ...note })}\n${text}`,
    );
    return true;
  } catch {
    return false;
  }
}

/**
 * The draft for a tab at a place: its own, else the latest one whose tab is closed. A draft of another open tab stays
 * with that tab.
 */
export function findDraft<Note>(
  shelf: DraftShelf<Note>,
  place: string,
  tab: { name: string; others: ReadonlySet<string> },
): Draft<Note> | null {
  const here = draftsOn(shelf).filter((draft) => draft.place === place);
  return here.find((draft) => draft.tab === tab.name) ?? freeDrafts(here, tab.others)[0] ?? null;
}

/** The drafts that belong to no other open tab. */
export function freeDrafts<Note>(
  drafts: readonly Draft<Note>[],
  others: ReadonlySet<string>,
): Draft<Note>[] {
  return drafts.filter(({ tab }) => tab === null || !others.has(tab));
}

/** Deletes the draft of a place and tab. */
export function dropDraft(shelf: Shelf, draft: Where): void {
  shelf.storage.removeItem(draftKey(shelf, draft));
}

/** All drafts of the user on this device, the latest first. */
export function draftsOn<Note>(shelf: DraftShelf<Note>): Draft<Note>[] {
  const { storage, prefix } = shelf;
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  return keys
    .filter((key) => key?.startsWith(prefix))
    .map((key) => parse(shelf, storage.getItem(key ?? '')))
    .filter((draft) => draft !== null)
    .sort((one, other) => other.at - one.at);
}

/** The storage key of a draft. */
export function draftKey({ prefix }: Pick<Shelf, 'prefix'>, { place, tab }: Where): string {
  return prefix + (tab === null ? place : `${place} in ${tab}`);
}

function parse<Note>(shelf: DraftShelf<Note>, written: string | null): Draft<Note> | null {
  if (written === null) return null;
  const end = written.indexOf('\n');
  try {
    const head = Object(JSON.parse(written.slice(0, end)));
    const { place, tab, at, name } = head;
    if (typeof place !== 'string' || typeof at !== 'number') return null;
    return {
      place,
      tab: typeof tab === 'string' ? tab : null,
      at,
      name: String(name),
      note: shelf.readNote(head),
      text: written.slice(end + 1),
    };
  } catch {
    return null;
  }
}
