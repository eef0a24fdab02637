import { withoutTags } from './five-etools-tags';
import { asObject, type Foreign, listOf, numberOf, own, textOf, within } from './foreign';

/** The maximum nesting depth of entries. */
const DEEPEST = 8;

/** Flattens nested entries (lists, tables and named parts) into paragraphs. */
export function linesOf(value: unknown, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  if (typeof value === 'string' || typeof value === 'number') {
    const words = withoutTags(textOf(value));
    return words === '' ? [] : [words];
  }
  if (Array.isArray(value)) return listOf(value).flatMap((one) => linesOf(one, depth + 1));
  const object = asObject(value);
  if (object === null) return [];
  if (textOf(own(object, 'type')) === 'table') return tableLines(object, depth);
  const inner = ['entry', 'entries', 'items'].flatMap((key) =>
    linesOf(own(object, key), depth + 1),
  );
  const name = withoutTags(textOf(own(object, 'name'))).replace(/[.:]$/, '');
  const [first, ...rest] = inner;
  if (name === '') return inner;
  return first === undefined ? [name] : [`${name}. ${first}`, ...rest];
}

function tableLines(table: Foreign, depth: number): string[] {
  const row = (cells: unknown) =>
    listOf(cells)
      .map((cell) =>
        linesOf(own(asObject(cell), 'roll') === undefined ? cell : rollWords(cell), depth + 1).join(
          ' ',
        ),
      )
      .join(': ');
  return [...linesOf(own(table, 'caption')), ...listOf(own(table, 'rows')).map(row)].filter(
    (line) => line !== '',
  );
}

function rollWords(cell: unknown): string {
  const roll = within(asObject(cell), 'roll');
  const exact = numberOf(own(roll, 'exact'));
  return exact === null ? `${textOf(own(roll, 'min'))}-${textOf(own(roll, 'max'))}` : String(exact);
}
