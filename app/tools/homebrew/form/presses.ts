import { type Field, isRowList, ROW_LISTS, type RowList, rowsOf } from './fields';

/** An action of a button on the rows of a form. */
export type Press =
  | { readonly do: 'add'; readonly list: RowList }
  | { readonly do: 'remove' | 'up' | 'down' | 'copy'; readonly list: RowList; readonly row: number }
  | { readonly do: 'move'; readonly list: RowList; readonly row: number; readonly to: RowList };

/** Parses a button's value: "add:traits", "remove:traits:2", "move:actions:0:reactions"; null when invalid. */
export function pressOf(text: string): Press | null {
  const [deed, list = '', place, to = ''] = text.split(':');
  if (!isRowList(list)) return null;
  if (deed === 'add') return { do: 'add', list };
  if (place === undefined || !/^\d{1,4}$/.test(place)) return null;
  const row = Number(place);
  if (deed === 'remove' || deed === 'up' || deed === 'down' || deed === 'copy') {
    return { do: deed, list, row };
  }
  return deed === 'move' && isRowList(to) ? { do: 'move', list, row, to } : null;
}

/** Applies an action to the form; its rows are renumbered from 0. An impossible action changes nothing. */
export function pressed(fields: readonly Field[], press: Press): Field[] {
  const { list } = press;
  const rows = rowsOf(fields, list);
  if (press.do === 'add') {
    return rows.length >= ROW_LISTS[list] ? [...fields] : [...fields, ...emptyRow(list, rows)];
  }
  const at = rows.indexOf(press.row);
  if (at < 0) return [...fields];
  switch (press.do) {
    case 'remove':
      return inRows(fields, list, rows.toSpliced(at, 1));
    case 'up':
      return inRows(fields, list, swapped(rows, at, at - 1));
    case 'down':
      return inRows(fields, list, swapped(rows, at, at + 1));
    case 'copy':
      return rows.length >= ROW_LISTS[list] ? [...fields] : withCopy(fields, list, rows, at);
    case 'move':
      return movedTo(fields, press.list, press.row, press.to);
  }
}

/** Appends a row with these fields to a list. */
export function withRow(fields: readonly Field[], list: RowList, row: readonly Field[]): Field[] {
  const rows = rowsOf(fields, list);
  if (rows.length >= ROW_LISTS[list]) return [...fields];
  const at = Math.max(-1, ...rows) + 1;
  return [...fields, ...row.map(([name, value]): Field => [`${list}.${at}.${name}`, value])];
}

/** The fields of one row, without the row prefix. */
export function rowFields(fields: readonly Field[], list: RowList, row: number): Field[] {
  const head = `${list}.${row}.`;
  return fields.flatMap(([name, value]): Field[] =>
    name.startsWith(head) ? [[name.slice(head.length), value]] : [],
  );
}

function emptyRow(list: RowList, rows: readonly number[]): Field[] {
  const head = `${list}.${Math.max(-1, ...rows) + 1}`;
  if (list !== 'spellcasting') return [[`${head}.name`, '']];
  return [
    [`${head}.name`, 'Spellcasting'],
    [`${head}.ability`, 'int'],
  ];
}

/** Reorders or removes the rows of a list. */
function inRows(fields: readonly Field[], list: RowList, rows: readonly number[]): Field[] {
  const isRow = new RegExp(`^${list}\\.\\d+\\.`);
  const others = fields.filter(([name]) => !isRow.test(name));
  return [
    ...others,
    ...rows.flatMap((row, at) =>
      rowFields(fields, list, row).map(([name, value]): Field => [`${list}.${at}.${name}`, value]),
    ),
  ];
}

function swapped(rows: readonly number[], at: number, other: number): number[] {
  const [one, two] = [rows[at], rows[other]];
  if (one === undefined || two === undefined) return [...rows];
  return rows.with(at, two).with(other, one);
}

function withCopy(
  fields: readonly Field[],
  list: RowList,
  rows: readonly number[],
  at: number,
): Field[] {
  const row = rowFields(fields, list, rows[at] ?? 0).filter(([name]) => name !== 'key');
  return withRow(fields, list, row);
}

function movedTo(fields: readonly Field[], from: RowList, row: number, to: RowList): Field[] {
  if (to === from || rowsOf(fields, to).length >= ROW_LISTS[to]) return [...fields];
  const kept = rowFields(fields, from, row);
  const rows = rowsOf(fields, from).filter((one) => one !== row);
  return withRow(inRows(fields, from, rows), to, kept);
}
