/** What became of a part of a file: it was taken as it is, with a change, or not at all. */
export type Fate = 'kept' | 'changed' | 'dropped';

/** One remark on a file: where it stands, what it is about, and why. Lines count from 1; null where a file has none. */
export type Remark = {
  fate: 'changed' | 'dropped';
  line: number | null;
  what: string;
  why: string;
};

/** What became of a file: how much in all, and the first remarks on it. */
export type FileReport = {
  file: string;
  counts: Readonly<Record<Fate, number>>;
  remarks: readonly Remark[];
};

/** Remarks that a report holds; the rest is only counted. */
export const MOST_REMARKS = 200;

const LONGEST_WORDS = 300;
const LONGEST_FILE_NAME = 200;

/** The report on a file of which nothing is read yet. */
export function emptyReport(file: string): FileReport {
  return {
    file: oneLine(file, LONGEST_FILE_NAME),
    counts: { kept: 0, changed: 0, dropped: 0 },
    remarks: [],
  };
}

/** The report with parts of the file that were kept as they are. */
export function withKept(report: FileReport, count = 1): FileReport {
  return { ...report, counts: { ...report.counts, kept: report.counts.kept + count } };
}

/** The report with one more remark: counted always, listed while there is room. */
export function withRemark(report: FileReport, remark: Remark): FileReport {
  const { counts, remarks } = report;
  const said = {
    ...remark,
    what: oneLine(remark.what, LONGEST_WORDS),
    why: oneLine(remark.why, LONGEST_WORDS),
  };
  return {
    ...report,
    counts: { ...counts, [remark.fate]: counts[remark.fate] + 1 },
    remarks: remarks.length < MOST_REMARKS ? [...remarks, said] : remarks,
  };
}

/** How many remarks there were beyond those listed. */
export function unlisted({ counts, remarks }: FileReport): number {
  return counts.changed + counts.dropped - remarks.length;
}

/** What came from a file stays on one line, bounded, without characters that command a terminal. */
function oneLine(text: string, longest: number): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ').trim();
  const letters = [...plain];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : plain;
}

/** The sum of a report: "120 kept, 3 changed, 1 dropped". */
export function countsWords({ counts }: FileReport): string {
  return (['kept', 'changed', 'dropped'] as const)
    .map((fate) => `${counts[fate].toLocaleString('en')} ${fate}`)
    .join(', ');
}

/** The report as a text to keep: a line for each remark. */
export function reportText(report: FileReport): string {
  const rest = unlisted(report);
  return [
    report.file,
    countsWords(report),
    '',
    ...report.remarks.map(({ fate, line, what, why }) =>
      [line === null ? '' : `line ${line}: `, `${fate}: ${what}. ${why}`].join(''),
    ),
    ...(rest > 0 ? [`… and ${rest.toLocaleString('en')} more that are not listed`] : []),
    '',
  ].join('\n');
}
