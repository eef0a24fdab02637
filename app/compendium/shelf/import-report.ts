/** Who imports: the site itself, which alone may write the SRD's records, or an administrator. */
export type Importer = 'site' | 'admin';

/** A line of the file that did not become a record, and why. */
export type RejectedLine = { line: number; problem: string };

/**
 * The result of an import. `rejected` lists the first bad lines, `rejectedCount` counts all. `stopped` is null when the
 * file was read to its end; otherwise it is the reason, and the counts cover what was written until then.
 */
export type ImportReport = {
  added: number;
  changed: number;
  unchanged: number;
  rejected: RejectedLine[];
  rejectedCount: number;
  stopped: { reason: 'too-large' | 'broken-off'; problem: string } | null;
};

/** The report of an import that has not read anything yet. */
export function emptyReport(): ImportReport {
  return { added: 0, changed: 0, unchanged: 0, rejected: [], rejectedCount: 0, stopped: null };
}
