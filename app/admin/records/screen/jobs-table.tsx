import { Link } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { Badge } from '~/ui/badge';
import type { Column } from '~/ui/data-table/column';
import { AdminTable } from '../../frame/admin-table';
import { Moment } from '../../frame/moment';
import { stateWord } from '../job/job-words';
import type { JobFacts } from '../job/shown-job';
import styles from './records.module.css';

/** The imports, newest first. */
export function JobsTable({ jobs }: { jobs: readonly JobFacts[] }) {
  return (
    <AdminTable
      caption="Imports, newest first"
      columns={COLUMNS}
      rows={jobs}
      idOf={({ id }) => id}
      nameOf={({ name, fileName }) => fileName ?? name}
    />
  );
}

type Counted = 'added' | 'changed' | 'unchanged' | 'rejected';

function counted(key: Counted, label: string): Column<JobFacts> {
  return { key, label, kind: 'number', cell: (job) => job[key].toLocaleString('en') };
}

const COLUMNS: readonly Column<JobFacts>[] = [
  {
    key: 'file',
    label: 'File',
    cell: (job) => (
      <span className={styles.file}>
        <Link to={adminPaths.importJob(job)}>{job.fileName ?? job.name}</Link>
        {job.fileName !== null && <small>{job.name}</small>}
      </span>
    ),
  },
  {
    key: 'state',
    label: 'State',
    cell: (job) => (
      <span className={styles.states}>
        <StateBadge job={job} />
      </span>
    ),
  },
  counted('added', 'Added'),
  counted('changed', 'Changed'),
  counted('unchanged', 'Unchanged'),
  counted('rejected', 'Rejected'),
  {
    key: 'by',
    label: 'By',
    cell: ({ adminName }) => <span className={styles.by}>{adminName || 'Deleted account'}</span>,
  },
  {
    key: 'when',
    label: 'When',
    cell: ({ createdAt }) => (
      <span className={styles.when}>
        <Moment at={createdAt} />
      </span>
    ),
  },
];

/** A job's state as a badge; marks a dry run. */
export function StateBadge({ job }: { job: JobFacts }) {
  const { word, tone } = stateWord(job);
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
