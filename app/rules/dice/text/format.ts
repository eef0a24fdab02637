import type { Choice, Compare, Dice, DiceExpression, DiceNode } from './expression';
import { faceRange } from './faces';

/** The operator precedence of a node: sums 1, products 2, signs and labels 3, powers 4, the rest 5. */
const BINDING = {
  sum: 1,
  product: 2,
  minus: 3,
  label: 3,
  power: 4,
  number: 5,
  dice: 5,
  set: 5,
  call: 5,
};

/** The canonical text of an expression: parsing it gives the same expression again. */
export function formatDice(expression: DiceExpression): string {
  const edge = expression.edge === null ? '' : expression.edge === 'advantage' ? ' adv' : ' dis';
  const comment = expression.comment === null ? '' : ` # ${expression.comment}`;
  return `${formatNode(expression.root, formatPool)}${edge}${comment}`;
}

/** The text of a node, with its dice written by `showDice`. */
export function formatNode(node: DiceNode, showDice: (dice: Dice) => string): string {
  const at = (inner: DiceNode, binding: number): string => {
    const text = formatNode(inner, showDice);
    return BINDING[inner.kind] < binding ? `(${text})` : text;
  };
  const list = (inner: readonly DiceNode[]): string => inner.map((each) => at(each, 1)).join(', ');
  switch (node.kind) {
    case 'number':
      return String(node.value);
    case 'dice':
      return showDice(node);
    case 'sum':
      return node.terms
        .map(({ minus, of }, index) => `${index === 0 ? '' : minus ? ' - ' : ' + '}${at(of, 2)}`)
        .join('');
    case 'product':
      return `${at(node.left, 2)} ${node.sign} ${at(node.right, 3)}`;
    case 'power':
      return `${at(node.base, 5)}^${node.exponent}`;
    case 'minus':
      return `-${at(node.of, 3)}`;
    case 'label':
      return `${at(node.of, 4)} [${node.label}]`;
    case 'call':
      return `${node.name}(${list(node.of)})`;
    case 'set':
      return `(${list(node.items)})${choice(node)}`;
  }
}

/** The canonical text of some dice, such as `4d6kh3`. */
export function formatPool(dice: Dice): string {
  const modifiers = [
    ...dice.rerollUntil.map((compare) => `r${mark(compare)}`),
    ...dice.rerollOnce.map((compare) => `ro${mark(compare)}`),
    dice.least === null ? '' : `min${dice.least}`,
    dice.most === null ? '' : `max${dice.most}`,
    explosion(dice),
    dice.unique ? 'u' : '',
    dice.edge === null ? '' : dice.edge === 'advantage' ? 'adv' : 'dis',
    choice(dice),
  ];
  return `${dice.howMany}d${dice.sides}${modifiers.join('')}`;
}

function mark({ sign, value }: Compare): string {
  return `${sign}${value}`;
}

function explosion(dice: Dice): string {
  const how = dice.explosion;
  if (how === null) return '';
  if (how.once) return `ra${mark(how.compare)}`;
  const top = how.compare.sign === '=' && how.compare.value === faceRange(dice.sides)[1];
  // A tally or a filter that follows directly would be read as the exploding face.
  const clear = dice.tally === null && dice.filters.length === 0;
  const face = top && clear ? '' : mark(how.compare);
  return `${how.style === 'compound' ? '!!' : '!'}${how.penetrating ? 'p' : ''}${face}`;
}

function choice({ filters, ranks, tally }: Choice): string {
  const parts = [
    ...filters.map(({ act, compare }) => `${act === 'keep' ? 'k' : 'p'}${mark(compare)}`),
    ...ranks.map(
      ({ act, end, count }) => `${act === 'keep' ? 'k' : 'd'}${end === 'high' ? 'h' : 'l'}${count}`,
    ),
  ];
  if (tally !== null) {
    const failure = tally.failure === null ? '' : `f${mark(tally.failure)}`;
    parts.push(`${mark(tally.success)}${failure}`);
  }
  return parts.join('');
}
