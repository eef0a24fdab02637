/**
 * Unfinished work that a tool keeps on this device: `draft:tool:owner:place` in the browser's storage, the owner a person's id
 * or empty for nobody's. What is held begins with a line of JSON that says when it was drawn and what it is called. It is
 * shown to its owner alone, and waits for them when their session has ended by itself.
 */
export const DRAFT_PREFIX = 'draft:';

/** After so long without its owner, unfinished work goes. */
export const DRAFT_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** The part of a browser's storage that drafts need. */
export type DraftStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>;

/** One piece of unfinished work. */
export type HeldDraft = {
  key: string;
  owner: string;
  name: string;
  /** Milliseconds since 1970; 0 when it does not say. */
  at: number;
  text: string;
};

/** All unfinished work on this device, whosever it is. */
function heldDrafts(storage: DraftStorage): HeldDraft[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys.flatMap((key) => {
    const owner = /^draft:[^:]*:([^:]*):/.exec(key)?.[1];
    const held = owner === undefined ? null : storage.getItem(key);
    return owner === undefined || held === null ? [] : [{ key, owner, ...readHeld(held) }];
  });
}

function readHeld(held: string): Pick<HeldDraft, 'name' | 'at' | 'text'> {
  const end = held.indexOf('\n');
  try {
    const { at, name } = Object(JSON.parse(held.slice(0, end)));
    return {
      name: typeof name === 'string' ? name : '',
      at: typeof at === 'number' ? at : 0,
      text: held.slice(end + 1),
    };
  } catch {
    return { name: '', at: 0, text: held };
  }
}

/**
 * The unfinished work that goes when this person leaves, the latest first: their own, and what was drawn here before anybody
 * signed in.
 */
export function draftsOf(storage: DraftStorage, person: string | null): HeldDraft[] {
  return heldDrafts(storage)
    .filter(({ owner }) => owner === '' || owner === person)
    .sort((one, other) => other.at - one.at);
}

/**
 * Forgets the unfinished work of whoever leaves, as far as it was drawn by then (`until`, milliseconds since 1970); another
 * person's waits for them.
 */
export function forgetDrafts(
  storage: DraftStorage,
  person: string | null,
  until = Number.POSITIVE_INFINITY,
): void {
  for (const { key, at } of draftsOf(storage, person)) {
    if (at <= until) storage.removeItem(key);
  }
}

/** Forgets whatever has waited for its owner for too long. `now` in milliseconds since 1970. */
export function forgetOldDrafts(storage: DraftStorage, now: number): void {
  for (const { key, at } of heldDrafts(storage)) {
    if (now - at > DRAFT_LIFE_MS) storage.removeItem(key);
  }
}
