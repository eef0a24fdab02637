import { isOwnId, ownId } from '~/compendium/records/own-id';
import { isPublicId } from '~/compendium/records/public-id';
import { sha256 } from '~/platform/sha-256';

/** An id of a stored thing, or of a user's own monster, wherever it stands in a text. */
const IDS =
  /(?<![a-z0-9-])[a-z0-9-]{1,100}\.own--[a-z0-9]{1,40}|\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

/**
 * The id that a thing of a file has in the account that it is imported into: always the same for the same account and
 * file, so that importing twice makes one thing, and never that of the file.
 */
export async function newIdOf(userId: string, old: string): Promise<string> {
  const hash = await hashOf(userId, old);
  const [a, b, c, d] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(13, 16),
    hash.slice(17, 20),
  ];
  return `${a}-${b}-4${c}-8${d}-${hash.slice(20, 32)}`;
}

/** The same for a fight, whose id is 22 letters. */
export async function newFightIdOf(userId: string, old: string): Promise<string> {
  return (await hashOf(userId, old)).slice(0, 22);
}

/** The same for a user's own monster in the lookups; the name in front of it stays. */
export async function newOwnIdOf(userId: string, old: string): Promise<string> {
  const slug = old.slice(0, old.indexOf('.'));
  const name = isPublicId(slug) ? slug : 'monster';
  return ownId(name, (await hashOf(userId, old)).slice(0, 20));
}

function hashOf(userId: string, old: string): Promise<string> {
  return sha256(`import\n${userId}\n${old}`);
}

/** What a thing of a file refers to, and which of that the account has. */
export type References = {
  userId: string;
  /** Whether the account has a thing with this id. */
  has: (id: string) => boolean;
};

/**
 * The new id of something that a thing of a file refers to: the imported one, else the account's own with that very id,
 * else null.
 */
export async function referenceOf(
  { userId, has }: References,
  old: string,
): Promise<string | null> {
  const made = isOwnId(old) ? await newOwnIdOf(userId, old) : await newIdOf(userId, old);
  return has(made) ? made : has(old) ? old : null;
}

/** So many ids of one thing are looked up; a fight of the longest log has 20,000 entries. */
const MOST_IDS = 25_000;

/** A text in which everything that it refers to and the account has stands under its new id. */
export async function withNewIds(refers: References, text: string): Promise<string> {
  const found = new Set(Array.from(text.matchAll(IDS), ([old]) => old));
  const made = new Map<string, string>();
  for (const old of [...found].slice(0, MOST_IDS)) {
    const id = await referenceOf(refers, old);
    if (id !== null) made.set(old, id);
  }
  return made.size === 0 ? text : text.replaceAll(IDS, (old) => made.get(old) ?? old);
}
