import { Form, Link } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { Button } from '~/ui/button';
import { TRY_AGAIN } from '~/ui/names';
import { Table } from '~/ui/table';
import { Moment } from '../frame/moment';
import { Section } from '../frame/section';
import { type FailedJob, JOB_KINDS } from './failed-jobs';
import styles from './health.module.css';

/** Failed work that is retried automatically. */
export function JobsSection({ jobs, folded }: { jobs: readonly FailedJob[]; folded: boolean }) {
  return (
    <Section title="Jobs" id="jobs" folded={folded}>
      {jobs.length === 0 ? (
        <p>No failed jobs.</p>
      ) : (
        <Table caption="Failed jobs waiting for their next try" captionHidden>
          <thead>
            <tr>
              <th scope="col">Job</th>
              <th scope="col">Action</th>
              <th scope="col" data-kind="number">
                Tries
              </th>
              <th scope="col">Next try</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ kind, id, tries, nextAt }) => (
              <tr key={`${kind} ${id}`}>
                <th scope="row">
                  {JOB_KINDS[kind]} {id}
                </th>
                <td>
                  <Form method="post" action="#jobs">
                    <input type="hidden" name="kind" value={kind} />
                    <input type="hidden" name="job" value={id} />
                    <Button kind="quiet" compact name="intent" value="try-job">
                      {TRY_AGAIN}
                    </Button>
                  </Form>
                </td>
                <td data-kind="number">{tries}</td>
                <td className={styles.when}>
                  <Moment at={nextAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <p>
        Imports and their progress are under <Link to={adminPaths.records()}>Records</Link>,
        messages under <Link to={adminPaths.messages()}>Messages</Link>.
      </p>
    </Section>
  );
}
