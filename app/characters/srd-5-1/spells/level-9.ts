import type { SpellRow } from '../../book/spell-table';

/** The spells of level 9 (SRD 5.1, "Spells"). */
export const LEVEL_9: readonly SpellRow[] = [
  ['Astral Projection', 'necromancy', 'Cleric Warlock Wizard', ''],
  ['Foresight', 'divination', 'Bard Druid Warlock Wizard', ''],
  ['Gate', 'conjuration', 'Cleric Sorcerer Wizard', 'c'],
  ['Imprisonment', 'abjuration', 'Warlock Wizard', ''],
  ['Mass Heal', 'evocation', 'Cleric', ''],
  ['Meteor Swarm', 'evocation', 'Sorcerer Wizard', ''],
  ['Power Word Kill', 'enchantment', 'Bard Sorcerer Warlock Wizard', ''],
  ['Prismatic Wall', 'abjuration', 'Wizard', ''],
  ['Shapechange', 'transmutation', 'Druid Wizard', 'c'],
  ['Storm of Vengeance', 'conjuration', 'Druid', 'c'],
  ['Time Stop', 'transmutation', 'Sorcerer Wizard', ''],
  ['True Polymorph', 'transmutation', 'Bard Warlock Wizard', 'c'],
  ['True Resurrection', 'necromancy', 'Cleric Druid', ''],
  ['Weird', 'illusion', 'Wizard', 'c'],
  ['Wish', 'conjuration', 'Sorcerer Wizard', ''],
];
