/** What happened to a file's fields, a sentence each: kept, changed or dropped. */
export type ExchangeReport = {
  readonly kept: readonly string[];
  readonly changed: readonly string[];
  readonly dropped: readonly string[];
};

/** The maximum number of sentences listed for each outcome; further ones are only counted. */
const MOST_LINES = 200;
const LONGEST_LINE = 300;

/** Collects the lines of a report. */
export type ReportPen = {
  kept(line: string): void;
  changed(line: string): void;
  dropped(line: string): void;
  report(): ExchangeReport;
};

/**
 * Creates a pen for the report on one file; its lines are limited in length and have no line breaks or control
 * characters.
 */
export function reportPen(): ReportPen {
  const lines = { kept: [] as string[], changed: [] as string[], dropped: [] as string[] };
  const add = (to: string[]) => (line: string) => {
    const plain = oneLine(line, LONGEST_LINE);
    if (!to.includes(plain)) to.push(plain);
  };
  return {
    kept: add(lines.kept),
    changed: add(lines.changed),
    dropped: add(lines.dropped),
    report: () => ({
      kept: bounded(lines.kept),
      changed: bounded(lines.changed),
      dropped: bounded(lines.dropped),
    }),
  };
}

/** A text on one line, without control characters, of at most `most` characters. */
export function oneLine(text: string, most: number): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ').trim();
  const letters = [...plain];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : plain;
}

function bounded(lines: readonly string[]): readonly string[] {
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), `And ${more} more.`] : lines;
}
