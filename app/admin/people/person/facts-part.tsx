import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { adminPaths } from '~/admin-paths';
import { Badge } from '~/ui/badge';
import { dayWords } from '~/ui/day-words';
import { Moment } from '../../frame/moment';
import { Section } from '../../frame/section';
import styles from '../people.module.css';
import { PlanBadge, RoleBadge, StatusBadge } from '../people-badges';
import type { PersonFacts } from './person-facts.server';

/** A time, or `never` when it is 0. */
function When({ at, never }: { at: number; never: string }) {
  return at > 0 ? <Moment at={at} /> : never;
}

function overrulesInWords(overrules: PersonFacts['overrules']): string {
  return Object.entries(overrules)
    .map(([role, value]) => `${role} ${value === 1 ? 'given' : 'removed'} here`)
    .join(', ');
}

/** The end and the note of a gift. */
function giftFacts({ roles, gift }: PersonFacts): [string, ReactNode][] {
  if (!roles.includes('PaidUser')) return [];
  const until =
    gift?.endsAt == null ? 'No end date' : `Until ${dayWords((gift.endsAt - 1) * 1000)}`;
  return [['Gift of Pro', gift?.note ? `${until}: ${gift.note}` : until]];
}

/** The user's recorded data. */
export function FactsPart({ person, there }: { person: PersonFacts; there: string | null }) {
  const { email, emailVerified, username, name, role, groups, status, disabledAt } = person;
  const overrules = overrulesInWords(person.overrules);
  const facts: [string, ReactNode][] = [
    ['Email', email ? `${email}${emailVerified ? '' : ' (not verified here)'}` : '–'],
    ['Username', username || '–'],
    ['Name', name || '–'],
    ['Role', <RoleBadge key="role" role={role} />],
    ['Groups', groups.join(', ') || 'None'],
    ['Cognito', <StatusBadge key="status" status={status} />],
    ['Plan', <PlanBadge key="plan" status={person.shownPlan} />],
    ...giftFacts(person),
    ['Joined', <When key="joined" at={person.createdAt} never="–" />],
    ['Last seen', <When key="seen" at={person.seenAt} never="Never" />],
    ['Signed-in browsers', String(person.browsers)],
  ];
  if (overrules) facts.push(['Overrides the sign-in provider', overrules]);
  if (disabledAt !== null) {
    facts.push([
      'Disabled',
      <span key="disabled" className={styles.badges}>
        <Badge tone="red">Disabled</Badge> <Moment at={disabledAt} />
      </span>,
    ]);
  }
  if (there !== null) facts.push(['Groups at the sign-in provider', there]);
  return (
    <Section title="Account">
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {person.hasKeys && there === null && (
        <p>
          <Link to={adminPaths.person({ id: person.id, ask: '1' })} preventScrollReset>
            Refresh from the sign-in provider
          </Link>
        </p>
      )}
    </Section>
  );
}
