import { Link } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import type { Column } from '~/ui/data-table/column';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { AdminTable } from '../frame/admin-table';
import { Moment } from '../frame/moment';
import styles from './audit.module.css';
import type { AuditEntry } from './audit-rows.server';
import { type AuditFact, auditFacts } from './audit-words';

/** The audit log as a table; a deleted user is shown by their former id. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <AdminTable
      caption="Admin actions, newest first"
      columns={COLUMNS}
      rows={entries}
      idOf={({ id }) => String(id)}
      nameOf={({ act }) => act}
    />
  );
}

const COLUMNS: readonly Column<AuditEntry>[] = [
  { key: 'act', label: 'Action', cell: ({ act }) => act },
  {
    key: 'subject',
    label: 'On',
    cell: ({ subjectKind, subjectId, subjectName }) => (
      <Link
        className={styles.subject}
        to={adminPaths.audit({ kind: subjectKind, subject: subjectId })}
      >
        {subjectName || `${subjectKind} ${subjectId}`}
      </Link>
    ),
  },
  {
    key: 'change',
    label: 'Before and after',
    cell: ({ before, after }) => <Facts facts={auditFacts(before, after)} />,
  },
  {
    key: 'admin',
    label: 'Admin',
    cell: ({ adminName, adminId }) => <span className={styles.admin}>{adminName || adminId}</span>,
  },
  {
    key: 'when',
    label: 'When',
    cell: ({ at }) => (
      <span className={styles.when}>
        <Moment at={at} />
      </span>
    ),
  },
  {
    key: 'request',
    label: 'Request',
    cell: ({ requestId }) => <code title={requestId}>{requestId.slice(0, 8)}</code>,
  },
];

function Facts({ facts }: { facts: readonly AuditFact[] }) {
  if (facts.length === 0) return '–';
  return (
    <ul className={styles.facts}>
      {facts.map(({ name, before, after, whole }) => (
        <li key={name} title={whole}>
          {name && <span className={styles.fact}>{name} </span>}
          {before !== undefined && <s className={styles.before}>{before}</s>}
          {before !== undefined && after !== undefined && (
            <>
              <VisuallyHidden> became </VisuallyHidden>
              <span aria-hidden="true"> → </span>
            </>
          )}
          {after}
        </li>
      ))}
    </ul>
  );
}
