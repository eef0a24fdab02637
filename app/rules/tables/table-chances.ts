import {
  numbersOf,
  type RolledTable,
  type RowPiece,
  TABLE_LIMITS,
  type TableSet,
  tableKey,
  weightOf,
} from './rolled-table';

/** A probability as a fraction in lowest terms: nothing is rounded. */
export type Fraction = { over: bigint; under: bigint };

/** A possible outcome. Dice stand in its text unrolled, as do tables that are rolled on several times. */
export type Outcome = { text: string; chance: Fraction };

/**
 * Every outcome of a roll on a table with its exact probability, the likeliest first; null when there are too many to
 * list, or no such table.
 */
export function outcomesOf(tables: TableSet, name: string): Outcome[] | null {
  const found = outcomes(tables, tableKey(name), new Map());
  if (found === null) return null;
  return [...found]
    .map(([text, chance]) => ({ text: text.trim(), chance }))
    .sort((one, other) => compare(other.chance, one.chance));
}

/** The probability of each row of a table by itself. */
export function rowChances(table: RolledTable): Fraction[] {
  const of = BigInt(numbersOf(table));
  return table.rows.map((row) => lowest(BigInt(weightOf(row)), of));
}

type Found = Map<string, Fraction>;

const SURE: Fraction = { over: 1n, under: 1n };

function outcomes(tables: TableSet, key: string, known: Map<string, Found | null>): Found | null {
  const told = known.get(key);
  if (told !== undefined) return told;
  const table = tables.get(key);
  if (table === undefined) return null;
  const chances = rowChances(table);
  const all: Found = new Map();
  for (const [at, row] of table.rows.entries()) {
    const ofRow = rowOutcomes(tables, row.pieces, known);
    if (ofRow === null) return remember(known, key, null);
    for (const [text, chance] of ofRow) add(all, text, times(chance, chances[at] ?? SURE));
    if (all.size > TABLE_LIMITS.outcomes) return remember(known, key, null);
  }
  return remember(known, key, all);
}

function remember(known: Map<string, Found | null>, key: string, found: Found | null) {
  known.set(key, found);
  return found;
}

function rowOutcomes(
  tables: TableSet,
  pieces: readonly RowPiece[],
  known: Map<string, Found | null>,
): Found | null {
  let begun: Found = new Map([['', SURE]]);
  for (const piece of pieces) {
    const next =
      piece.kind === 'table' && piece.times === null
        ? outcomes(tables, tableKey(piece.name), known)
        : new Map([[wordsOf(piece), SURE]]);
    if (next === null || begun.size * next.size > TABLE_LIMITS.outcomes) return null;
    const longer: Found = new Map();
    for (const [start, one] of begun) {
      for (const [end, other] of next) add(longer, start + end, times(one, other));
    }
    begun = longer;
  }
  return begun;
}

function wordsOf(piece: RowPiece): string {
  if (piece.kind !== 'table') return piece.text;
  return piece.times === null ? piece.name : `${piece.times.text} × ${piece.name}`;
}

function add(into: Found, text: string, chance: Fraction): void {
  const before = into.get(text);
  into.set(text, before ? plus(before, chance) : chance);
}

function plus(one: Fraction, other: Fraction): Fraction {
  return lowest(one.over * other.under + other.over * one.under, one.under * other.under);
}

function times(one: Fraction, other: Fraction): Fraction {
  return lowest(one.over * other.over, one.under * other.under);
}

function lowest(over: bigint, under: bigint): Fraction {
  let [a, b] = [over, under];
  while (b !== 0n) [a, b] = [b, a % b];
  return { over: over / a, under: under / a };
}

function compare(one: Fraction, other: Fraction): number {
  const difference = one.over * other.under - other.over * one.under;
  return difference === 0n ? 0 : difference > 0n ? 1 : -1;
}
