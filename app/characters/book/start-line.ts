import type { StartItem, StartLine } from './item';

/** An item by slug, an item with a count, or a choice from a kind. */
type Short = string | readonly [item: string, count: number] | StartItem;

/** A line of starting equipment: each alternative is a label and its items, a slug alone or with a count. */
export function startLine(
  key: string,
  ...ways: readonly (readonly [label: string, ...items: Short[]])[]
): StartLine {
  return {
    key,
    ways: ways.map(([label, ...items]) => ({ label, items: items.map(startItem) })),
  };
}

/** Starting equipment of 2024: one choice among two or three packages with their gold pieces. */
export function startPackages(
  ...packages: readonly (readonly [label: string, gold: number, ...items: Short[]])[]
): readonly StartLine[] {
  const ways = packages.map(([label, gold, ...items]) => ({
    label,
    gold,
    items: items.map(startItem),
  }));
  return [{ key: 'package', ways }];
}

function startItem(short: Short): StartItem {
  if (typeof short === 'string') return { item: short };
  return 'length' in short ? { item: short[0], count: short[1] } : short;
}
