import { HOMEBREW_LIMITS } from '../limits';
import { beginsKind, isKindLine } from '../words/kind-line';
import {
  ENTRY,
  entryStart,
  headingOf,
  headOf,
  isAbilityLine,
  isSourceLine,
  RULE,
} from './line-kinds';

export type LogicalLine = { readonly text: string; readonly line: number };

/** Words that keep their hyphen when a line breaks behind it. */
const KEEPS_HYPHEN =
  /(?:\d|\b(?:two|three|half|non|self|well|one|half|level|foot|true|Half|Will|o'))-$/;

/**
 * The lines as they were meant: what a narrow column broke in the middle of a sentence or a word is put together again, and an
 * empty line parts paragraphs. Texts whose lines are paragraphs stay as they are. What is put together is no longer than a line may be.
 */
export function logicalLines(text: string): LogicalLine[] {
  const lines = withWholeKinds(
    text
      .split('\n')
      .map((words, at) => ({ text: words.trim().replace(/ {2,}/g, ' '), line: at + 1 })),
  );
  if (!isBroken(lines)) return lines.filter(({ text: words }) => words !== '');
  const widest = widthOf(lines);
  const joined: { text: string; line: number; last: string }[] = [];
  let parted = true;
  for (const one of lines) {
    const before = joined.at(-1);
    if (one.text === '') {
      // Between pages and columns an empty line may stand in the middle of a sentence.
      parted = before === undefined || /[.!?:)]$/.test(before.last);
      continue;
    }
    const ended =
      before !== undefined && /[.!?]$/.test(before.last) && before.last.length < widest * 0.7;
    const full =
      before !== undefined && before.text.length + one.text.length >= HOMEBREW_LIMITS.lineLetters;
    if (before === undefined || parted || ended || full || goesApart(before, one.text)) {
      joined.push({ ...one, last: one.text });
    } else {
      before.text = together(before, one.text);
      before.last = one.text;
    }
    parted = false;
  }
  return joined.map(({ text: words, line }) => ({ text: words, line }));
}

/** A line of size, type and alignment that was broken in two, on one again. */
function withWholeKinds(lines: LogicalLine[]): LogicalLine[] {
  return lines.flatMap((one, at) => {
    const before = lines[at - 1];
    if (before !== undefined && isHalf(before.text, one.text)) return [];
    const next = lines[at + 1];
    return next !== undefined && isHalf(one.text, next.text)
      ? [{ text: `${one.text} ${next.text}`, line: one.line }]
      : [one];
  });
}

function isHalf(line: string, next: string): boolean {
  if (next === '' || line.length > 100 || !beginsKind(line) || isKindLine(line)) return false;
  return !isKindLine(next) && isKindLine(`${line} ${next}`);
}

/** Whether a line is its own; a name with a full stop behind it may also be the end of a sentence that is not over. */
function goesApart(before: { text: string; last: string }, next: string): boolean {
  if (headOf(next) || isSourceLine(next)) return true;
  if (entryStart(next) !== null && (headOf(before.last) || /[.!?:)"]$/.test(before.last)))
    return true;
  // What stands behind a label, a kind or a list of spells goes on; a heading and a table do not.
  return !goesOnFrom(before.text);
}

/** Longer than any heading, and any line of abilities, that a column broke. */
const LONGEST_HEAD = 300;

function goesOnFrom(line: string): boolean {
  if (line.length > LONGEST_HEAD) return true;
  return headingOf(line) === null && !isAbilityLine(line) && line !== RULE;
}

/** A column broke the lines when sentences go on in the next one. */
function isBroken(lines: readonly LogicalLine[]): boolean {
  const goesOn = lines.filter(({ text }, at) => {
    const next = lines[at + 1]?.text ?? '';
    if (text.length <= 20 || next.includes(ENTRY.ends)) return false;
    if (
      entryStart(text) !== null &&
      /[a-z\d:,]$/.test(text) &&
      entryStart(next) === null &&
      !headOf(next)
    )
      return next !== '';
    return /,$/.test(text) || (/[a-z\d-]$/.test(text) && /^[a-z(]/.test(next));
  });
  return goesOn.length > 0;
}

function widthOf(lines: readonly LogicalLine[]): number {
  const lengths = lines
    .map(({ text }) => text.length)
    .filter((length) => length > 20)
    .sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.8)] ?? 0;
}

/** Only its last line is looked at: however long a sentence grows, each line is read once. */
function together({ text, last }: { text: string; last: string }, next: string): string {
  if (!/[A-Za-z\d']-$/.test(last)) return `${text} ${next}`;
  const keeps = KEEPS_HYPHEN.test(last) || !/^[a-z]/.test(next);
  return keeps ? text + next : text.slice(0, -1) + next;
}
