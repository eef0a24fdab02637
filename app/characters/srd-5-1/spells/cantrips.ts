import type { SpellRow } from '../../book/spell-table';

/** The cantrips (SRD 5.1, "Spells"). */
export const CANTRIPS: readonly SpellRow[] = [
  ['Acid Splash', 'conjuration', 'Sorcerer Wizard', ''],
  ['Chill Touch', 'necromancy', 'Sorcerer Warlock Wizard', ''],
  ['Dancing Lights', 'evocation', 'Bard Sorcerer Wizard', 'c'],
  ['Druidcraft', 'transmutation', 'Druid', ''],
  ['Eldritch Blast', 'evocation', 'Warlock', ''],
  ['Fire Bolt', 'evocation', 'Sorcerer Wizard', ''],
  ['Guidance', 'divination', 'Cleric Druid', 'c'],
  ['Light', 'evocation', 'Bard Cleric Sorcerer Wizard', ''],
  ['Mage Hand', 'conjuration', 'Bard Sorcerer Warlock Wizard', ''],
  ['Mending', 'transmutation', 'Cleric Bard Druid Sorcerer Wizard', ''],
  ['Message', 'transmutation', 'Bard Sorcerer Wizard', ''],
  ['Minor Illusion', 'illusion', 'Bard Sorcerer Warlock Wizard', ''],
  ['Poison Spray', 'conjuration', 'Druid Sorcerer Warlock Wizard', ''],
  ['Prestidigitation', 'transmutation', 'Bard Sorcerer Warlock Wizard', ''],
  ['Produce Flame', 'conjuration', 'Druid', ''],
  ['Ray of Frost', 'evocation', 'Sorcerer Wizard', ''],
  ['Resistance', 'abjuration', 'Cleric Druid', 'c'],
  ['Sacred Flame', 'evocation', 'Cleric', ''],
  ['Shillelagh', 'transmutation', 'Druid', ''],
  ['Shocking Grasp', 'evocation', 'Sorcerer Wizard', ''],
  ['Spare the Dying', 'necromancy', 'Cleric', ''],
  ['Thaumaturgy', 'transmutation', 'Cleric', ''],
  ['True Strike', 'divination', 'Bard Sorcerer Warlock Wizard', 'c'],
  ['Vicious Mockery', 'enchantment', 'Bard', ''],
];
