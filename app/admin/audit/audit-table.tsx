import { Link } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { Table } from '~/ui/table';
import { Moment } from '../frame/moment';
import styles from './audit.module.css';
import type { AuditEntry } from './audit-rows.server';
import { factsInWords } from './audit-words';

/** Acts of admins as a table; who is no longer there is named by the id that they had. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Table caption="Acts of admins, newest first" captionHidden>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Admin</th>
          <th scope="col">Act</th>
          <th scope="col">On</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
          <th scope="col">Request</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className={styles.when}>
              <Moment at={entry.at} />
            </td>
            <td>{entry.adminName || entry.adminId}</td>
            <th scope="row">{entry.act}</th>
            <td>
              <Link to={adminPaths.audit({ kind: entry.subjectKind, subject: entry.subjectId })}>
                {entry.subjectName || `${entry.subjectKind} ${entry.subjectId}`}
              </Link>
            </td>
            <td className={styles.facts}>{factsInWords(entry.before)}</td>
            <td className={styles.facts}>{factsInWords(entry.after)}</td>
            <td>
              <code title={entry.requestId}>{entry.requestId.slice(0, 8)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
