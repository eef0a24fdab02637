import { sql } from 'drizzle-orm';
import type { Person } from '~/account/person/person';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/store/statements.server';
import { auditLog, type SubjectKind } from './tables';

/** What an action was done to; the name of a user or thing is for display. */
export type Subject = { kind: SubjectKind; id: string; name?: string };

export type AuditFacts = {
  /** Milliseconds since 1970. */
  at: number;
  admin: Pick<Person, 'userId' | 'username' | 'email'>;
  requestId: string;
  /** Two or three words in the imperative: 'Change role'. */
  act: string;
  subject: Subject;
  /** The values before and after, without names, addresses or texts of users. */
  before?: unknown;
  after?: unknown;
  /** Write the row even if the statement before it changed nothing: for actions elsewhere, and for reads. */
  always?: boolean;
};

const LONGEST = { name: 254, json: 4_000 };

function jsonOf(value: unknown): string | null {
  if (value === undefined) return null;
  const text = JSON.stringify(value);
  return text.length <= LONGEST.json ? text : JSON.stringify({ tooLong: text.length });
}

/**
 * The statement that writes an audit row, to be put directly after the action's own statement in one batch: it writes
 * the row if that statement changed anything, so that neither exists without the other.
 */
export function auditRow(db: Database, facts: AuditFacts): D1PreparedStatement {
  const { at, admin, requestId, act, subject, before, after, always = false } = facts;
  const name = (admin.username || admin.email).slice(0, LONGEST.name);
  const subjectName = (subject.name ?? '').slice(0, LONGEST.name);
  const query = sql`insert into ${auditLog}
    (at, admin_id, admin_name, act, subject_kind, subject_id, subject_name, before, after, request_id)
    select ${at}, ${admin.userId}, ${name}, ${act}, ${subject.kind}, ${subject.id}, ${subjectName},
      ${jsonOf(before)}, ${jsonOf(after)}, ${requestId}
    where ${always ? 1 : 0} or changes() > 0`;
  return prepared(db, query);
}
