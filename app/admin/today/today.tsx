import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { adminPaths } from '~/admin-paths';
import { Moment } from '../frame/moment';
import { Section } from '../frame/section';
import styles from './today.module.css';
import type { TodayFacts } from './today-facts-sql.server';

/** The link to the users table below, showing one group. */
function usersShown(show: string): string {
  return `${adminPaths.people({ show })}#users`;
}

/** The owner's daily overview: money, users, messages, and whether the product works. */
export function Today({ facts }: { facts: TodayFacts }) {
  const { revenue, trialsEnding, failedPayments, unread, backedUpAt, failed, troubles } = facts;
  const lines: { label: string; value: ReactNode; to: string; isOff?: boolean }[] = [
    { label: 'Revenue', value: revenue, to: usersShown('active') },
    {
      label: 'Trials that end this week',
      value: trialsEnding.toLocaleString('en'),
      to: usersShown('trials-ending'),
    },
    {
      label: 'Failed payments',
      value: failedPayments.toLocaleString('en'),
      to: usersShown('past-due'),
      isOff: failedPayments > 0,
    },
    {
      label: 'Unread messages',
      value: unread.toLocaleString('en'),
      to: adminPaths.messages({ show: 'unread' }),
    },
    {
      label: 'Last backup',
      value: backedUpAt === null ? 'None yet' : <Moment at={backedUpAt} />,
      to: adminPaths.backup(),
    },
    {
      label: 'Last failed job',
      value:
        failed === null ? (
          'None'
        ) : (
          <>
            {failed.what}, <Moment at={failed.at} />
          </>
        ),
      to:
        failed?.part === 'imports'
          ? adminPaths.records()
          : `${adminPaths.health()}${failed === null ? '' : '#schedule'}`,
    },
    {
      label: 'Health',
      value:
        troubles === 0 ? 'All is well' : `${troubles} ${troubles === 1 ? 'problem' : 'problems'}`,
      to: adminPaths.health(),
      isOff: troubles > 0,
    },
  ];
  return (
    <Section title="Today" id="today">
      <ul className={styles.lines}>
        {lines.map(({ label, value, to, isOff }) => (
          <li key={label} data-off={isOff || undefined}>
            <Link to={to}>
              <span>{label}</span> <b>{value}</b>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
