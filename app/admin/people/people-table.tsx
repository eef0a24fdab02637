import { Link } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { Badge } from '~/ui/badge';
import { LinkButton } from '~/ui/button';
import type { Column } from '~/ui/data-table/column';
import { DataTable } from '~/ui/data-table/data-table';
import { dayWords } from '~/ui/day-words';
import { EmptyState } from '~/ui/empty-state';
import { RowMenu } from '../frame/row-menu';
import styles from './people.module.css';
import { PlanBadge, RoleBadge, StatusBadge } from './people-badges';
import type { PeopleSort } from './people-query';
import type { PersonRow } from './people-rows-sql.server';
import type { RowModal } from './row-modals';

type PeopleTableProps = {
  users: readonly PersonRow[];
  /** The query parameters besides the sort order. */
  params: URLSearchParams;
  sort: PeopleSort | null;
  onAsk: (modal: RowModal) => void;
};

/** The table of users; a row's buttons open a dialog where scripts run, and link to the user's page otherwise. */
export function PeopleTable({ users, params, sort, onAsk }: PeopleTableProps) {
  const { by, descending } = sort ?? { by: 'joined', descending: true };
  return (
    <DataTable
      caption="List of users"
      captionHidden
      columns={columnsWith(onAsk)}
      rows={users}
      idOf={({ userId }) => userId}
      nameOf={({ email, username }) => email || username}
      order={{ column: by, descending }}
      params={params}
      narrow="lines"
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
      sorted: 'lowest first',
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
    {
      key: 'role',
      label: 'Role',
      sorted: 'lowest first',
      cell: ({ role }) => <RoleBadge role={role} />,
    },
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
    {
      key: 'plan',
      label: 'Plan',
      sorted: 'lowest first',
      onLine: true,
      cell: ({ plan }) => <PlanBadge status={plan} />,
    },
    {
      key: 'joined',
      label: 'Joined',
      sorted: 'highest first',
      cell: ({ joinedAt }) => dayWords(joinedAt),
    },
    {
      key: 'seen',
      label: 'Last seen',
      sorted: 'highest first',
      cell: ({ seenAt }) => (seenAt > 0 ? dayWords(seenAt) : 'Never'),
    },
    {
      key: 'actions',
      label: 'Actions',
      screenOnly: true,
      onLine: true,
      cell: (person) => <RowActions person={person} onAsk={onAsk} />,
    },
  ];
}

/** An e-mail address that can break before its host in a narrow column. */
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
  const name = email || username;
  const presses = ASKS.map(({ kind, label }) => (
    <LinkButton
      key={kind}
      kind="plain"
      compact
      to={adminPaths.person({ id: userId })}
      aria-label={`${label} of ${name}`}
      onClick={(event) => {
        event.preventDefault();
        onAsk({ kind, userId, name });
      }}
    >
      {label}
    </LinkButton>
  ));
  return (
    <>
      <span className={styles.actions}>{presses}</span>
      <RowMenu name={name}>{presses}</RowMenu>
    </>
  );
}
