import { type Leaf, leaf } from '../leaf';
import type { MeasuredDie } from './measured-die';

/**
 * The measured dice as a table: for each die the least and most frequent sides, and the deviation from an even
 * distribution.
 */
export function measuredLeaves(dice: readonly MeasuredDie[], seed: string, throws: number): Leaf[] {
  const heads = ['Die', 'Expected', 'Fewest', 'Most', 'Chi-square', 'Fair dice vary as much'];
  return [
    leaf(
      'table',
      {},
      leaf('caption', {}, `${grouped(throws)} rolls of each die with the seed “${seed}”`),
      leaf('thead', {}, leaf('tr', {}, ...heads.map((head) => leaf('th', { scope: 'col' }, head)))),
      leaf('tbody', {}, ...dice.map((die) => rowLeaf(die, throws))),
    ),
  ];
}

function rowLeaf({ sides, counts, chiSquare, chance }: MeasuredDie, throws: number): Leaf {
  const cell = (text: string) => leaf('td', {}, text);
  return leaf(
    'tr',
    {},
    leaf('th', { scope: 'row' }, `d${sides}`),
    cell(grouped(Math.round(throws / sides))),
    cell(sideWords(counts, Math.min(...counts))),
    cell(sideWords(counts, Math.max(...counts))),
    cell(chiSquare.toFixed(2)),
    cell(`${(chance * 100).toFixed(2)}% of the time`),
  );
}

/** A count with its side: "166,255 (3)". */
function sideWords(counts: readonly number[], count: number): string {
  return `${grouped(count)} (${counts.indexOf(count) + 1})`;
}

function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
