/** A condition on the face of a die or on a total, such as `>=5`. */
export type Compare = { sign: '=' | '<>' | '<' | '>' | '<=' | '>='; value: number };

/** Advantage or disadvantage on a d20 (SRD "Advantage and Disadvantage"). */
export type Edge = 'advantage' | 'disadvantage';

/** Keep or drop by rank: `kh3`, `kl1`, `dh1`, `dl1`. */
export type Rank = { act: 'keep' | 'drop'; end: 'high' | 'low'; count: number };

/** Keep or drop by value: `k>3`, `p1`. */
export type Filter = { act: 'keep' | 'drop'; compare: Compare };

/** Count successes minus failures instead of adding up: `>=5f=1`. */
export type Tally = { success: Compare; failure: Compare | null };

/** Which values of a pool or a list count: filters first, then ranks in the order written, then the tally. */
export type Choice = { filters: readonly Filter[]; ranks: readonly Rank[]; tally: Tally | null };

/** Everything counts unchanged. */
export const NO_CHOICE: Choice = { filters: [], ranks: [], tally: null };

export type Explosion = {
  compare: Compare;
  /** `compound` adds the extra dice to the die that exploded, for keep and drop and counting. */
  style: 'separate' | 'compound';
  /** Each extra die counts one less. */
  penetrating: boolean;
  /** Only the first die explodes, not the extra one. */
  once: boolean;
};

/**
 * A pool of equal dice. Applied in this order: rerolls, explosions by the face shown, least and most, unique, then the
 * choice.
 */
export type Dice = Choice & {
  kind: 'dice';
  howMany: number;
  sides: number | 'F';
  rerollUntil: readonly Compare[];
  rerollOnce: readonly Compare[];
  least: number | null;
  most: number | null;
  explosion: Explosion | null;
  unique: boolean;
  edge: Edge | null;
};

export type DiceSet = Choice & { kind: 'set'; items: readonly DiceNode[] };

export type DiceFunction = 'floor' | 'ceil' | 'round' | 'abs' | 'min' | 'max';

export type DiceNode =
  | { kind: 'number'; value: number }
  | Dice
  | DiceSet
  | { kind: 'sum'; terms: readonly { minus: boolean; of: DiceNode }[] }
  | { kind: 'product'; sign: '*' | '/' | '%'; left: DiceNode; right: DiceNode }
  | { kind: 'power'; base: DiceNode; exponent: number }
  | { kind: 'minus'; of: DiceNode }
  | { kind: 'call'; name: DiceFunction; of: readonly DiceNode[] }
  | { kind: 'label'; of: DiceNode; label: string };

/** A parsed dice text. `edge` is an "adv" or "dis" at its end, which applies to every single d20 in it. */
export type DiceExpression = { root: DiceNode; edge: Edge | null; comment: string | null };

export type RollOptions = {
  advantage?: Edge | null;
  /** Throw all dice twice, as for the damage of a critical hit (SRD "Critical Hits"). */
  critical?: boolean;
};

/** What applies to a whole roll. */
export type Circumstances = { edges: readonly (Edge | null)[]; critical: boolean };

/** The circumstances of a roll, from the end of the text and from the options. */
export function circumstancesOf(expression: DiceExpression, options: RollOptions): Circumstances {
  return {
    edges: [expression.edge, options.advantage ?? null],
    critical: options.critical ?? false,
  };
}

/** Whether the dice are one d20 to which advantage can apply. */
export function isSingleD20(dice: Dice): boolean {
  return dice.howMany === 1 && dice.sides === 20 && dice.ranks.length === 0 && !dice.unique;
}

/** The advantage that applies to these dice: advantage and disadvantage cancel out (SRD). */
export function edgeOn(dice: Dice, circumstances: Circumstances): Edge | null {
  if (!isSingleD20(dice)) return null;
  const edges = [dice.edge, ...circumstances.edges];
  const up = edges.includes('advantage');
  const down = edges.includes('disadvantage');
  if (up === down) return null;
  return up ? 'advantage' : 'disadvantage';
}

/** How many dice are thrown and by which ranks they are kept; advantage means two dice of which one is kept. */
export function poolOf(
  dice: Dice,
  circumstances: Circumstances,
): { howMany: number; ranks: readonly Rank[] } {
  const edge = edgeOn(dice, circumstances);
  if (edge === null) return dice;
  return {
    howMany: 2,
    ranks: [{ act: 'keep', end: edge === 'advantage' ? 'high' : 'low', count: 1 }],
  };
}

/** The direct children of a node. */
export function partsOf(node: DiceNode): readonly DiceNode[] {
  switch (node.kind) {
    case 'number':
    case 'dice':
      return [];
    case 'set':
      return node.items;
    case 'sum':
      return node.terms.map((term) => term.of);
    case 'product':
      return [node.left, node.right];
    case 'power':
      return [node.base];
    case 'minus':
    case 'label':
      return [node.of];
    case 'call':
      return node.of;
  }
}

/** All dice of a node, from left to right. */
export function diceIn(node: DiceNode): Dice[] {
  return node.kind === 'dice' ? [node] : partsOf(node).flatMap(diceIn);
}
