import type { Deed } from '../log/deeds';

/** One line of the log in words. */
export type Line = {
  /** The id of its event; an event with several deeds has several lines. */
  readonly event: string;
  readonly by: string;
  /** By the clock of the author's device, in milliseconds. */
  readonly at: number;
  /** The round in which it happened; 0 before the first. */
  readonly round: number;
  readonly kind: Deed['do'];
  /** A consequence, shown after the line of its deed. */
  readonly follows: boolean;
  /** Undone later. */
  readonly undone: boolean;
  readonly text: string;
};

/** The log as plain text: a heading for each round, a dash for each line, undone lines marked. */
export function asText(lines: readonly Line[]): string {
  return laidOut(lines, {
    heading: (round) => `${round}:`,
    line: ({ text, follows, undone }) =>
      `${follows ? '    ' : '  - '}${text}${undone && !follows ? ' (undone)' : ''}`,
  });
}

/** The log as Markdown: a heading for each round, lists, undone lines struck through. */
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

/** "Round 2"; round 0 has no number. */
export function roundName(round: number): string {
  return round === 0 ? 'Before the fight' : `Round ${round}`;
}

/** Escapes user text, so that nothing in it is read as Markdown. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!|<>~&]/g, (sign) => `\\${sign}`).replaceAll('\n', ' ');
}
