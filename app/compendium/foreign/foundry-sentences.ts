import { ABILITY_NAMES } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import type { Deed, DeedDamage } from './foundry-deeds';
import { diceText } from './tetra-tokens';

/** "+5" or "-1". */
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

/** Amounts of damage, "7 (1d8 + 3) slashing damage plus 4 (1d8) acid damage", or without the last word. */
export function damageWords(
  parts: readonly DeedDamage[],
  edition: Edition,
  last: ' damage' | '' = ' damage',
): string {
  return parts
    .map((part, at) => `${amountWords(part, edition)}${at < parts.length - 1 ? ' damage' : last}`)
    .join(' plus ');
}

function amountWords({ dice, bonus, type }: DeedDamage, edition: Edition): string {
  const word = edition === '2024' ? capital(type) : type.toLowerCase();
  const [first, ...rest] = dice;
  const number = first === undefined ? String(bonus) : diceText(first.count, first.sides, bonus);
  const more = rest.map(({ count, sides }) => ` plus ${diceText(count, sides, 0)}`).join('');
  return `${number}${more}${word === '' ? '' : ` ${word}`}`;
}

/** A whole attack in the words of its edition. */
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

/** A whole save in the words of its edition. */
export function saveSentence({ save, damage, onSave, area }: Deed, edition: Edition): string {
  if (save === null) return '';
  const ability = ABILITY_NAMES[save.ability];
  const dealt = damageWords(damage, edition);
  if (edition === '2024') {
    const who = area === null ? '' : `, each creature in a ${areaWords(area, edition)}`;
    const failure = dealt === '' ? '' : ` Failure: ${dealt}.`;
    return `${ability} Saving Throw: DC ${save.dc}${who}.${failure}${onSave === 'half' ? ' Success: Half damage.' : ''}`;
  }
  const who = area === null ? 'The target' : `Each creature in a ${areaWords(area, edition)}`;
  const taking =
    dealt === ''
      ? ''
      : `, taking ${dealt} on a failed save${onSave === 'half' ? ', or half as much damage on a successful one' : ''}`;
  return `${who} must make a DC ${save.dc} ${ability} saving throw${taking}.`;
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
