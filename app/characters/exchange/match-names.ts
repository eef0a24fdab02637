import { foldText } from '~/compendium/records/text-fold';

/** The slug of a name: "Thieves’ Tools" is "thieves-tools". */
export function slugOf(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
}

type Named = { readonly slug: string; readonly name: string };

/** Finds the entry of a book for a name in any of its spellings, by slug or name. */
export function findNamed<One extends Named>(list: readonly One[], name: string): One | undefined {
  const wanted = waysToSay(name);
  return (
    list.find((one) => wanted.includes(one.slug)) ??
    list.find((one) => wanted.includes(spelledOf(one)))
  );
}

const spelled = new WeakMap<Named, string>();

/** The slug of an entry's name, cached: a file looks up a thousand names in the whole book. */
function spelledOf(one: Named): string {
  const known = spelled.get(one);
  if (known !== undefined) return known;
  const made = slugOf(one.name);
  spelled.set(one, made);
  return made;
}

/** The maximum number of characters of a name that are compared; no name in a book is half as long. */
const LONGEST_NAME = 200;

/** Finds the entry whose slug's words are all part of a name: "School of Evocation" for "evocation". */
export function findWithin<One extends Named>(list: readonly One[], name: string): One | undefined {
  const words = slugOf(name).split('-');
  return list.find(({ slug }) => slug.split('-').every((word) => words.includes(word)));
}

/**
 * Other spellings of the same name: with the parts around a comma swapped ("Crossbow, Light"), without a wizard's name
 * ("Melf’s Acid Arrow"), without brackets, in the singular, with or without "armor", without a group ("Fighting Style:
 * Archery").
 */
export function waysToSay(name: string): string[] {
  // Collapsed spaces and a maximum length: the patterns below take quadratic time in the number of spaces.
  const plain = name.replace(/\s+/g, ' ').slice(0, LONGEST_NAME);
  const bare = plain.replace(/[,(]?\s*\+\d\)?/g, ' ').trim();
  const cut = bare.replace(/\s*[([].*$/, '');
  const [head = '', tail] = cut.split(/,\s*/, 2);
  const turned = tail === undefined ? [] : [`${tail} ${head}`, head];
  const grouped = /^[^:]{1,40}:\s*(.+)$/.exec(cut)?.[1];
  const named = /^\S+['’]s\s+(.+)$/.exec(cut)?.[1];
  const spoken = [bare, cut, ...turned, grouped ?? '', named ?? ''].map(slugOf).filter(isSaid);
  return [...new Set(spoken.flatMap(likeIt))].filter(isSaid);
}

function likeIt(slug: string): string[] {
  const single = slug.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
  const several = slug.endsWith('s') ? slug : `${slug}s`;
  return [slug, `${slug}-armor`, slug.replace(/-armor$/, ''), single, several];
}

/** The magic bonus in a name: 1 for "Longsword, +1". */
export function plusOf(name: string): number {
  return Number(/(?:^|[\s,(])\+([1-5])(?=$|[\s),])/.exec(name)?.[1] ?? 0);
}

function isSaid(slug: string): boolean {
  return slug !== '';
}
