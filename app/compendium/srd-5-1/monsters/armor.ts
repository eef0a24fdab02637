import type { FormerMonster } from '../../records/former/monster-record';

type ArmorClass = FormerMonster['ac'];

/**
 * The armor creatures wear, which the package does not name. Any other creature with more than 10 + Dexterity has
 * natural armor.
 */
const WORN: Readonly<Record<string, string>> = {
  Assassin: 'studded leather',
  Azer: 'natural armor, shield',
  Bandit: 'leather armor',
  'Bandit Captain': 'studded leather',
  Berserker: 'hide armor',
  Bugbear: 'hide armor, shield',
  'Cult Fanatic': 'leather armor',
  Cultist: 'leather armor',
  'Deep Gnome (Svirfneblin)': 'chain shirt',
  Drow: 'chain shirt',
  Duergar: 'scale mail, shield',
  Erinyes: 'plate',
  'Fire Giant': 'plate',
  'Frost Giant': 'patchwork armor',
  Gladiator: 'studded leather, shield',
  Gnoll: 'hide armor, shield',
  Goblin: 'leather armor, shield',
  Guard: 'chain shirt, shield',
  'Half-Red Dragon Veteran': 'plate',
  Hobgoblin: 'chain mail, shield',
  Knight: 'plate',
  Lizardfolk: 'natural armor, shield',
  Noble: 'breastplate',
  Ogre: 'hide armor',
  Oni: 'chain mail',
  Orc: 'hide armor',
  Priest: 'chain shirt',
  Satyr: 'leather armor',
  Scout: 'leather armor',
  Skeleton: 'armor scraps',
  Sprite: 'leather armor',
  'Storm Giant': 'scale mail',
  Thug: 'leather armor',
  'Tribal Warrior': 'hide armor',
  Veteran: 'splint',
  'Warhorse Skeleton': 'barding scraps',
  Wight: 'studded leather',
};

/** An armor class with the kind of armor; `bare` is 10 + the Dexterity modifier. */
export function armorOf(monster: string, value: number, bare: number): ArmorClass {
  return { value, kind: WORN[monster] ?? (value === bare ? null : 'natural armor') };
}
