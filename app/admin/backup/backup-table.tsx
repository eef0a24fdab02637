import { adminPaths } from '~/admin-paths';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Table } from '~/ui/table';
import { Moment } from '../frame/moment';
import { countWords, sizeWords } from '../health/health-words';
import styles from './backup.module.css';
import type { Backup } from './backup-rows-sql.server';

type Shown = Backup & { volumes: number };

/** The backups that are kept, the latest first. */
export function BackupTable({ backups }: { backups: readonly Shown[] }) {
  return (
    <Table caption="Backups, the latest first" captionHidden>
      <thead>
        <tr>
          <th scope="col">Backup</th>
          <th scope="col">Download</th>
          <th scope="col">State</th>
          <th scope="col" data-kind="number">
            Rows
          </th>
          <th scope="col" data-kind="number">
            Files and fights
          </th>
          <th scope="col" data-kind="number">
            Size
          </th>
        </tr>
      </thead>
      <tbody>
        {backups.map((backup) => (
          <tr key={backup.id}>
            <th scope="row" className={styles.name}>
              {backup.id}
              <span className={styles.why}>
                {backup.why === 'nightly' ? 'nightly' : 'asked for'}, begun{' '}
                <Moment at={backup.beganAt} />
              </span>
            </th>
            <td>{backup.state === 'done' && <Downloads backup={backup} />}</td>
            <td className={styles.state}>
              <State backup={backup} />
            </td>
            <td data-kind="number">{countWords(backup.rows)}</td>
            <td data-kind="number">{countWords(backup.copies)}</td>
            <td data-kind="number">{sizeWords(backup.bytes)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function State({ backup: { state, endedAt, problem, lost } }: { backup: Shown }) {
  if (state === 'done') {
    return (
      <>
        <Badge tone="green">Whole</Badge> {endedAt !== null && <Moment at={endedAt} />}
        {lost > 0 && <p>{countWords(lost)} files were not there any more.</p>}
      </>
    );
  }
  if (state === 'broken') {
    return (
      <>
        <Badge tone="red">Given up</Badge> {problem}
      </>
    );
  }
  return (
    <>
      <Badge tone="ember">Under way</Badge> {problem}
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
        What is in it
      </Button>
    </form>
  );
}
