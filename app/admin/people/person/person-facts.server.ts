import { desc, eq, sql } from 'drizzle-orm';
import { NO_PLAN, planStatus } from '~/account/person/pro';
import { effectiveRoles } from '~/account/person/roles';
import { entitlements, gifts, people, planHistory, sessions, users } from '~/account/person/tables';
import { paidPlanOf } from '~/billing/paid-plan.server';
import type { Services } from '~/platform/services.server';
import { auditEntries } from '../../audit/audit-rows.server';
import { isInvited } from '../act/resend-invitation.server';

const MOST_PLANS = 20;
const MOST_ACTS = 20;

/** Everything on record about a user, for their page in Management; null when there is no such user. */
export async function personFacts(services: Services, id: string) {
  const { db, clock, identityAdmin } = services;
  const [row] = await db
    .select({ user: users, plan: entitlements, role: people.role, shown: people.plan, gift: gifts })
    .from(users)
    .leftJoin(entitlements, eq(entitlements.userId, users.id))
    .leftJoin(people, eq(people.person, users.id))
    .leftJoin(gifts, eq(gifts.userId, users.id))
    .where(eq(users.id, id))
    .limit(1);
  if (!row) return null;
  const [browsers, history, paid, acts] = await Promise.all([
    db.select({ count: sql<number>`count(*)` }).from(sessions).where(eq(sessions.userId, id)),
    db
      .select()
      .from(planHistory)
      .where(eq(planHistory.userId, id))
      .orderBy(desc(planHistory.id))
      .limit(MOST_PLANS),
    paidPlanOf(db, id),
    auditEntries(db, { kind: 'person', subject: id }, { limit: MOST_ACTS }),
  ]);
  const { user, plan } = row;
  const { username, email, emailVerified, groups, status, disabledAt, createdAt, seenAt } = user;
  const now = clock.now() / 1000;
  const roles = effectiveRoles(user.role, groups);
  return {
    id,
    username,
    email,
    emailVerified,
    groups,
    status,
    disabledAt,
    createdAt,
    seenAt,
    name: [user.name, user.familyName].filter(Boolean).join(' '),
    role: row.role ?? 'GrantedUser',
    roles,
    isInvited: isInvited(status),
    // Ignore the rest of a gift that was taken back.
    gift:
      row.gift && roles.includes('PaidUser')
        ? { endsAt: row.gift.endsAt, note: row.gift.note }
        : null,
    shownPlan:
      row.shown === 'gift' || row.shown === 'admin' ? row.shown : planStatus(plan ?? NO_PLAN, now),
    overrules: user.overrules,
    plan: plan && {
      status: planStatus(plan, now),
      trialEnd: plan.trialEnd,
      currentPeriodStart: plan.currentPeriodStart,
      currentPeriodEnd: plan.currentPeriodEnd,
    },
    paid: paid && { plan: paid.plan, endsAt: paid.endsAt, running: paid.running },
    history: history.map(({ userId, ...entry }) => entry),
    browsers: browsers[0]?.count ?? 0,
    acts: acts.entries,
    hasMoreActs: acts.next !== null,
    hasKeys: identityAdmin !== null,
  };
}

export type PersonFacts = NonNullable<Awaited<ReturnType<typeof personFacts>>>;

/** The user's present groups at the hosted sign-in, as text. */
export async function groupsThere(
  { identityAdmin }: Services,
  { username }: Pick<PersonFacts, 'username'>,
): Promise<string> {
  if (!identityAdmin || username === '') return 'No admin keys are set up.';
  const answer = await identityAdmin.groupsOf(username);
  if (answer.ok) return answer.value.length > 0 ? answer.value.join(', ') : 'In no group';
  return answer.reason === 'unavailable' ? 'The sign-in provider did not answer.' : answer.sentence;
}
