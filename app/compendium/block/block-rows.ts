import { type Measure, type Piece, type Run, setRuns } from '~/paper/set-runs';
import {
  plainText,
  type Segment,
  type Statblock,
  type StatblockAbility,
  type StatblockEntry,
} from '../statblock/statblock';

/** The colour of a row: text, headings, or secondary text. */
export type Tone = 'ink' | 'ember' | 'soft';

/** A row of a printed statblock, in points: the space above it, its height, and its content. */
export type Row = {
  readonly above: number;
  readonly height: number;
  readonly size: number;
  readonly tone: Tone;
  readonly pieces: readonly Piece[];
  /** Must stay in the same column as the next row. */
  readonly stays: boolean;
  readonly is: 'words' | 'rule' | 'line';
};

const SIZE = { name: 17, kind: 8, text: 8.5, title: 12 } as const;
const LEADING = 1.24;

/** The rows of a statblock in a column of some width in points; the notes come last. */
export function blockRows(block: Statblock, width: number, measure: Measure): Row[] {
  const set = (runs: readonly Run[], look: Partial<Row> & { size: number }) =>
    wordRows(setRuns(runs, { size: look.size, width, measure }), look);
  const text = (runs: readonly Run[], above: number, look: Partial<Row> = {}) =>
    set(runs, { size: SIZE.text, above, ...look });
  const labelled = (lines: Statblock['lines'], stays: boolean) =>
    lines.flatMap(({ label, segments }) =>
      text([{ text: label, bold: true }, ...runsOf(segments)], 1.5, { stays }),
    );
  return [
    ...set([{ text: block.name, bold: true }], { size: SIZE.name, tone: 'ember', stays: true }),
    ...set([{ text: `${block.kind} · ${block.edition} rules` }], {
      size: SIZE.kind,
      tone: 'soft',
      stays: true,
      above: 1,
    }),
    rule(true),
    ...labelled(block.head, true),
    rule(true),
    ...abilityRows(block, width, measure),
    rule(true),
    ...labelled(block.lines, false),
    rule(false),
    ...block.sections.flatMap(({ title, intro, entries }) => [
      ...(title === null ? [] : headingRows(title, width, measure)),
      ...(intro === '' ? [] : text([{ text: intro }], 3)),
      ...entries.flatMap((entry) => entryParagraphs(entry).flatMap(paragraphRows)),
    ]),
    ...block.notes
      .split('\n')
      .filter((line) => line.trim() !== '')
      .flatMap((line) => text([{ text: line }], 4, { tone: 'soft' })),
  ];

  function paragraphRows(runs: readonly Run[], at: number): Row[] {
    return text(runs, at === 0 ? 4 : 1.5);
  }
}

/** The total height of rows in points. */
export function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { above, height }, at) => sum + height + (at === 0 ? 0 : above), 0);
}

/** Lines of words as rows. */
export function wordRows(lines: readonly Piece[][], look: Partial<Row> & { size: number }): Row[] {
  return lines.map((pieces, at) => ({
    tone: 'ink',
    is: 'words',
    pieces,
    ...look,
    height: look.size * LEADING,
    above: at === 0 ? (look.above ?? 0) : 0,
    // The first line of a paragraph must not be alone at the end of a column.
    stays: (look.stays ?? false) || (at === 0 && lines.length > 2),
  }));
}

function headingRows(title: string, width: number, measure: Measure): Row[] {
  const lines = setRuns([{ text: title, bold: true }], { size: SIZE.title, width, measure });
  const words = wordRows(lines, { size: SIZE.title, tone: 'ember', above: 8, stays: true });
  return [...words, { ...rule(true), is: 'line', above: 0, height: 2 }];
}

function rule(stays: boolean): Row {
  return { above: 4, height: 3, size: 0, tone: 'ember', pieces: [], stays, is: 'rule' };
}

/** The paragraphs of a trait or an action, the first with its name. */
export function entryParagraphs({ name, note, paragraphs }: StatblockEntry): Run[][] {
  const brackets = note.length === 0 ? '' : ` (${plainText(note)})`;
  const [first = [], ...others] = paragraphs;
  return [
    [{ text: `${name}${brackets}.`, bold: true }, ...runsOf(first)],
    ...others.map((one) => runsOf(one)),
  ];
}

/** Joins segments of the same weight, and segments without a space between them, which belong to one word. */
export function runsOf(segments: readonly Segment[]): Run[] {
  const runs: { text: string; bold: boolean }[] = [];
  for (const segment of segments) {
    const bold = typeof segment === 'object' && 'strong' in segment;
    const text = plainText([segment]);
    const last = runs.at(-1);
    if (last && (last.bold === bold || !/\s$/.test(last.text + text.slice(0, 1)))) {
      last.text += text;
    } else runs.push({ text, bold });
  }
  return runs;
}

/** The ability scores: six columns as in the 2014 books, or two groups of three rows as in 2024. */
function abilityRows(
  { abilities, layout }: Pick<Statblock, 'abilities' | 'layout'>,
  width: number,
  measure: Measure,
): Row[] {
  if (abilities.length === 0) return [];
  const row = (cells: readonly (readonly [string, number, boolean])[], above = 0): Row => ({
    above,
    height: SIZE.text * LEADING,
    size: SIZE.text,
    tone: 'ink',
    stays: true,
    is: 'words',
    pieces: cells.map(([text, middle, bold]) => ({
      text,
      bold,
      x: middle * width - measure(text, SIZE.text, bold) / 2,
    })),
  });
  if (layout === '2014') {
    const middle = (at: number) => (at + 0.5) / 6;
    return [
      row(
        abilities.map(({ ability }, at) => [ability.toUpperCase(), middle(at), true]),
        3,
      ),
      row(abilities.map(({ score, check }, at) => [`${score} (${check.text})`, middle(at), false])),
    ];
  }
  const halves = [abilities.slice(0, 3), abilities.slice(3)];
  const heads = halves.flatMap((_, half): [string, number, boolean][] => [
    ['Mod', half / 2 + 0.29, false],
    ['Save', half / 2 + 0.4, false],
  ]);
  const lines = [0, 1, 2].map((at) =>
    row(halves.flatMap((half, place) => cellsOf(half[at], place / 2))),
  );
  return [{ ...row(heads, 3), tone: 'soft' }, ...lines];
}

function cellsOf(
  one: StatblockAbility | undefined,
  from: number,
): (readonly [string, number, boolean])[] {
  if (one === undefined) return [];
  return [
    [one.ability.toUpperCase(), from + 0.06, true],
    [String(one.score), from + 0.17, false],
    [one.check.text, from + 0.29, false],
    [one.save.text, from + 0.4, one.trained],
  ];
}
