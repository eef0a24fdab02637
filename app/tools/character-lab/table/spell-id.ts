import type { Ability } from '~/rules/ability';
import type { Edition } from '~/rules/edition';

/** The public id of the record of a spell of one of the two books. */
export function spellId(slug: string, edition: Edition): string {
  return edition === '2014' ? slug : `${slug}.srd-5-2`;
}

/** Under which the dice of a spell are found: the same spell by two abilities heals by two numbers. */
export function throwsKey({ slug, ability }: { slug: string; ability: Ability }): string {
  return `${slug} ${ability}`;
}
