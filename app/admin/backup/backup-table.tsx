import { adminPaths } from '~/admin-paths';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import type { Column } from '~/ui/data-table/column';
import { AdminTable } from '../frame/admin-table';
import { Moment } from '../frame/moment';
import { countWords, sizeWords } from '../health/health-words';
import styles from './backup.module.css';
import type { Backup } from './backup-rows-sql.server';

type Shown = Backup & { volumes: number };

/** The stored backups, the latest first. */
export function BackupTable({ backups }: { backups: readonly Shown[] }) {
  return (
    <AdminTable
      caption="Backups, newest first"
      columns={COLUMNS}
      rows={backups}
      idOf={({ id }) => id}
      nameOf={({ id }) => id}
    />
  );
}

const COLUMNS: readonly Column<Shown>[] = [
  {
    key: 'backup',
    label: 'Backup',
    cell: ({ id, why, beganAt }) => (
      <span className={styles.name}>
        {id}
        <span className={styles.why}>
          {why === 'nightly' ? 'nightly' : 'manual'}, started <Moment at={beganAt} />
        </span>
      </span>
    ),
  },
  {
    key: 'download',
    label: 'Download',
    screenOnly: true,
    cell: (backup) => (backup.state === 'done' ? <Downloads backup={backup} /> : '–'),
  },
  {
    key: 'state',
    label: 'State',
    cell: (backup) => (
      <span className={styles.state}>
        <State backup={backup} />
      </span>
    ),
  },
  { key: 'rows', label: 'Rows', kind: 'number', cell: ({ rows }) => countWords(rows) },
  {
    key: 'copies',
    label: 'Files and fights',
    kind: 'number',
    cell: ({ copies }) => countWords(copies),
  },
  {
    key: 'size',
    label: 'Size',
    kind: 'number',
    cell: ({ bytes }) => <span className={styles.size}>{sizeWords(bytes)}</span>,
  },
];

function State({ backup: { state, endedAt, problem, lost } }: { backup: Shown }) {
  if (state === 'done') {
    return (
      <>
        <Badge tone="green">Complete</Badge> {endedAt !== null && <Moment at={endedAt} />}
        {lost > 0 && <span className={styles.why}>{countWords(lost)} files were missing.</span>}
      </>
    );
  }
  if (state === 'broken') {
    return (
      <>
        <Badge tone="red">Failed</Badge> {problem}
      </>
    );
  }
  return (
    <>
      <Badge tone="ember">In progress</Badge> {problem}
    </>
  );
}

function Downloads({ backup: { id, volumes } }: { backup: Shown }) {
  const files = Array.from({ length: volumes }, (_, at) => at + 1);
  return (
    <form method="post" action={adminPaths.backupFile({ id })} className={styles.downloads}>
      {files.map((volume) => (
        <Button key={volume} kind="quiet" compact icon="download" name="volume" value={volume}>
          {volumes === 1 ? 'Everything' : `File ${volume} of ${volumes}`}
        </Button>
      ))}
      <Button kind="plain" compact name="what" value="list">
        Contents
      </Button>
    </form>
  );
}
