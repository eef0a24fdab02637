import type { Dice } from '~/compendium/records/record-parts';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { type Amount, scaledAmount } from './scaled-damage';

/** How much the numbers of a creature's actions change. */
export type Shift = {
  readonly damage: number;
  readonly attack: number;
  readonly saveDc: number;
};

/** How dice changed in the text of an entry: "1d6" became 2d6, or null when no dice are left. */
export type MovedDice = Map<string, Dice | null>;

/** An amount in a text: "12 (2d6 + 5)", "4d8", "5". */
const AMOUNT =
  /\b(?:(\d+) \((\d+)d(\d+)(?: ?([+−–-]) ?(\d+))?\)|(\d+)d(\d+)\b|(\d+)\b)(?! ?[+−–-] ?\d)/g;
const IS_DAMAGE = /^ (?:\w+(?:(?:, \w+)*,? or \w+)? )?damage\b/i;
const IS_TYPED = new RegExp(`^ (?:${DAMAGE_TYPES.join('|')}) damage\\b`, 'i');
const IS_LOST = /\b(?:loses?|wound increases by) $/i;
const IS_DEALT = /\b(?:extra|deals?|takes?) $/i;
/** The maximum length of text before an amount that marks it as damage. */
const BEFORE = 24;

/**
 * Scales the numbers in a text: "+7 to hit", "DC 15", "12 (2d6 + 5) slashing damage". Changes of dice are recorded in
 * `moved`; dice in `stay`, such as "3d6", are left unchanged.
 */
export function scaledText(
  text: string,
  shift: Shift,
  { moved = new Map(), stay }: { moved?: MovedDice; stay?: ReadonlySet<string> } = {},
): string {
  const raised = text
    .replace(/([+−-])(\d{1,2})(?= to hit\b)/g, (_, sign, digits) => bonusText(sign, digits, shift))
    .replace(/(?<=Attack Roll: )([+−-])(\d{1,2})/g, (_, sign, digits) =>
      bonusText(sign, digits, shift),
    )
    .replace(/\bDC (\d{1,2})\b(?! plus\b)/g, (_, dc) => `DC ${dcOf(Number(dc), shift)}`);
  if (shift.damage === 1) return raised;
  return raised.replace(AMOUNT, (written, ...found) => {
    const [average, count, sides, sign, constant, bareCount, bareSides, flat] = found;
    const at: number = found[8];
    const before = raised.slice(Math.max(0, at - BEFORE), at);
    const after = raised.slice(at + written.length, at + written.length + 120);
    const told = (dice: Dice, amount: Amount) => {
      moved.set(`${dice.count}d${dice.sides}`, amount.dice);
      return amount;
    };
    if (average !== undefined) {
      if (!IS_DAMAGE.test(after) && !IS_LOST.test(before)) return written;
      if (stay?.has(`${count}d${sides}`)) return written;
      const dice = { count: Number(count), sides: Number(sides) };
      const bonus = constant === undefined ? 0 : Number(constant) * (sign === '+' ? 1 : -1);
      const amount = amountOf({ dice, bonus, average: Number(average) }, shift);
      return amountText(told(dice, amount), sign);
    }
    if (!IS_TYPED.test(after)) return written;
    if (flat !== undefined) {
      return String(amountOf({ dice: null, bonus: 0, average: Number(flat) }, shift).average);
    }
    if (!IS_DEALT.test(before) || stay?.has(`${bareCount}d${bareSides}`)) return written;
    const dice = { count: Number(bareCount), sides: Number(bareSides) };
    const even = Math.floor((dice.count * (dice.sides + 1)) / 2);
    return bareText(told(dice, amountOf({ dice, bonus: 0, average: even }, shift)));
  });
}

/** Scales an amount of damage, keeping dice where possible. */
export function amountOf(amount: Amount, { damage, attack }: Shift): Amount {
  return damage === 1 ? amount : scaledAmount(amount, damage, attack);
}

function amountText(amount: Amount, sign: string | undefined): string {
  return amount.dice === null
    ? String(amount.average)
    : `${amount.average} (${diceText(amount, sign)})`;
}

/** Formats dice without their average. */
function bareText(amount: Amount): string {
  return amount.dice === null ? String(amount.average) : diceText(amount, '-');
}

function diceText({ dice, bonus }: Amount, sign: string | undefined): string {
  const minus = sign === '−' ? '−' : '-';
  const constant = bonus === 0 ? '' : bonus < 0 ? ` ${minus} ${-bonus}` : ` + ${bonus}`;
  return `${dice?.count}d${dice?.sides}${constant}`;
}

function bonusText(sign: string, digits: string, { attack }: Shift): string {
  const bonus = toHitOf(Number(digits) * (sign === '+' ? 1 : -1), attack);
  return bonus < 0 ? `${sign === '+' ? '-' : sign}${-bonus}` : `+${bonus}`;
}

/** Adds to an attack bonus, within a record's limits. */
export function toHitOf(bonus: number, moved: number): number {
  return Math.min(40, Math.max(-10, bonus + moved));
}

/** Adds to a save DC, within a record's limits. */
export function dcOf(dc: number, { saveDc }: Pick<Shift, 'saveDc'>): number {
  return Math.min(40, Math.max(1, dc + saveDc));
}
