import type { Services } from '~/platform/services.server';

const A_STEP = 20;

/** The statement that notes, beside the deletion itself, that this person's user at the hosted sign-in is to go too. */
export function noteRemoval({ db, clock }: Services, userId: string): D1PreparedStatement {
  const query = `insert into provider_removals (username, asked_at)
    select username, ?2 from users where id = ?1 and username <> ''
    on conflict (username) do nothing`;
  return db.$client.prepare(query).bind(userId, clock.now());
}

/**
 * Deletes the users at the hosted sign-in whose accounts are gone here, the oldest first; those that the provider does not
 * confirm wait for the next time.
 */
export async function removeProviderUsers({ db, identityAdmin, log }: Services): Promise<void> {
  if (!identityAdmin) return;
  const waiting = await db.$client
    .prepare('select username from provider_removals order by asked_at limit ?1')
    .bind(A_STEP)
    .all<{ username: string }>();
  for (const { username } of waiting.results) {
    if ((await identityAdmin.deleteUser(username)) === 'unavailable') {
      log.info('provider user waits to be deleted');
      return;
    }
    const done = 'delete from provider_removals where username = ?1';
    await db.$client.prepare(done).bind(username).run();
  }
}
