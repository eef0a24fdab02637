import { sql } from 'drizzle-orm';
import { prepared } from '~/platform/store/statements.server';
import { auditRow } from '../../act/audit-row.server';
import { type ActAnswer, type Acting, GONE } from './acting.server';
import { targetOf } from './target.server';
import { writeAct } from './write-act-sql.server';

/** Signs a user out of every browser and program, here first; then the hosted sign-in revokes its tokens. */
export async function signOutPerson(
  { services, admin, requestId }: Acting,
  id: string,
): Promise<ActAnswer> {
  const { db, clock, identityAdmin } = services;
  const target = await targetOf(db, id);
  if (target === null) return GONE;
  const now = clock.now();
  const written = await writeAct(db, [
    prepared(db, sql`update users set signed_out_at = ${now} where id = ${id}`),
    auditRow(db, {
      at: now,
      admin,
      requestId,
      act: 'Sign out everywhere',
      subject: { kind: 'person', id, name: target.name },
    }),
    prepared(db, sql`delete from sessions where user_id = ${id}`),
  ]);
  if (written !== 'done') return GONE;
  const there = await identityAdmin?.signOutEverywhere(target.handle);
  if (!there || there.ok || there.reason === 'missing') return { ok: true };
  const but = 'The sign-in provider did not revoke its tokens. They no longer work here.';
  return { ok: true, but };
}
