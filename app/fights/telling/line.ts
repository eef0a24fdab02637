import type { Deed } from '../log/deeds';

/** One line of the log in words. */
export type Line = {
  /** The event that it tells of; an event of several deeds has several lines. */
  readonly event: string;
  readonly by: string;
  /** By the clock of who did it, in milliseconds. */
  readonly at: number;
  /** The round in which it happened; 0 before the first. */
  readonly round: number;
  readonly kind: Deed['do'];
  /** What came of it, behind the line that tells what was done. */
  readonly follows: boolean;
  /** Taken back since. */
  readonly undone: boolean;
  readonly text: string;
};

/** The log as plain text: a heading for each round, a dash for each line. What was taken back says so. */
export function asText(lines: readonly Line[]): string {
  return laidOut(lines, {
    heading: (round) => `${round}:`,
    line: ({ text, follows, undone }) =>
      `${follows ? '    ' : '  - '}${text}${undone && !follows ? ' (undone)' : ''}`,
  });
}

/** The log as Markdown: a heading for each round, lists, and what was taken back struck through. */
export function asMarkdown(lines: readonly Line[]): string {
  return laidOut(lines, {
    heading: (round) => `## ${round}\n`,
    line: ({ text, follows, undone }) => {
      const said = escaped(text);
      return `${follows ? '  ' : ''}- ${undone ? `~~${said}~~` : said}`;
    },
  });
}

type Layout = { heading(round: string): string; line(line: Line): string };

function laidOut(lines: readonly Line[], layout: Layout): string {
  const rounds: string[] = [];
  let present: number | null = null;
  for (const line of lines) {
    if (line.round !== present) {
      if (present !== null) rounds.push('');
      rounds.push(layout.heading(roundName(line.round)));
      present = line.round;
    }
    rounds.push(layout.line(line));
  }
  return rounds.length === 0 ? '' : `${rounds.join('\n')}\n`;
}

/** "Round 2"; what was before the first has no number. */
export function roundName(round: number): string {
  return round === 0 ? 'Before the fight' : `Round ${round}`;
}

/** Names and notes are people's own: nothing in them may be read as Markdown. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!|<>~&]/g, (sign) => `\\${sign}`).replaceAll('\n', ' ');
}
