import type { Entry } from '~/compendium/records/entry-record';
import { type Amount, scaledAmount } from './scaled-damage';

/** How the numbers of a creature's deeds move. */
export type Shift = {
  readonly damage: number;
  readonly attack: number;
  readonly saveDc: number;
};

const ROLLED =
  /\b(\d+) \((\d+)d(\d+)(?: ?([+−–-]) ?(\d+))?\)(?= (?:(?:\w+)(?:(?:, \w+)*,? or \w+)? )?damage\b)/gi;
const FLAT =
  /\b(\d+)(?= (?:acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder) damage\b)/gi;

/** An entry with its attacks, save DCs and damage moved, in its structure and in its words alike. */
export function scaledEntry<E extends Entry>(entry: E, shift: Shift): E {
  return {
    ...entry,
    text: scaledText(entry.text, shift),
    effects: scaledValue(entry.effects, '', shift) as E['effects'],
  };
}

/** Words with their numbers moved: "+7 to hit", "DC 15", "12 (2d6 + 5) slashing damage". */
export function scaledText(text: string, shift: Shift): string {
  const moved = text
    .replace(/([+−-])(\d{1,2})(?= to hit\b)/g, (_, sign, digits) => bonusText(sign, digits, shift))
    .replace(/(?<=Attack Roll: )([+−-])(\d{1,2})/g, (_, sign, digits) =>
      bonusText(sign, digits, shift),
    )
    .replace(/\bDC (\d{1,2})\b/g, (_, dc) => `DC ${dcOf(Number(dc), shift)}`);
  if (shift.damage === 1) return moved;
  return moved
    .replace(ROLLED, (_, average, count, sides, sign, constant) => {
      const bonus = constant === undefined ? 0 : Number(constant) * (sign === '+' ? 1 : -1);
      const dice = { count: Number(count), sides: Number(sides) };
      return amountText(amountOf({ dice, bonus, average: Number(average) }, shift), sign);
    })
    .replace(FLAT, (digits) => {
      const flat = Number(digits);
      return amountText(amountOf({ dice: null, bonus: flat, average: flat }, shift), '-');
    });
}

function amountOf(amount: Amount, { damage, attack }: Shift): Amount {
  return damage === 1 ? amount : scaledAmount(amount, damage, attack);
}

function amountText({ dice, bonus, average }: Amount, sign: string | undefined): string {
  if (dice === null) return String(average);
  const minus = sign === '−' ? '−' : '-';
  const constant = bonus === 0 ? '' : bonus < 0 ? ` ${minus} ${-bonus}` : ` + ${bonus}`;
  return `${average} (${dice.count}d${dice.sides}${constant})`;
}

function bonusText(sign: string, digits: string, { attack }: Shift): string {
  const bonus = toHitOf(Number(digits) * (sign === '+' ? 1 : -1), attack);
  return bonus < 0 ? `${sign === '+' ? '-' : sign}${-bonus}` : `+${bonus}`;
}

/** An attack bonus within the limits of records. */
export function toHitOf(bonus: number, moved: number): number {
  return Math.min(40, Math.max(-10, bonus + moved));
}

/** A save DC within the limits of records. */
export function dcOf(dc: number, { saveDc }: Pick<Shift, 'saveDc'>): number {
  return Math.min(40, Math.max(1, dc + saveDc));
}

/** Whatever effects hold: each number by the name of its field, each part of damage as a whole. */
function scaledValue(value: unknown, key: string, shift: Shift): unknown {
  if (Array.isArray(value)) {
    if (key === 'damage') return value.map((part) => scaledPart(part, shift));
    return value.map((one) => scaledValue(one, key, shift));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, scaledValue(inner, name, shift)]),
    );
  }
  if (typeof value !== 'number') return value;
  if (key === 'dc') return dcOf(value, shift);
  return key === 'toHit' ? toHitOf(value, shift.attack) : value;
}

function scaledPart(part: object & Partial<Amount>, shift: Shift): object {
  const { dice = null, bonus = 0, average = 0 } = part;
  return { ...part, ...amountOf({ dice, bonus, average }, shift) };
}
