import type { PackageMonster } from '../package/package-shape';

/** Beasts that the SRD lists among the monsters: three dinosaurs and the stirge. */
const MONSTROUS_BEASTS: ReadonlySet<string> = new Set([
  'Plesiosaurus',
  'Stirge',
  'Triceratops',
  'Tyrannosaurus Rex',
]);
const MISCELLANEOUS: ReadonlySet<string> = new Set([
  'Awakened Shrub',
  'Awakened Tree',
  'Blink Dog',
  'Death Dog',
  'Phase Spider',
  'Winter Wolf',
  'Worg',
]);

/** The section of SRD 5.1 with a creature's statblock. */
export function sectionOf(monster: PackageMonster): string {
  if (monster.subtype === 'any race') return 'Appendix MM-B: Nonplayer Characters';
  const beast = /beast/.test(monster.type) && !MONSTROUS_BEASTS.has(monster.name);
  return beast || MISCELLANEOUS.has(monster.name)
    ? 'Appendix MM-A: Miscellaneous Creatures'
    : 'Monsters';
}
