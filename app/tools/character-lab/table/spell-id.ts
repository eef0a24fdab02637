import type { Ability } from '~/rules/ability';
import type { Edition } from '~/rules/edition';

/** The public id of a spell in one of our two books. */
export function spellId(slug: string, edition: Edition): string {
  return edition === '2014' ? slug : `${slug}.srd-5-2`;
}

/** The key for a spell's dice: the same spell cast with two abilities has different numbers. */
export function throwsKey({ slug, ability }: { slug: string; ability: Ability }): string {
  return `${slug} ${ability}`;
}
