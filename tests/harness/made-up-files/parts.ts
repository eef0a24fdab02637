import { ABILITIES, ABILITY_NAMES, type Ability } from '~/rules/ability';
import { attackText, type MadeCreature, saveText } from '../made-up-creatures';

export const CASES = { trait: 'Keen Nose', words: 'It smells what others do not.' };
export const hitPoints = ({ hp: { count, sides, constant } }: MadeCreature) =>
  `${count}d${sides}${constant === 0 ? '' : ` ${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`}`;
export const long = (ability: Ability) => ABILITY_NAMES[ability].toLowerCase();
export const scores = (of: MadeCreature) =>
  Object.fromEntries(ABILITIES.map((one) => [long(one), of.abilities[one]]));
export const savesOf = (of: MadeCreature) => Object.entries(of.saves) as [Ability, number][];
export const entries = (of: MadeCreature) => ({
  traits: [[CASES.trait, CASES.words] as const],
  actions: [
    ...of.attacks.map((one) => [one.name, attackText(one, of.edition)] as const),
    [`${of.breath.name} (Recharge 5-6)`, saveText(of.breath, of.edition)] as const,
  ],
  legendary: [[of.legendary.name, attackText(of.legendary, of.edition)] as const],
  lair: [[of.lair.name, saveText(of.lair, of.edition)] as const],
});
export const spellLine = (of: MadeCreature) => `At will: ${of.spells.join(', ')}`;
export const kind = ({ size, type, alignment }: MadeCreature) => `${size} ${type}, ${alignment}`;
export const speed = ({ walk, fly }: MadeCreature) =>
  `${walk} ft.${fly > 0 ? `, fly ${fly} ft.` : ''}`;
export const senses = (of: MadeCreature) =>
  `${of.darkvision > 0 ? `darkvision ${of.darkvision} ft., ` : ''}passive Perception ${10 + of.perception}`;
