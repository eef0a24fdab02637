import { type Leaf, leaf } from '../leaf';
import { rollQuery } from '../roll/typed-roll';
import { rollerPaths } from '../roller-paths';
import type { Kept } from './kept-limits';

/** Buttons that roll the macros, grouped by character. */
export function macroLeaves(kept: readonly Kept[]): Leaf[] {
  const whose = new Map<string, Kept[]>();
  for (const macro of kept.filter(({ kind }) => kind === 'macro')) {
    whose.set(macro.character, [...(whose.get(macro.character) ?? []), macro]);
  }
  return [...whose].map(([character, macros]) =>
    leaf(
      'div',
      {},
      ...(character === '' ? [] : [leaf('h3', {}, character)]),
      leaf('ul', {}, ...macros.map((macro) => leaf('li', {}, macroLeaf(macro)))),
    ),
  );
}

function macroLeaf({ name, body }: Kept): Leaf {
  const href = `${rollerPaths.roller(rollQuery({ e: body }))}#roll`;
  return leaf('a', { href, 'data-macro': body }, name, ' ', leaf('small', {}, body));
}

/** Links that draw from the tables of the account. */
export function tableLeaves(kept: readonly Kept[]): Leaf[] {
  const tables = kept.filter(({ kind }) => kind === 'table');
  if (tables.length === 0) return [];
  const links = tables.map(({ id, name }) =>
    leaf('li', {}, leaf('a', { href: drawPath(id), 'data-table': '' }, name)),
  );
  return [leaf('h3', {}, 'Tables'), leaf('ul', {}, ...links)];
}

/** The address that draws from a table. */
export function drawPath(id: string): string {
  return `${rollerPaths.kept(`?draw=${encodeURIComponent(id)}`)}#drawn`;
}
