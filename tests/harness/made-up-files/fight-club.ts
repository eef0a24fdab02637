import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import {
  attackText,
  CASTING,
  type MadeAttack,
  type MadeCreature,
  saveText,
  signedWords,
} from '../made-up-creatures';
import { CASES, hitPoints, savesOf, senses, speed, spellLine } from './parts';

export function fightClub(of: MadeCreature): string {
  // Its compendia omit "Hit:" and have the numbers beside the text.
  const attack = (one: MadeAttack, tag: string) => {
    const { count, sides, bonus } = one.dice;
    const dice = `${count}d${sides}${bonus < 0 ? bonus : `+${bonus}`}`;
    const words = attackText(one, of.edition);
    const text = of.edition === '2014' ? words.replace('Hit: ', '') : words;
    return `<${tag}><name>${one.name}</name><text>${text}</text><attack>${one.name}|${signedWords(one.toHit)}|${dice}</attack></${tag}>`;
  };
  const plain = (tag: string, name: string, text: string) =>
    `<${tag}><name>${name}</name><text>${text}</text></${tag}>`;
  return [
    `<monster><name>${of.name}</name><size>${of.size.charAt(0)}</size><type>${of.type}</type>`,
    `<alignment>${of.alignment}</alignment><ac>${of.ac}</ac><hp>${of.hp.average} (${hitPoints(of)})</hp>`,
    `<speed>${speed(of)}</speed>`,
    ...ABILITIES.map((one) => `<${one}>${of.abilities[one]}</${one}>`),
    `<save>${savesOf(of)
      .map(([one, bonus]) => `${ABILITY_NAMES[one].slice(0, 3)} ${signedWords(bonus)}`)
      .join(', ')}</save>`,
    `<skill>Perception ${signedWords(of.perception)}</skill><resist>${of.resist.words}</resist>`,
    `<immune>${of.immune.words}</immune><conditionImmune>${of.conditions.join(', ')}</conditionImmune>`,
    `<senses>${senses(of)}</senses><passive>${10 + of.perception}</passive><languages>Common</languages><cr>${of.cr}</cr>`,
    plain('trait', CASES.trait, CASES.words),
    plain('trait', 'Innate Spellcasting', `${CASTING}</text><text>${spellLine(of)}`),
    ...of.attacks.map((one) => attack(one, 'action')),
    plain('action', `${of.breath.name} (Recharge 5-6)`, saveText(of.breath, of.edition)),
    attack(of.legendary, 'legendary'),
    `<legendary category="lair"><name>${of.lair.name}</name><text>${saveText(of.lair, of.edition)}</text></legendary>`,
    '</monster>',
  ].join('');
}
