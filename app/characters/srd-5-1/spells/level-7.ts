import type { SpellRow } from '../../book/spell-table';

/** The spells of level 7 (SRD 5.1, "Spells"). */
export const LEVEL_7: readonly SpellRow[] = [
  ['Arcane Sword', 'evocation', 'Bard Wizard', 'c'],
  ['Conjure Celestial', 'conjuration', 'Cleric', 'c'],
  ['Delayed Blast Fireball', 'evocation', 'Sorcerer Wizard', 'c'],
  ['Divine Word', 'evocation', 'Cleric', ''],
  ['Etherealness', 'transmutation', 'Bard Cleric Sorcerer Warlock Wizard', ''],
  ['Finger of Death', 'necromancy', 'Sorcerer Warlock Wizard', ''],
  ['Fire Storm', 'evocation', 'Cleric Druid Sorcerer', ''],
  ['Forcecage', 'evocation', 'Bard Warlock Wizard', ''],
  ['Magnificent Mansion', 'conjuration', 'Bard Wizard', ''],
  ['Mirage Arcane', 'illusion', 'Bard Druid Wizard', ''],
  ['Plane Shift', 'conjuration', 'Cleric Druid Sorcerer Warlock Wizard', ''],
  ['Prismatic Spray', 'evocation', 'Sorcerer Wizard', ''],
  ['Project Image', 'illusion', 'Bard Wizard', 'c'],
  ['Regenerate', 'transmutation', 'Bard Cleric Druid', ''],
  ['Resurrection', 'necromancy', 'Bard Cleric', ''],
  ['Reverse Gravity', 'transmutation', 'Druid Sorcerer Wizard', 'c'],
  ['Sequester', 'transmutation', 'Wizard', ''],
  ['Simulacrum', 'illusion', 'Wizard', ''],
  ['Symbol', 'abjuration', 'Bard Cleric Wizard', ''],
  ['Teleport', 'conjuration', 'Bard Sorcerer Wizard', ''],
];
