import { desc, eq } from 'drizzle-orm';
import { planStatus } from '~/account/person/pro';
import { entitlements, planHistory, users } from '~/account/person/tables';
import { keptPayments } from '~/billing/kept-payments';
import { paidPlanOf } from '~/billing/paid-plan.server';
import type { Services } from '~/platform/services.server';

/** As many changes of a plan, and as many payments, stand beside a message; they are found among so many kept changes. */
const LAST = 3;
const LOOKED_AT = 30;

/** The account that a message's address belongs to, with its plan, how that changed last, and the last payments; null where it is none of ours. */
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
      .select()
      .from(planHistory)
      .where(eq(planHistory.userId, id))
      .orderBy(desc(planHistory.id))
      .limit(LOOKED_AT),
  ]);
  return {
    id,
    name: [name, familyName].filter(Boolean).join(' ') || username,
    /** A message can name anybody's address: only one that was proven says who wrote. */
    emailVerified,
    isDisabled: disabledAt !== null,
    status: row.plan === null ? null : planStatus(row.plan, clock.now() / 1000),
    paid: paid?.plan ?? null,
    history: history
      .slice(0, LAST)
      .map(({ id: change, at, status }) => ({ id: change, at, status })),
    payments: keptPayments(history).slice(0, LAST),
  };
}

export type Sender = NonNullable<Awaited<ReturnType<typeof senderOf>>>;
