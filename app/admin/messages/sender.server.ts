import { desc, eq } from 'drizzle-orm';
import { planStatus } from '~/account/person/pro';
import { entitlements, planHistory, users } from '~/account/person/tables';
import { paidPlanOf } from '~/billing/paid-plan.server';
import type { Services } from '~/platform/services.server';

/** As many changes of a plan stand beside a message. */
const LAST_CHANGES = 3;

/** The account that a message's address belongs to, with its plan and how that changed last; null where it is none of ours. */
export async function senderOf({ db, clock }: Pick<Services, 'db' | 'clock'>, email: string) {
  const [row] = await db
    .select({ user: users, plan: entitlements })
    .from(users)
    .leftJoin(entitlements, eq(entitlements.userId, users.id))
    // Addresses are kept as the sign-in gives them, in small letters.
    .where(eq(users.email, email.toLowerCase()))
    .limit(1);
  if (!row) return null;
  const { id, name, familyName, username, emailVerified, disabledAt } = row.user;
  const [paid, history] = await Promise.all([
    paidPlanOf(db, id),
    db
      .select({ id: planHistory.id, at: planHistory.at, status: planHistory.status })
      .from(planHistory)
      .where(eq(planHistory.userId, id))
      .orderBy(desc(planHistory.id))
      .limit(LAST_CHANGES),
  ]);
  return {
    id,
    name: [name, familyName].filter(Boolean).join(' ') || username,
    /** A message can name anybody's address: only one that was proven says who wrote. */
    emailVerified,
    isDisabled: disabledAt !== null,
    status: row.plan === null ? null : planStatus(row.plan, clock.now() / 1000),
    paid: paid?.plan ?? null,
    history,
  };
}

export type Sender = NonNullable<Awaited<ReturnType<typeof senderOf>>>;
