import type { SpellRow } from '../../book/spell-table';

/** The spells of level 8 (SRD 5.2, "Spells"). */
export const LEVEL_8: readonly SpellRow[] = [
  ['Animal Shapes', 'transmutation', 'Druid', ''],
  ['Antimagic Field', 'abjuration', 'Cleric Wizard', 'c'],
  ['Antipathy/Sympathy', 'enchantment', 'Bard Druid Wizard', ''],
  ['Befuddlement', 'enchantment', 'Bard Druid Warlock Wizard', ''],
  ['Clone', 'necromancy', 'Wizard', ''],
  ['Control Weather', 'transmutation', 'Cleric Druid Wizard', 'c'],
  ['Demiplane', 'conjuration', 'Sorcerer Warlock Wizard', ''],
  ['Dominate Monster', 'enchantment', 'Bard Sorcerer Warlock Wizard', 'c'],
  ['Earthquake', 'transmutation', 'Cleric Druid Sorcerer', 'c'],
  ['Glibness', 'enchantment', 'Bard Warlock', ''],
  ['Holy Aura', 'abjuration', 'Cleric', 'c'],
  ['Incendiary Cloud', 'conjuration', 'Druid Sorcerer Wizard', 'c'],
  ['Maze', 'conjuration', 'Wizard', 'c'],
  ['Mind Blank', 'abjuration', 'Bard Wizard', ''],
  ['Power Word Stun', 'enchantment', 'Bard Sorcerer Warlock Wizard', ''],
  ['Sunburst', 'evocation', 'Cleric Druid Sorcerer Wizard', ''],
  ['Tsunami', 'conjuration', 'Druid', 'c'],
];
