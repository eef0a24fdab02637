import { Link } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { Badge } from '~/ui/badge';
import { Table } from '~/ui/table';
import { Moment } from '../../frame/moment';
import { STATE_WORDS } from '../job/job-words';
import type { JobFacts } from '../job/shown-job';
import styles from './records.module.css';

/** Files of records that were loaded, newest first. */
export function JobsTable({ jobs }: { jobs: readonly JobFacts[] }) {
  return (
    <Table caption="Imports, newest first" captionHidden>
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">State</th>
          {['Added', 'Changed', 'Unchanged', 'Rejected'].map((word) => (
            <th key={word} scope="col" data-kind="number">
              {word}
            </th>
          ))}
          <th scope="col">By</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            <th scope="row">
              <Link to={adminPaths.importJob(job)}>{job.name}</Link>
            </th>
            <td>
              <StateBadge job={job} />
            </td>
            {[job.added, job.changed, job.unchanged, job.rejected].map((count, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: four columns in a fixed order
              <td key={at} data-kind="number">
                {count.toLocaleString('en')}
              </td>
            ))}
            <td>{job.adminName || 'Nobody any more'}</td>
            <td className={styles.when}>
              <Moment at={job.createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** How a job stands, in a word; a dry run says so. */
export function StateBadge({ job }: { job: Pick<JobFacts, 'state' | 'dryRun'> }) {
  const { word, tone } = STATE_WORDS[job.state];
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {job.dryRun && (
        <>
          {' '}
          <Badge>Dry run</Badge>
        </>
      )}
    </>
  );
}
