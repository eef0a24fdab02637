import { ABILITY_NAMES } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import type { Deed, DeedDamage } from './foundry-deed';
import { diceText } from './tetra-tokens';

/** Formats a bonus with its sign: "+5" or "-1". */
export function signed(bonus: number): string {
  return bonus < 0 ? String(bonus) : `+${bonus}`;
}

/** The first sentence of an attack, up to its target. */
export function attackWords({ attack }: Pick<Deed, 'attack'>, edition: Edition): string {
  if (attack === null) return '';
  const { toHit, way, means, reach, range } = attack;
  const places = [
    ...(reach === null ? [] : [`reach ${reach} ft.`]),
    ...(range === null ? [] : [`range ${range[0]}${range[1] === null ? '' : `/${range[1]}`} ft.`]),
  ].join(' or ');
  if (edition === '2024') {
    const where = places === '' ? '' : `, ${places.replace(/\.$/, '')}`;
    return `${way} Attack Roll: ${signed(toHit)}${where}`;
  }
  return `${way} ${means} Attack: ${signed(toHit)} to hit, ${places === '' ? '' : `${places}, `}one target`;
}

/** Formats damage: "7 (1d8 + 3) slashing damage plus 4 (1d8) acid damage"; `last` can omit the final word. */
export function damageWords(
  parts: readonly DeedDamage[],
  edition: Edition,
  last: ' damage' | '' = ' damage',
): string {
  return parts
    .map((part, at) => `${amountWords(part, edition)}${at < parts.length - 1 ? ' damage' : last}`)
    .join(' plus ');
}

/** Two kinds of dice are written as two amounts, which the entry parsers can read. */
function amountWords({ dice, bonus, type }: DeedDamage, edition: Edition): string {
  const kinds = type.toLowerCase().split(' or ');
  const word = (edition === '2024' ? kinds.map(capital) : kinds).join(' or ');
  const behind = word === '' ? '' : ` ${word}`;
  const [first, ...rest] = dice;
  const number = first === undefined ? String(bonus) : diceText(first.count, first.sides, bonus);
  const more = rest.map(({ count, sides }) => ` damage plus ${diceText(count, sides, 0)}${behind}`);
  return `${number}${behind}${more.join('')}`;
}

/** Writes a whole attack in the phrasing of its edition. */
export function attackSentence(deed: Deed, edition: Edition): string {
  if (deed.attack === null) return '';
  const { damage, versatile } = deed;
  const two =
    versatile === null ? '' : `, or ${damageWords([versatile], edition)} if used with two hands`;
  const [first, ...more] = damage;
  const plus = more.length === 0 ? '' : ` plus ${damageWords(more, edition)}`;
  const hit = first === undefined ? 'Hit.' : `Hit: ${damageWords([first], edition)}${two}${plus}.`;
  const head = attackWords(deed, edition);
  return `${head}. ${hit}`;
}

/** Writes a whole save in the phrasing of its edition. */
export function saveSentence({ save, damage, onSave, area }: Deed, edition: Edition): string {
  if (save === null) return '';
  const [first, ...others] = save.abilities;
  const names = listed([first, ...others].map((one) => ABILITY_NAMES[one]));
  const dealt = damageWords(damage, edition);
  // The 2024 save heading can name only one ability.
  if (edition === '2024' && others.length === 0) {
    const who = area === null ? '' : `, each creature in a ${areaWords(area, edition)}`;
    const failure = dealt === '' ? '' : ` Failure: ${dealt}.`;
    return `${names} Saving Throw: DC ${save.dc}${who}.${failure}${onSave === 'half' ? ' Success: Half damage.' : ''}`;
  }
  const who = area === null ? 'The target' : `Each creature in a ${areaWords(area, '2014')}`;
  const taking =
    dealt === ''
      ? ''
      : `, taking ${damageWords(damage, '2014')} on a failed save${onSave === 'half' ? ', or half as much damage on a successful one' : ''}`;
  return `${who} must make a DC ${save.dc} ${names} saving throw${taking}.`;
}

/** Writes damage without an attack roll or save, or healing. */
export function effectSentence({ type, damage }: Deed, edition: Edition): string {
  if (damage.length === 0) return '';
  if (type !== 'heal') return `The target takes ${damageWords(damage, edition)}.`;
  const [{ dice, bonus, type: kind } = { dice: [], bonus: 0, type: '' }] = damage;
  const temporary = /temp/i.test(kind);
  const amounts = dice.map(({ count, sides }, at) => diceText(count, sides, at === 0 ? bonus : 0));
  const number = amounts.length === 0 ? String(bonus) : amounts.join(' plus ');
  return `The target ${temporary ? 'gains' : 'regains'} ${number} ${temporary ? 'temporary ' : ''}hit points.`;
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 3) return words.join(' or ');
  return `${words.slice(0, -1).join(', ')}, or ${last}`;
}

function areaWords({ shape, feet, width }: NonNullable<Deed['area']>, edition: Edition): string {
  const word = edition === '2024' ? capital(shape) : shape;
  switch (shape) {
    case 'line':
      return edition === '2024'
        ? `${feet}-foot-long, ${width ?? 5}-foot-wide Line`
        : `${feet}-foot line that is ${width ?? 5} feet wide`;
    case 'radius':
    case 'emanation':
      return edition === '2024' ? `${feet}-foot Emanation` : `${feet}-foot radius`;
    case 'sphere':
    case 'cylinder':
    case 'circle':
      return edition === '2024' ? `${feet}-foot-radius ${word}` : `${feet}-foot radius ${word}`;
    default:
      return `${feet}-foot ${word}`;
  }
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
