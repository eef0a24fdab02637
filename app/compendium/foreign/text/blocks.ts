import { isKindLine } from '../words/kind-line';
import { headingOf, isAbilityLine, labelOf } from './line-kinds';
import type { LogicalLine } from './logical-lines';

/** Splits a text into statblocks, each from its name on. In a column layout, a name may come after the actions. */
export function blocksOf(lines: readonly LogicalLine[]): LogicalLine[][] {
  const kinds = lines.flatMap(({ text }, at) => (isKindLine(text) ? [at] : []));
  if (kinds.length <= 1) return lines.length === 0 ? [] : [[...lines]];
  const starts = kinds.map((at) => (isName(lines[at - 1]?.text) ? at - 1 : at));
  return starts.map((from, at) => lines.slice(at === 0 ? 0 : from, starts[at + 1] ?? lines.length));
}

/** Returns whether a line can be a creature's name: short, and not another kind of statblock line. */
export function isName(line: string | undefined): line is string {
  if (line === undefined || line === '' || line.length > 100 || /[.:;]$/.test(line)) return false;
  return (
    !isKindLine(line) && !isAbilityLine(line) && labelOf(line) === null && headingOf(line) === null
  );
}
