/** The result for a part of a file: taken unchanged, with a change, or not at all. */
export type Fate = 'kept' | 'changed' | 'dropped';

/** One remark on a file: its line, what it is about, and why. Lines count from 1; null where a file has none. */
export type Remark = {
  fate: 'changed' | 'dropped';
  line: number | null;
  what: string;
  why: string;
};

/** The report on a file: the totals, and the first remarks. */
export type FileReport = {
  file: string;
  counts: Readonly<Record<Fate, number>>;
  remarks: readonly Remark[];
};

/** The most remarks that a report lists; the rest is only counted. */
export const MOST_REMARKS = 200;

const LONGEST_WORDS = 300;
const LONGEST_FILE_NAME = 200;

/** The report on a file of which nothing has been read yet. */
export function emptyReport(file: string): FileReport {
  return {
    file: oneLine(file, LONGEST_FILE_NAME),
    counts: { kept: 0, changed: 0, dropped: 0 },
    remarks: [],
  };
}

/** Adds parts of the file that were kept unchanged. */
export function withKept(report: FileReport, count = 1): FileReport {
  return { ...report, counts: { ...report.counts, kept: report.counts.kept + count } };
}

/** Adds a remark: always counted, listed while there is room. */
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

/** How many remarks there were beyond the listed ones. */
export function unlisted({ counts, remarks }: FileReport): number {
  return counts.changed + counts.dropped - remarks.length;
}

/** Makes text from a file safe to show: on one line, limited in length, without control characters. */
function oneLine(text: string, longest: number): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ').trim();
  const letters = [...plain];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : plain;
}

/** The totals as text: "120 kept, 3 changed, 1 dropped". */
export function countsWords({ counts }: FileReport): string {
  return (['kept', 'changed', 'dropped'] as const)
    .map((fate) => `${counts[fate].toLocaleString('en')} ${fate}`)
    .join(', ');
}

/** The report as a text file: a line for each remark. */
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
