import { Notice } from '~/ui/notice';
import { Table } from '~/ui/table';
import { Moment } from '../frame/moment';
import { Section } from '../frame/section';
import type { KeptRun } from './duty-runs-sql.server';
import styles from './health.module.css';
import { tookWords } from './health-words';
import { LATE_MS } from './verdict';

/** The schedule's jobs: when each last ran, for how long, and its last failure. */
export function DutiesSection({
  runs,
  now,
  folded,
}: {
  runs: readonly KeptRun[];
  now: number;
  folded: boolean;
}) {
  const latest = Math.max(0, ...runs.map(({ ranAt }) => ranAt));
  const failing = runs.filter(({ ranAt, failedAt }) => failedAt === ranAt);
  return (
    <Section title="Schedule" id="schedule" folded={folded}>
      {now - latest > LATE_MS && (
        <Notice tone="problem" title="The schedule has not run for five minutes">
          <p>
            {latest === 0 ? 'It has never run.' : 'Its last run was at '}
            {latest > 0 && <Moment at={latest} />}
            {latest > 0 && '.'} Check the Worker’s cron trigger and log.
          </p>
        </Notice>
      )}
      {failing.length > 0 && (
        <Notice tone="warning" title="The last run did not finish everything">
          <p>{failing.map(({ duty }) => duty).join(', ')}: see the table for what went wrong.</p>
        </Notice>
      )}
      {runs.length > 0 && (
        <Table caption="Scheduled tasks" captionHidden dense>
          <thead>
            <tr>
              <th scope="col">Task</th>
              <th scope="col">Last run</th>
              <th scope="col" data-kind="number">
                Took
              </th>
              <th scope="col">Last failure</th>
            </tr>
          </thead>
          <tbody>
            {runs.map(({ duty, ranAt, tookMs, failedAt, problem }) => (
              <tr key={duty}>
                <th scope="row">{duty}</th>
                <td className={styles.when}>
                  <Moment at={ranAt} />
                </td>
                <td data-kind="number">{tookWords(tookMs)}</td>
                <td className={failedAt === null ? undefined : styles.problem}>
                  {failedAt === null ? (
                    'none'
                  ) : (
                    <>
                      <Moment at={failedAt} />: {problem}
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}
