import { ABILITIES, type Ability, abilityModifier } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import { arithmetic } from './arithmetic';

/** The actor's numbers that formulas and enrichers refer to. */
export type ActorNumbers = {
  readonly name: string;
  readonly abilities: Readonly<Record<Ability, number>>;
  readonly proficiency: number;
  readonly edition: Edition;
  /** The spellcasting ability; null when the file names none. */
  readonly spellAbility: Ability | null;
  readonly cr: number;
  /** The actor's own data, for lookup enrichers. */
  readonly system: Readonly<Record<string, unknown>> | null;
};

/** The dice for each number of sides, and the constant. */
export type Formula = {
  readonly dice: readonly { readonly count: number; readonly sides: number }[];
  readonly bonus: number;
};

/**
 * Evaluates a Foundry formula ("1d8 + @mod", "8 + @prof + @abilities.con.mod") for an actor; null unless it is a sum.
 */
export function formulaOf(
  text: string,
  numbers: Pick<ActorNumbers, 'abilities' | 'proficiency' | 'spellAbility' | 'cr'>,
  modifier: number | null,
): Formula | null {
  const plain = text
    .slice(0, 200)
    .replace(/\[[^\]]{0,60}\]/g, '')
    .replace(/@[\w.-]+/g, (path) => String(atPath(path, numbers, modifier) ?? path))
    .replace(/\s+/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/--/g, '+')
    .replace(/\+-|-\+/g, '-');
  if (plain === '') return { dice: [], bonus: 0 };
  if (/^[-+*/().,\w]*$/.test(plain) && /[*/(]/.test(plain) && !/\d?d\d/i.test(plain)) {
    const number = arithmetic(plain);
    return number === null ? null : { dice: [], bonus: number };
  }
  const dice: { count: number; sides: number }[] = [];
  let bonus = 0;
  let rest = /^[+-]/.test(plain) ? plain : `+${plain}`;
  while (rest !== '') {
    const term = /^([+-])(?:(\d{0,3})d(\d{1,3})|(\d{1,4}))/i.exec(rest);
    if (term === null) return null;
    const [whole, sign, count, sides, flat] = term;
    if (sides !== undefined) {
      if (sign === '-') return null;
      dice.push({ count: Number(count || 1), sides: Number(sides) });
    } else bonus += Number(flat) * (sign === '-' ? -1 : 1);
    rest = rest.slice(whole.length);
  }
  return { dice, bonus };
}

/** Evaluates a formula that is only a number; null for dice or for a formula that cannot be read. */
export function numberIn(
  text: string,
  numbers: Pick<ActorNumbers, 'abilities' | 'proficiency' | 'spellAbility' | 'cr'>,
  modifier: number | null = 0,
): number | null {
  const formula = formulaOf(text, numbers, modifier);
  return formula === null || formula.dice.length > 0 || text.trim() === '' ? null : formula.bonus;
}

function atPath(
  path: string,
  numbers: Pick<ActorNumbers, 'abilities' | 'proficiency' | 'spellAbility' | 'cr'>,
  modifier: number | null,
): number | null {
  if (path === '@mod') return modifier;
  if (/^@(?:attributes\.)?prof$/.test(path)) return numbers.proficiency;
  if (path === '@details.cr' || path === '@cr') return numbers.cr;
  if (/^@attributes\.(?:spellmod|spell\.mod)$/.test(path)) {
    return numbers.spellAbility === null
      ? null
      : abilityModifier(numbers.abilities[numbers.spellAbility]);
  }
  const [, key, what = 'mod'] = /^@abilities\.(\w{3})(?:\.(\w+))?$/.exec(path) ?? [];
  const ability = ABILITIES.find((one) => one === key);
  if (ability === undefined) return null;
  if (what === 'value') return numbers.abilities[ability];
  if (what === 'dc') return 8 + numbers.proficiency + abilityModifier(numbers.abilities[ability]);
  return what === 'mod' ? abilityModifier(numbers.abilities[ability]) : null;
}
