import type { RolledDie } from '~/rules/dice/throw/pool';
import { type Leaf, leaf } from '../leaf';
import { dieWords, reachedWords, successWords } from './outcome-words';
import type { RolledOnce, RollOutcome } from './roll-outcome';

/** Repetitions whose dice are shown individually; for more, only totals. */
const SHOWN_ROLLS = 20;

/** A roll for display: the total, and every die with what happened to it. */
export function rollLeaves(outcome: RollOutcome): Leaf[] {
  const { expression, rolls, note, edge, further } = outcome;
  const title = `${rolls.length > 1 ? `${rolls.length} × ` : ''}${expression}${edge === null || note !== null ? '' : `, ${edge}`}`;
  const noted = note === null ? [] : [leaf('p', { 'data-note': '' }, note)];
  return [
    leaf('h2', { id: 'roll-title' }, title),
    ...onePart(outcome),
    ...noted,
    ...further.flatMap((one) => [
      leaf('h3', {}, one.expression),
      ...onePart({ ...one, dc: null, successes: null }),
    ]),
  ];
}

/** The rolls of one expression, without its title. */
function onePart({
  rolls,
  dc,
  successes,
  total,
}: Pick<RollOutcome, 'rolls' | 'dc' | 'successes' | 'total'>): Leaf[] {
  const [first] = rolls;
  if (rolls.length === 1 && first) {
    return [
      totalLeaf(first, dc),
      diceLeaf(first),
      leaf('p', { 'data-text': '' }, first.text),
      ...labelLeaves(first),
    ];
  }
  const sum = successes === null ? `total ${total}` : successWords(successes, dc);
  return [
    leaf(
      'p',
      { 'data-total': '' },
      leaf('b', {}, String(successes ?? total)),
      ' ',
      leaf('small', {}, sum),
    ),
    leaf('ol', { 'data-rolls': '' }, ...rolls.map((one, at) => onceLeaf(one, at < SHOWN_ROLLS))),
  ];
}

function totalLeaf({ total, says, success }: RolledOnce, dc: number | null): Leaf {
  const words = [says, success === null ? null : reachedWords(success, dc)].filter(
    (one) => one !== null,
  );
  const tone = success === null ? toneOf(says) : success ? 'good' : 'bad';
  return leaf(
    'p',
    { 'data-total': '', 'data-tone': tone },
    leaf('b', {}, numberOf(total)),
    ...(words.length > 0 ? [' ', leaf('small', {}, words.join(', '))] : []),
  );
}

function toneOf(says: string | null): string | undefined {
  if (says === 'natural 20') return 'good';
  return says === 'natural 1' ? 'bad' : undefined;
}

function onceLeaf(one: RolledOnce, withDice: boolean): Leaf {
  const { total, says, success } = one;
  const words = [success === null ? null : success ? 'success' : 'failure', says].filter(
    (word) => word !== null,
  );
  const tone = success === null ? undefined : success ? 'good' : 'bad';
  return leaf(
    'li',
    { 'data-tone': tone },
    leaf('b', {}, numberOf(total)),
    ...(words.length > 0 ? [' ', leaf('small', {}, words.join(', '))] : []),
    ...(withDice ? [diceLeaf(one)] : []),
  );
}

function diceLeaf({ dice, more }: RolledOnce): Leaf {
  const rest = more > 0 ? [leaf('li', { 'data-more': '' }, `and ${more} more dice`)] : [];
  return leaf('ul', { 'data-dice': '' }, ...dice.map(dieLeaf), ...rest);
}

/** A die: its number, with a sign and a word for what happened to it, so that colour is never needed. */
function dieLeaf(die: RolledDie): Leaf {
  const state =
    die.rerolled || !die.kept ? 'out' : (die.outcome ?? (die.exploded ? 'exploded' : undefined));
  const sign = { success: '✓', failure: '✗', exploded: '!', out: '' }[state ?? 'out'];
  const number = `${numberOf(die.value)}${sign}`;
  const words = dieWords(die);
  return leaf(
    'li',
    {
      'data-sides': die.sides,
      'data-state': state,
      'data-top': die.face === die.sides ? '' : undefined,
    },
    leaf(state === 'out' ? 's' : 'span', {}, number),
    leaf('small', {}, words.length > 0 ? words.join(' ') : `d${die.sides}`),
  );
}

function labelLeaves({ byLabel }: RolledOnce): Leaf[] {
  if (byLabel.length === 0) return [];
  return [
    leaf(
      'p',
      { 'data-labels': '' },
      byLabel.map(({ label, total }) => `${numberOf(total)} ${label}`).join(' + '),
    ),
  ];
}

function numberOf(value: number): string {
  return String(Number(value.toFixed(3))).replace('-', '−');
}
