import { Link } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { Badge } from '~/ui/badge';
import { LinkButton } from '~/ui/button';
import type { Column } from '~/ui/data-table/column';
import { DataTable } from '~/ui/data-table/data-table';
import { EmptyState } from '~/ui/empty-state';
import styles from './people.module.css';
import { PlanBadge, RoleBadge, StatusBadge } from './people-badges';
import type { PersonRow } from './people-rows-sql.server';
import type { RowModal } from './row-modals';

type PeopleTableProps = {
  users: readonly PersonRow[];
  params: URLSearchParams;
  onAsk: (modal: RowModal) => void;
};

/** The table of people; the presses of a row open a question where scripts run, and lead to the person's page where not. */
export function PeopleTable({ users, params, onAsk }: PeopleTableProps) {
  return (
    <DataTable
      caption="List of users"
      captionHidden
      columns={columnsWith(onAsk)}
      rows={users}
      idOf={({ userId }) => userId}
      nameOf={({ email, username }) => email || username}
      order={{ column: '', descending: false }}
      params={params}
      empty={
        <EmptyState icon="user" title="No users found. Try fetching or adjusting your search." />
      }
    />
  );
}

function columnsWith(onAsk: (modal: RowModal) => void): readonly Column<PersonRow>[] {
  return [
    {
      key: 'email',
      label: 'Email',
      cell: ({ userId, email }) => (
        <Link className={styles.email} to={adminPaths.person({ id: userId })}>
          {email ? <Email email={email} /> : 'No email'}
        </Link>
      ),
    },
    {
      key: 'username',
      label: 'Username',
      cell: ({ username }) => <span className={styles.username}>{username || '–'}</span>,
    },
    { key: 'role', label: 'Role', cell: ({ role }) => <RoleBadge role={role} /> },
    {
      key: 'status',
      label: 'Cognito',
      cell: ({ status, isDisabled }) => (
        <span className={styles.badges}>
          <StatusBadge status={status} />
          {isDisabled && <Badge tone="red">Disabled</Badge>}
        </span>
      ),
    },
    { key: 'plan', label: 'Plan', cell: ({ entStatus }) => <PlanBadge status={entStatus} /> },
    {
      key: 'actions',
      label: 'Actions',
      screenOnly: true,
      cell: (person) => <RowActions person={person} onAsk={onAsk} />,
    },
  ];
}

/** An address that breaks before its host where the column is narrow. */
function Email({ email }: { email: string }) {
  const at = Math.max(0, email.lastIndexOf('@'));
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

const ASKS = [
  { kind: 'username', label: 'Change Username' },
  { kind: 'password', label: 'Change Password' },
] as const;

function RowActions({ person, onAsk }: { person: PersonRow; onAsk: (modal: RowModal) => void }) {
  const { userId, email, username } = person;
  return (
    <span className={styles.actions}>
      {ASKS.map(({ kind, label }) => (
        <LinkButton
          key={kind}
          kind="plain"
          compact
          to={adminPaths.person({ id: userId })}
          aria-label={`${label} of ${email || username}`}
          onClick={(event) => {
            event.preventDefault();
            onAsk({ kind, userId, name: email || username });
          }}
        >
          {label}
        </LinkButton>
      ))}
    </span>
  );
}
