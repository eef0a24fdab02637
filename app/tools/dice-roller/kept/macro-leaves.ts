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
