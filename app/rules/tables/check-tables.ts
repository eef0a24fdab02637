import { type RolledTable, type RowPiece, TABLE_LIMITS, tableKey } from './rolled-table';

type Reach = { depth: number; rolls: number };
type Search = {
  tables: ReadonlyMap<string, RolledTable>;
  known: Map<string, Reach>;
  /** The keys of the tables from the outermost to the present one. */
  trail: string[];
};

/** The problem of tables that refer to one another, in a sentence; null when every roll on any of them ends soon. */
export function checkTables(tables: ReadonlyMap<string, RolledTable>): string | null {
  const search: Search = { tables, known: new Map(), trail: [] };
  for (const key of tables.keys()) {
    const reach = reachOf(key, search);
    if (typeof reach === 'string') return reach;
  }
  return null;
}

/** How deeply tables nest in this one and how many rows a roll on it may take at most; or the problem. */
function reachOf(key: string, search: Search): Reach | string {
  const { tables, known, trail } = search;
  const found = known.get(key);
  if (found) return found;
  const table = tables.get(key);
  if (table === undefined) return `There is no table called “${key}”.`;
  if (trail.includes(key)) return cycleSentence([...trail.slice(trail.indexOf(key)), key], tables);
  // Deeper than any path may be: report it at once rather than walk to the end of the path.
  if (trail.length >= TABLE_LIMITS.depth)
    return depthSentence(tables.get(trail[0] ?? key) ?? table);
  trail.push(key);
  const reach: Reach = { depth: 1, rolls: 1 };
  for (const { pieces, line } of table.rows) {
    let rolls = 1;
    for (const piece of pieces) {
      if (piece.kind !== 'table') continue;
      const inner = insideOf(piece, line, search);
      if (typeof inner === 'string') return inner;
      rolls += (piece.times?.most ?? 1) * inner.rolls;
      reach.depth = Math.max(reach.depth, inner.depth + 1);
    }
    reach.rolls = Math.max(reach.rolls, rolls);
  }
  trail.pop();
  if (reach.depth > TABLE_LIMITS.depth) return depthSentence(table);
  if (reach.rolls > TABLE_LIMITS.rolls) {
    return `A roll on “${table.name}” could come to more than ${TABLE_LIMITS.rolls.toLocaleString('en-US')} rows.`;
  }
  known.set(key, reach);
  return reach;
}

function insideOf(
  { name }: RowPiece & { kind: 'table' },
  line: number,
  search: Search,
): Reach | string {
  const key = tableKey(name);
  return search.tables.has(key)
    ? reachOf(key, search)
    : `Line ${line}: there is no table called “${name}”, and it is not dice either.`;
}

function cycleSentence(keys: readonly string[], tables: ReadonlyMap<string, RolledTable>): string {
  const names = keys.map((key) => tables.get(key)?.name ?? key);
  return `The table “${names[0]}” leads back to itself: ${names.join(' → ')}.`;
}

function depthSentence({ name }: RolledTable): string {
  return `From “${name}” on, more than ${TABLE_LIMITS.depth} tables are nested.`;
}
