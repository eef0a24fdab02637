import { Link } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { AuditTable } from '../../audit/audit-table';
import { Section } from '../../frame/section';
import type { PersonFacts } from './person-facts.server';

/** What admins did to a user, newest first. */
export function TrailPart({ person: { id, acts, hasMoreActs } }: { person: PersonFacts }) {
  return (
    <Section title="Audit trail">
      {acts.length === 0 ? (
        <p>No admin has changed anything here.</p>
      ) : (
        <AuditTable entries={acts} />
      )}
      {hasMoreActs && (
        <p>
          <Link to={adminPaths.audit({ kind: 'person', subject: id })}>Show all actions</Link>
        </p>
      )}
    </Section>
  );
}
