import type { SpellRow } from '../../book/spell-table';

/** The spells of level 9 (SRD 5.2, "Spells"). */
export const LEVEL_9: readonly SpellRow[] = [
  ['Astral Projection', 'necromancy', 'Cleric Warlock Wizard', ''],
  ['Foresight', 'divination', 'Bard Druid Warlock Wizard', ''],
  ['Gate', 'conjuration', 'Cleric Sorcerer Warlock Wizard', 'c'],
  ['Imprisonment', 'abjuration', 'Warlock Wizard', ''],
  ['Mass Heal', 'abjuration', 'Cleric', ''],
  ['Meteor Swarm', 'evocation', 'Sorcerer Wizard', ''],
  ['Power Word Heal', 'enchantment', 'Bard Cleric', ''],
  ['Power Word Kill', 'enchantment', 'Bard Sorcerer Warlock Wizard', ''],
  ['Prismatic Wall', 'abjuration', 'Bard Wizard', ''],
  ['Shapechange', 'transmutation', 'Druid Wizard', 'c'],
  ['Storm of Vengeance', 'conjuration', 'Druid', 'c'],
  ['Time Stop', 'transmutation', 'Sorcerer Wizard', ''],
  ['True Polymorph', 'transmutation', 'Bard Warlock Wizard', 'c'],
  ['True Resurrection', 'necromancy', 'Cleric Druid', ''],
  ['Weird', 'illusion', 'Warlock Wizard', 'c'],
  ['Wish', 'conjuration', 'Sorcerer Wizard', ''],
];
