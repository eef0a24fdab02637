import { type Measure, type Piece, type Run, setRuns } from '~/paper/set-runs';
import { plainText, type Statblock, type StatblockLine } from '../statblock/statblock';
import { entryParagraphs, type Row, runsOf, wordRows } from './block-rows';

const SIZE = { name: 11, text: 7.5 } as const;
/** What an evening at the table does not need. */
const LEFT_OUT: ReadonlySet<string | null> = new Set(['Regional Effects']);

/** The rows of a short statblock in a column of some width in points: every number and action, in as few lines. */
export function shortBlockRows(block: Statblock, width: number, measure: Measure): Row[] {
  const set = (runs: readonly Run[], look: Partial<Row> & { size: number }) =>
    wordRows(setRuns(runs, { size: look.size, width, measure }), look);
  const text = (runs: readonly Run[], look: Partial<Row> = {}) =>
    set(runs, { size: SIZE.text, above: 1.5, ...look });
  const facts = (lines: readonly StatblockLine[], look: Partial<Row> = {}) => {
    const rows = linesOfFacts(lines, { size: SIZE.text, width, measure });
    return wordRows(rows, { size: SIZE.text, above: 1.5, ...look });
  };
  return [
    ...set([{ text: block.name, bold: true }], {
      size: SIZE.name,
      tone: 'ember',
      stays: true,
      above: 4,
    }),
    ...text([{ text: block.kind }], { tone: 'soft', stays: true, above: 0 }),
    ...facts(block.head, { stays: true }),
    ...text(block.abilities.flatMap(abilityRuns), { stays: true }),
    ...facts(block.lines),
    ...block.sections
      .filter(({ title }) => !LEFT_OUT.has(title))
      .flatMap(({ title, intro, entries }) => [
        ...(title === null || title === 'Actions' || title === 'Traits'
          ? []
          : text([{ text: title, bold: true }], { tone: 'ember', stays: true, above: 3 })),
        ...(intro === '' ? [] : text([{ text: intro }])),
        ...entries.flatMap((entry) => entryParagraphs(entry).flatMap((runs) => text(runs))),
      ]),
  ];
}

/**
 * Several facts in as few lines as they need: “Armor Class 15 · Hit Points 7 (2d6)”. The dot stands between two facts of
 * one line, never at the end of a line or at its head.
 */
function linesOfFacts(
  facts: readonly StatblockLine[],
  setting: { size: number; width: number; measure: Measure },
): Piece[][] {
  const lines: Piece[][] = [];
  let open: Run[] = [];
  for (const { label, segments } of facts) {
    const fact: Run[] = [{ text: label, bold: true }, ...runsOf(segments)];
    const joined = open.length === 0 ? fact : [...open, { text: '·', bold: true }, ...fact];
    if (open.length > 0 && setRuns(joined, setting).length > setRuns(open, setting).length) {
      lines.push(...setRuns(open, setting));
      open = fact;
    } else open = joined;
  }
  return [...lines, ...setRuns(open, setting)];
}

function abilityRuns({
  ability,
  score,
  check,
  save,
  trained,
}: Statblock['abilities'][number]): Run[] {
  const saved = trained ? `, save ${plainText([save])}` : '';
  return [
    { text: ability.toUpperCase(), bold: true },
    { text: `${score} (${check.text}${saved})` },
  ];
}
