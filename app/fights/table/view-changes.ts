import type { ShownRow, TableNews, TableView } from './table-view';

/** What changed between two views of one device, as it is told. */
export type ViewChange = Omit<Extract<TableNews, { is: 'change' }>, 'v' | 'is' | 'n'>;

const PARTS = [
  ...(['title', 'edition', 'round', 'over', 'paused', 'background'] as const),
  ...(['turn', 'seat', 'handouts'] as const),
];

/** What must be told to whoever was told `before`; null: nothing. The time that a turn takes goes on by itself, and is no news. */
export function changesBetween(before: TableView, after: TableView): ViewChange | null {
  const isNewTurn =
    before.round !== after.round ||
    before.paused !== after.paused ||
    !isSame({ ...before.turn, elapsed: null }, { ...after.turn, elapsed: null });
  const changed = PARTS.filter((part) =>
    part === 'turn' ? isNewTurn : !isSame(before[part], after[part]),
  );
  const parts = Object.fromEntries(changed.map((part) => [part, after[part]]));
  const had = new Map(before.rows.map((row) => [row.id, JSON.stringify(row)]));
  const rows = after.rows.filter((row) => had.get(row.id) !== JSON.stringify(row));
  const order = after.rows.map(({ id }) => id);
  const isReordered = !isSame(order, [...had.keys()]);
  if (changed.length === 0 && rows.length === 0 && !isReordered) return null;
  return { parts, ...(isReordered ? { order } : {}), ...(rows.length > 0 ? { rows } : {}) };
}

/** The view after what changed, for a device that was told everything before it. */
export function applyChanges(view: TableView, { parts, order, rows = [] }: ViewChange): TableView {
  const byId = new Map<string, ShownRow>(view.rows.map((row) => [row.id, row]));
  for (const row of rows) byId.set(row.id, row);
  const ids = order ?? view.rows.map(({ id }) => id);
  return {
    ...view,
    ...parts,
    rows: ids.flatMap((id) => byId.get(id) ?? []),
  };
}

/** Both are plain data, made by the same function in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
