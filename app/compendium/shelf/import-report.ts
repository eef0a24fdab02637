/** Who imports: the site itself, which alone may write the SRD's records, or an owner of the site. */
export type Importer = 'site' | 'admin';

/** A line of the file that did not become a record, and why. */
export type RejectedLine = { line: number; problem: string };

/**
 * What an import did. `rejected` lists the first bad lines, `rejectedCount` counts them all. `stopped` is null when the
 * file was read to its end; otherwise it says why not, and the counts are of what was written until then.
 */
export type ImportReport = {
  added: number;
  changed: number;
  unchanged: number;
  rejected: RejectedLine[];
  rejectedCount: number;
  stopped: { reason: 'too-large' | 'broken-off'; problem: string } | null;
};

/** The report of an import that has read nothing yet. */
export function emptyReport(): ImportReport {
  return { added: 0, changed: 0, unchanged: 0, rejected: [], rejectedCount: 0, stopped: null };
}
