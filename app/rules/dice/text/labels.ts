import { type DiceNode, partsOf } from './expression';

/** A part of the total: a node, the factor it is multiplied by, and the label it counts for. */
export type LabelledTerm = { node: DiceNode; factor: number; label: string | null };

/**
 * The total as labelled terms. A label applies to its own term and the unlabelled ones before it, so that in `2d6 + 3
 * [slashing] + 1d8 [fire]` the 2d6 is slashing too; terms after the last label belong to that label.
 */
export function labelledTerms(root: DiceNode): LabelledTerm[] {
  const terms = termsOf(root, 1);
  let label = terms.findLast((term) => term.label !== null)?.label ?? null;
  for (const term of terms.toReversed()) {
    label = term.label ?? label;
    term.label = label;
  }
  return terms;
}

function termsOf(node: DiceNode, factor: number): LabelledTerm[] {
  if (node.kind === 'sum') {
    return node.terms.flatMap(({ minus, of }) => termsOf(of, minus ? -factor : factor));
  }
  if (node.kind === 'minus') return termsOf(node.of, -factor);
  if (node.kind === 'product') {
    const { sign, left, right } = node;
    if (sign === '*' && left.kind === 'number') return termsOf(right, factor * left.value);
    if (sign === '*' && right.kind === 'number') return termsOf(left, factor * right.value);
    if (sign === '/' && right.kind === 'number') return termsOf(left, factor / right.value);
  }
  return [{ node, factor, label: firstLabel(node) }];
}

function firstLabel(node: DiceNode): string | null {
  if (node.kind === 'label') return node.label;
  for (const part of partsOf(node)) {
    const label = firstLabel(part);
    if (label !== null) return label;
  }
  return null;
}
