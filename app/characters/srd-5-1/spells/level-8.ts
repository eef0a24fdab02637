import type { SpellRow } from '../../book/spell-table';

/** The spells of level 8 (SRD 5.1, "Spells"). */
export const LEVEL_8: readonly SpellRow[] = [
  ['Animal Shapes', 'transmutation', 'Druid', 'c'],
  ['Antimagic Field', 'abjuration', 'Cleric Wizard', 'c'],
  ['Antipathy/Sympathy', 'enchantment', 'Druid Wizard', ''],
  ['Clone', 'necromancy', 'Wizard', ''],
  ['Control Weather', 'transmutation', 'Cleric Druid Wizard', 'c'],
  ['Demiplane', 'conjuration', 'Warlock Wizard', ''],
  ['Dominate Monster', 'enchantment', 'Bard Sorcerer Warlock Wizard', 'c'],
  ['Earthquake', 'evocation', 'Cleric Druid Sorcerer', 'c'],
  ['Feeblemind', 'enchantment', 'Bard Druid Warlock Wizard', ''],
  ['Glibness', 'transmutation', 'Bard Warlock', ''],
  ['Holy Aura', 'abjuration', 'Cleric', 'c'],
  ['Incendiary Cloud', 'conjuration', 'Sorcerer Wizard', 'c'],
  ['Maze', 'conjuration', 'Wizard', 'c'],
  ['Mind Blank', 'abjuration', 'Bard Wizard', ''],
  ['Power Word Stun', 'enchantment', 'Bard Sorcerer Warlock Wizard', ''],
  ['Sunburst', 'evocation', 'Druid Sorcerer Wizard', ''],
];
