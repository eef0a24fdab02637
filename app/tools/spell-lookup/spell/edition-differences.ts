import type { SpellRecord } from '~/compendium/records/spell-record';
import { spellCardLines } from '~/compendium/spell-card/spell-card-lines';
import { plainText } from '~/compendium/statblock/statblock';
import { type GrowthTable, growthOf } from './spell-growth';
import { type Stretch, wordChanges } from './word-changes';

/** One line of a spell in both editions; equal lines have no marks. */
export type Difference = {
  label: string;
  before: readonly Stretch[];
  after: readonly Stretch[];
  differs: boolean;
};

/** Compares two editions of a spell line by line; `before` is always the 2014 edition. */
export function editionDifferences(one: SpellRecord, other: SpellRecord): Difference[] {
  const [before, after] = one.edition === '2014' ? [one, other] : [other, one];
  const [mine, theirs] = [linesOf(before), linesOf(after)];
  const labels = [...new Set([...mine.keys(), ...theirs.keys()])];
  return labels.map((label) => {
    const [first, second] = [mine.get(label) ?? '', theirs.get(label) ?? ''];
    const [marked, markedToo] = wordChanges(first, second);
    return { label, before: marked, after: markedToo, differs: first !== second };
  });
}

function linesOf(record: SpellRecord): Map<string, string> {
  const { name, kind, facts, higherLevels } = spellCardLines(record);
  const lines = new Map([
    ['Name', name],
    ['Level and school', kind],
    ...facts.map(({ label, text }) => [label, text] as const),
    ['Description', record.text],
  ]);
  if (higherLevels.length > 0) lines.set('At higher levels', plainText(higherLevels));
  const growth = growthOf(record);
  if (growth) lines.set('Scaling', growthLine(growth));
  return lines;
}

function growthLine({ columns, rows }: GrowthTable): string {
  return rows
    .map(({ at, cells }) => {
      const said = cells.map((cell, index) => `${columns[index]?.toLowerCase()} ${cell}`);
      return `${at}: ${said.join(', ')}`;
    })
    .join('; ');
}
