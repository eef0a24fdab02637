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

/** Text before a line break that keeps its hyphen. */
const KEEPS_HYPHEN =
  /(?:\d|\b(?:two|three|half|non|self|well|one|half|level|foot|true|Half|Will|o'))-$/;

/**
 * Joins lines that a narrow column broke inside a sentence or word; an empty line separates paragraphs. A text whose
 * lines are whole paragraphs stays unchanged. A joined line never exceeds the maximum line length.
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
      // An empty line between pages or columns can be in the middle of a sentence.
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

/** Rejoins a line of size, type and alignment that was broken in two. */
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

/**
 * Returns whether a line starts a new logical line. A name followed by a full stop can also be the end of a sentence.
 */
function goesApart(before: { text: string; last: string }, next: string): boolean {
  if (headOf(next) || isSourceLine(next)) return true;
  if (entryStart(next) !== null && (headOf(before.last) || /[.!?:)"]$/.test(before.last)))
    return true;
  // Text after a label, a kind line or a spell list can continue; a heading and an ability table cannot.
  return !goesOnFrom(before.text);
}

/** Longer than any heading or ability line that a column could have broken. */
const LONGEST_HEAD = 300;

function goesOnFrom(line: string): boolean {
  if (line.length > LONGEST_HEAD) return true;
  return headingOf(line) === null && !isAbilityLine(line) && line !== RULE;
}

/** Returns whether a column broke the lines, that is, whether sentences continue on the next line. */
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

/** Checks only the last line, so each line is read once however long the sentence gets. */
function together({ text, last }: { text: string; last: string }, next: string): string {
  if (!/[A-Za-z\d']-$/.test(last)) return `${text} ${next}`;
  const keeps = KEEPS_HYPHEN.test(last) || !/^[a-z]/.test(next);
  return keeps ? text + next : text.slice(0, -1) + next;
}
