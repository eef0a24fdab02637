import type { RejectedLine } from '~/compendium/shelf/import-report';
import type { ImportJob } from '../job/tables';

type Counts = Pick<ImportJob, 'added' | 'changed' | 'unchanged' | 'rejected'>;

/** The counts as text: "3 added, 1 changed, 2 unchanged, 1 rejected". */
export function countsWords({ added, changed, unchanged, rejected }: Counts): string {
  return [
    `${number(added)} added`,
    `${number(changed)} changed`,
    `${number(unchanged)} unchanged`,
    `${number(rejected)} rejected`,
  ].join(', ');
}

/** A report as text: the counts, and a line for each listed rejected line. */
export function reportText(counts: Counts, lines: readonly RejectedLine[]): string {
  const rest = counts.rejected - lines.length;
  return [
    `Imported: ${countsWords(counts)}.`,
    ...lines.map(({ line, problem }) => `Line ${line}: ${problem.replaceAll('\n', '; ')}`),
    ...(rest > 0 ? [`… and ${number(rest)} more.`] : []),
    '',
  ].join('\n');
}

function number(count: number): string {
  return count.toLocaleString('en');
}
