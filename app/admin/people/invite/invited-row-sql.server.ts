import type { IdentityUser } from '~/platform/identity-user';
import { auditRow } from '../../act/audit-row.server';
import type { Acting } from '../act/acting.server';

/** Adds an invited user to the table, to be matched by issuer and subject at their first sign-in; returns the id. */
export async function writeInvited(
  { services, admin, requestId }: Acting,
  user: IdentityUser,
  role: string,
  name: string,
): Promise<string> {
  const { db, clock, config } = services;
  const now = clock.now();
  const issuer = config.IDENTITY_ISSUER;
  const d1 = db.$client;
  const find = 'select id from users where issuer = ?1 and sub = ?2';
  const idOf = () => d1.prepare(find).bind(issuer, user.sub);
  // The walk over the provider's users may have added them first.
  const newId = (await idOf().first<string>('id')) ?? crypto.randomUUID();
  const insert = d1
    .prepare(
      `insert into users (id, issuer, sub, username, email, name, groups, status, created_at, seen_at)
       values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 0)
       on conflict (issuer, sub) do update set status = excluded.status where users.seen_at = 0`,
    )
    .bind(
      newId,
      issuer,
      user.sub,
      user.username,
      user.email,
      name,
      JSON.stringify([role]),
      user.status,
      now,
    );
  const subject = { kind: 'person', id: newId, name: user.username } as const;
  const [, , found] = await d1.batch<{ id: string }>([
    insert,
    auditRow(db, {
      at: now,
      admin,
      requestId,
      act: 'Invite user',
      subject,
      always: true,
      after: { role },
    }),
    idOf(),
  ]);
  return found?.results[0]?.id ?? newId;
}
