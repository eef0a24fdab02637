import { desc, eq } from 'drizzle-orm';
import { planStatus } from '~/account/person/pro';
import { entitlements, planHistory, users } from '~/account/person/tables';
import { keptPayments } from '~/billing/kept-payments';
import { paidPlanOf } from '~/billing/paid-plan.server';
import type { Services } from '~/platform/services.server';

/**
 * How many plan changes and payments are shown beside a message, and among how many stored changes they are searched.
 */
const LAST = 3;
const LOOKED_AT = 30;

/**
 * The account with a message's e-mail address: its plan, the last plan changes, and the last payments; null when there
 * is none.
 */
export async function senderOf({ db, clock }: Pick<Services, 'db' | 'clock'>, email: string) {
  const [row] = await db
    .select({ user: users, plan: entitlements })
    .from(users)
    .leftJoin(entitlements, eq(entitlements.userId, users.id))
    // Addresses are stored as the sign-in provider gives them, in lower case.
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
    /** A message can contain anyone's address: only a verified one proves who wrote. */
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
