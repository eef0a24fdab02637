/** What became of a file's fields, a sentence each: taken as they are, taken otherwise, or left behind. */
export type ExchangeReport = {
  readonly kept: readonly string[];
  readonly changed: readonly string[];
  readonly dropped: readonly string[];
};

/** Sentences that a report lists of each fate; more are only counted. */
const MOST_LINES = 200;
const LONGEST_LINE = 300;

/** A report that is being written. */
export type ReportPen = {
  kept(line: string): void;
  changed(line: string): void;
  dropped(line: string): void;
  report(): ExchangeReport;
};

/** A pen for the report on one file; what came from the file stays on one line, bounded, without signs that command a screen. */
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

/** Text on one line, without control characters, at most so many letters. */
export function oneLine(text: string, most: number): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ').trim();
  const letters = [...plain];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : plain;
}

function bounded(lines: readonly string[]): readonly string[] {
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), `And ${more} more.`] : lines;
}
