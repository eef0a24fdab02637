import { adminPaths } from '~/admin-paths';
import layout from '~/ui/layout.module.css';
import { Table } from '~/ui/table';
import { Section } from '../../frame/section';
import type { JobFacts } from '../job/shown-job';
import styles from './records.module.css';

type JobReportProps = {
  job: JobFacts;
  lines: readonly { line: number; problem: string }[];
  left: readonly { record: string; why: string }[];
};

/** The result of a file's lines, and of undoing them. */
export function JobReport({ job, lines, left }: JobReportProps) {
  const more = job.rejected - lines.length;
  return (
    <Section title={job.dryRun ? 'What would happen' : 'Result'}>
      <Counts
        of={[
          ['Added', job.added],
          ['Changed', job.changed],
          ['Unchanged', job.unchanged],
          ['Rejected', job.rejected],
        ]}
      />
      {job.wasUndone && (
        <>
          <h3>Undone</h3>
          <Counts
            of={[
              ['Removed', job.removed],
              ['Restored', job.restored],
              ['Left unchanged', job.leftAlone],
            ]}
          />
        </>
      )}
      {left.length > 0 && (
        <Table caption="Left unchanged">
          <thead>
            <tr>
              <th scope="col">Record</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {left.map(({ record, why }) => (
              <tr key={record}>
                <th scope="row">{record}</th>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {lines.length > 0 && (
        <Table caption="Rejected lines">
          <thead>
            <tr>
              <th scope="col" data-kind="number">
                Line
              </th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, problem }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several problems can have the same line, and the order never changes
              <tr key={at}>
                <th scope="row" data-kind="number">
                  {line.toLocaleString('en')}
                </th>
                <td>
                  <Faults of={problem} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {more > 0 && lines.length > 0 && (
        <p className={layout.soft}>{`… and ${more.toLocaleString('en')} more rejected lines.`}</p>
      )}
      <p className={layout.row}>
        <a href={adminPaths.importReport(job, 'csv')} download>
          Export report as CSV
        </a>
        <a href={adminPaths.importReport(job, 'ndjson')} download>
          Export as NDJSON
        </a>
      </p>
    </Section>
  );
}

/** The errors of a line: a sentence, or a list. */
function Faults({ of }: { of: string }) {
  const faults = of.split('\n');
  if (faults.length === 1) return of;
  return (
    <ul className={styles.faults}>
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  );
}

function Counts({ of }: { of: readonly (readonly [word: string, count: number])[] }) {
  return (
    <dl className={styles.counts}>
      {of.map(([word, count]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}
