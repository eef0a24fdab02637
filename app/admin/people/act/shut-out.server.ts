import { sql } from 'drizzle-orm';
import { isLastAdmin } from '~/account/person/keep-an-admin-sql.server';
import { prepared } from '~/platform/store/statements.server';
import { auditRow } from '../../act/audit-row.server';
import { type ActAnswer, type Acting, GONE, LAST_ADMIN, refusedThere } from './acting.server';
import { oneAtATime } from './one-at-a-time-sql.server';
import type { Target } from './target.server';
import { writeAct } from './write-act-sql.server';

/** Disables a user, at the hosted sign-in and here: they are signed out everywhere, and keep all their data. */
export async function disablePerson(acting: Acting, id: string): Promise<ActAnswer> {
  return set(acting, id, true);
}

/** Enables a user whom an admin had disabled. */
export async function enablePerson(acting: Acting, id: string): Promise<ActAnswer> {
  return set(acting, id, false);
}

function set(acting: Acting, id: string, isOut: boolean): Promise<ActAnswer> {
  return oneAtATime(acting, id, async (target) =>
    target.isDisabled === isOut ? { ok: true } : setAlone(acting, target, isOut),
  );
}

async function setAlone(acting: Acting, target: Target, isOut: boolean): Promise<ActAnswer> {
  const { db, identityAdmin } = acting.services;
  const { id } = target;
  // Checked before the provider is called, so that the change there need not be undone; the final write checks again.
  if (isOut && (await isLastAdmin(db, id))) return LAST_ADMIN;
  const there = (out: boolean) =>
    out ? identityAdmin?.disable(target.handle) : identityAdmin?.enable(target.handle);
  const asked = await there(isOut);
  // A user who is gone at the provider can still be disabled here.
  if (asked && !asked.ok && !(asked.reason === 'missing' && isOut)) {
    const refused = refusedThere(asked);
    if (asked.reason === 'unavailable') await there(!isOut);
    return refused;
  }
  try {
    const written = await write(acting, target, isOut);
    if (written === 'done') return { ok: true };
    const refused = written === 'gone' ? GONE : LAST_ADMIN;
    return (await there(!isOut))?.ok === false ? halfDone(refused) : refused;
  } catch (error) {
    await there(!isOut);
    throw error;
  }
}

function halfDone(answer: ActAnswer & { ok: false }): ActAnswer & { ok: false } {
  const more = 'The account at the sign-in provider could not be restored: check it there.';
  return { ...answer, sentence: `${answer.sentence} ${more}` };
}

function write({ services, admin, requestId }: Acting, { id, name }: Target, isOut: boolean) {
  const { db, clock } = services;
  const now = clock.now();
  const update = isOut
    ? sql`update users set disabled_at = ${now}, signed_out_at = ${now} where id = ${id}`
    : sql`update users set disabled_at = null where id = ${id}`;
  const audit = auditRow(db, {
    at: now,
    admin,
    requestId,
    act: isOut ? 'Disable person' : 'Enable person',
    subject: { kind: 'person', id, name },
    before: { disabled: !isOut },
    after: { disabled: isOut },
  });
  const end = prepared(db, sql`delete from sessions where user_id = ${id}`);
  return writeAct(db, [prepared(db, update), audit, end], {
    takesRightsOf: isOut ? id : undefined,
  });
}
