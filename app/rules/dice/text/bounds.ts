import type { Circumstances, DiceFunction, DiceNode } from './expression';
import { type Bounds, diceBounds, setBounds } from './pool-bounds';

/** The case for which bounds are computed: `chain` is how many extra dice one die may cause, Infinity for no limit. */
export type BoundsCase = {
  circumstances: Circumstances;
  chain: number;
  known: Map<DiceNode, Bounds>;
};

/** The bounds of a node's value, by interval arithmetic; exact where `tight` is set. */
export function boundsOf(node: DiceNode, where: BoundsCase): Bounds {
  const before = where.known.get(node);
  if (before !== undefined) return before;
  const found = find(node, where);
  where.known.set(node, found);
  return found;
}

function find(node: DiceNode, where: BoundsCase): Bounds {
  switch (node.kind) {
    case 'number':
      return { low: node.value, high: node.value, tight: true };
    case 'label':
      return boundsOf(node.of, where);
    case 'minus':
      return negative(boundsOf(node.of, where));
    case 'sum':
      return added(
        node.terms.map(({ minus, of }) => {
          const bounds = boundsOf(of, where);
          return minus ? negative(bounds) : bounds;
        }),
      );
    case 'product':
      return productBounds(node.sign, boundsOf(node.left, where), boundsOf(node.right, where));
    case 'power':
      return powerBounds(boundsOf(node.base, where), node.exponent);
    case 'call':
      return callBounds(
        node.name,
        node.of.map((each) => boundsOf(each, where)),
      );
    case 'set':
      return setBounds(
        node,
        node.items.map((item) => boundsOf(item, where)),
      );
    case 'dice': {
      const { low, high, tight } = diceBounds(node, where.circumstances, where.chain);
      const times = where.circumstances.critical ? 2 : 1;
      return { low: low * times, high: high * times, tight };
    }
  }
}

function added(all: readonly Bounds[]): Bounds {
  return {
    low: all.reduce((sum, { low }) => sum + low, 0),
    high: all.reduce((sum, { high }) => sum + high, 0),
    tight: all.every(({ tight }) => tight),
  };
}

function negative({ low, high, tight }: Bounds): Bounds {
  return { low: 0 - high, high: 0 - low, tight };
}

function productBounds(sign: '*' | '/' | '%', left: Bounds, right: Bounds): Bounds {
  const tight = left.tight && right.tight;
  if (sign === '%') {
    if (left.low === left.high && right.low === right.high) {
      const rest = left.low % right.low;
      return { low: rest, high: rest, tight };
    }
    const size = Math.max(Math.abs(right.low), Math.abs(right.high));
    const low = left.low < 0 ? Math.max(left.low, -size) : 0;
    const high = left.high > 0 ? Math.min(left.high, size) : 0;
    return { low, high, tight: false };
  }
  const corners = [left.low, left.high].flatMap((one) =>
    [right.low, right.high].map((other) => {
      const corner = sign === '*' ? one * other : one / other;
      // Zero times infinity is zero, and infinity divided by infinity can be as little as zero.
      return Number.isNaN(corner) ? 0 : corner;
    }),
  );
  return { low: Math.min(...corners), high: Math.max(...corners), tight };
}

function powerBounds({ low, high, tight }: Bounds, exponent: number): Bounds {
  const ends = [low ** exponent, high ** exponent];
  const turns = exponent > 0 && exponent % 2 === 0 && low < 0 && high > 0;
  if (turns) return { low: 0, high: Math.max(...ends), tight: false };
  return { low: Math.min(...ends), high: Math.max(...ends), tight };
}

function callBounds(name: DiceFunction, of: readonly Bounds[]): Bounds {
  const tight = of.every((each) => each.tight);
  if (name === 'min' || name === 'max') {
    const least = Math[name](...of.map(({ low }) => low));
    return { low: least, high: Math[name](...of.map(({ high }) => high)), tight };
  }
  const ends = of.flatMap(({ low, high }) => [Math[name](low), Math[name](high)]);
  const turns = name === 'abs' && of.some(({ low, high }) => low < 0 && high > 0);
  return { low: turns ? 0 : Math.min(...ends), high: Math.max(...ends), tight: tight && !turns };
}
