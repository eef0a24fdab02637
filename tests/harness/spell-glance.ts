import type { SpellRecord } from '~/compendium/records/spell-record';
import { withInner } from '~/compendium/records/within-effects';

const UNITS: Readonly<Record<SpellRecord['castingTime']['unit'], string>> = {
  action: 'action',
  'bonus-action': 'bonus action',
  reaction: 'reaction',
  minute: 'min.',
  hour: 'h',
};

type Dice = { dice: { count: number; sides: number } | null; bonus: number };

function diceText({ dice, bonus }: Dice): string {
  const plus = bonus > 0 ? `${dice === null ? '' : ' + '}${bonus}` : '';
  return `${dice === null ? '' : `${dice.count}d${dice.sides}`}${plus}`;
}

/** The first damage or healing of a spell in words; '' when it has none. */
function dealsOf({ effects }: SpellRecord): string {
  for (const one of withInner(effects)) {
    if (one.kind === 'heal' && 'amount' in one) return `heals ${diceText(one.amount)}`.trim();
    if (one.kind === 'temporary-hit-points' && 'amount' in one)
      return `${diceText(one.amount)} temporary HP`;
    if (one.kind !== 'damage' || !('damage' in one)) continue;
    const [first] = one.damage;
    if (first) return `${diceText(first)} ${first.type}`;
  }
  return '';
}

/** The casting time, range and damage of a spell's record as the book's table has them. */
export function glanceOf(record: SpellRecord): { time: string; range: string; deals: string } {
  const { amount, unit } = record.castingTime;
  const isUsual = amount === 1 && unit !== 'minute' && unit !== 'hour';
  const range = record.range.text
    .replace(/(\d+)-foot/g, '$1-ft.')
    .replace(/ feet/g, ' ft.')
    .replace(/^./, (letter) => letter.toLowerCase());
  return { time: `${isUsual ? '' : `${amount} `}${UNITS[unit]}`, range, deals: dealsOf(record) };
}
