/**
 * Drafts that a tool stores on this device: `draft:tool:owner:place` in localStorage, where the owner is a user id, or
 * empty when nobody is signed in. The value begins with a line of JSON with its time and name. A draft is shown to its
 * owner only, and is kept when the session has expired by itself.
 */
export const DRAFT_PREFIX = 'draft:';

/** How long a draft is kept for its owner. */
export const DRAFT_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** The part of Storage that drafts need. */
export type DraftStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>;

/** A stored draft. */
export type HeldDraft = {
  key: string;
  owner: string;
  name: string;
  /** Milliseconds since 1970; 0 when unknown. */
  at: number;
  text: string;
};

/** All drafts on this device, of every owner. */
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
 * The drafts that are deleted when this user signs out, the latest first: their own, and those made here while nobody
 * was signed in.
 */
export function draftsOf(storage: DraftStorage, person: string | null): HeldDraft[] {
  return heldDrafts(storage)
    .filter(({ owner }) => owner === '' || owner === person)
    .sort((one, other) => other.at - one.at);
}

/**
 * Deletes the drafts of a user who signs out, up to those of time `until` (milliseconds since 1970); other users'
 * drafts are kept.
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

/** Deletes drafts that have waited for their owner too long. `now` in milliseconds since 1970. */
export function forgetOldDrafts(storage: DraftStorage, now: number): void {
  for (const { key, at } of heldDrafts(storage)) {
    if (now - at > DRAFT_LIFE_MS) storage.removeItem(key);
  }
}
