import { foldText } from '~/compendium/records/text-fold';

/** A name as books key it: "Thieves’ Tools" is "thieves-tools". */
export function slugOf(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
}

type Named = { readonly slug: string; readonly name: string };

/** The entry of a book that a name means: by its slug or its name, however either is written. */
export function findNamed<One extends Named>(list: readonly One[], name: string): One | undefined {
  const wanted = waysToSay(name);
  return (
    list.find((one) => wanted.includes(one.slug)) ??
    list.find((one) => wanted.includes(spelledOf(one)))
  );
}

const spelled = new WeakMap<Named, string>();

/** An entry's name as a slug, made once: a file asks for a thousand names, each of the whole book. */
function spelledOf(one: Named): string {
  const known = spelled.get(one);
  if (known !== undefined) return known;
  const made = slugOf(one.name);
  spelled.set(one, made);
  return made;
}

/** Letters of a name that are looked at; no book has one half as long. */
const LONGEST_NAME = 200;

/** The entry of a book whose slug's words all stand in a name: "School of Evocation" for "evocation". */
export function findWithin<One extends Named>(list: readonly One[], name: string): One | undefined {
  const words = slugOf(name).split('-');
  return list.find(({ slug }) => slug.split('-').every((word) => words.includes(word)));
}

/**
 * How books may write the same name: turned round at its comma ("Crossbow, Light"), without a wizard's name before it ("Melf’s Acid
 * Arrow"), without what stands in brackets, in the singular, with "armor" or without it, as a kind of a group ("Fighting Style: Archery").
 */
export function waysToSay(name: string): string[] {
  // One blank for many, and a bound: what looks for blanks before a sign takes the square of their number.
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

/** What magic adds, by a name: 1 for "Longsword, +1". */
export function plusOf(name: string): number {
  return Number(/(?:^|[\s,(])\+([1-5])(?=$|[\s),])/.exec(name)?.[1] ?? 0);
}

function isSaid(slug: string): boolean {
  return slug !== '';
}
