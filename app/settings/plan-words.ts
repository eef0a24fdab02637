import { GRACE_SECONDS, type PlanStatus } from '~/account/person/pro';
import { dayWords } from '~/ui/day-words';

/** What is known of someone's plan. Times in seconds since 1970. */
export type PlanFacts = {
  status: PlanStatus;
  trialEnd: number | null;
  currentPeriodStart: number | null;
  currentPeriodEnd: number | null;
  plan: 'monthly' | 'annual' | null;
  endsAt: number | null;
  /** Pro by an admin's gift or by being one, whatever is paid. */
  gifted: boolean;
};

/** How the page tells someone of their plan: facts to list, and a sentence on what happens next. */
export type PlanWords = {
  label: string;
  tone: 'green' | 'ember' | 'red' | 'neutral';
  facts: { term: string; value: string }[];
  next: string;
  /** A trial or a plan is over, and nothing else keeps Pro open. */
  ended: boolean;
  /** Something must be done: said as a warning, with one button to the portal. */
  urgent: boolean;
  upgrade: boolean;
  /** A subscription waits for its payment: there is no plan to choose until that is settled. */
  settling: boolean;
};

const DAY_SECONDS = 24 * 60 * 60;

/** A date in words, such as "Dec 5, 2026" (UTC; seconds since 1970). */
export function dateWords(seconds: number): string {
  return dayWords(seconds * 1000);
}

/** The days that are left of a trial, rounded up [specification 9]. */
export function daysLeft(trialEnd: number, nowSeconds: number): number {
  return Math.max(0, Math.ceil((trialEnd - nowSeconds) / DAY_SECONDS));
}

const LABELS: Record<PlanStatus, { label: string; tone: PlanWords['tone'] }> = {
  active: { label: 'Active', tone: 'green' },
  trialing: { label: 'Trialing', tone: 'ember' },
  past_due: { label: 'Past due', tone: 'red' },
  unpaid: { label: 'Unpaid', tone: 'red' },
  expired: { label: 'Expired', tone: 'neutral' },
  unknown: { label: 'Unknown', tone: 'neutral' },
};

const KEPT = 'What you made stays yours to read and to export.';

function nextOf(facts: PlanFacts, nowSeconds: number): string {
  const { status, trialEnd, currentPeriodStart, currentPeriodEnd, endsAt } = facts;
  switch (status) {
    case 'active':
      if (endsAt !== null) {
        return `Your plan is canceled. Pro stays open until ${dateWords(endsAt)}; you can resume it in the billing portal.`;
      }
      return currentPeriodEnd === null
        ? 'Your plan renews by itself.'
        : `Your plan renews by itself on ${dateWords(currentPeriodEnd)}.`;
    case 'trialing':
      return trialEnd === null
        ? 'All that Pro holds so far is open during your trial.'
        : `All that Pro holds so far is open until ${dateWords(trialEnd)}. Nothing is charged when the trial ends.`;
    case 'past_due': {
      if (currentPeriodStart === null) return `The last payment failed. ${KEPT}`;
      const graceEnd = currentPeriodStart + GRACE_SECONDS;
      return nowSeconds < graceEnd
        ? `The last payment failed and will be tried again. Pro stays open until ${dateWords(graceEnd)}; pay before then and nothing changes. ${KEPT}`
        : `The last payment failed, and Pro closed on ${dateWords(graceEnd)}. It opens again as soon as the payment arrives. ${KEPT}`;
    }
    case 'unpaid':
      return `Payments have failed for too long, so Pro is closed. It opens again as soon as the open invoice is paid. ${KEPT}`;
    case 'expired':
      return `Your trial or plan has ended. ${KEPT}`;
    case 'unknown':
      return 'There is no plan on record for this account.';
  }
}

/** The same for someone whose role keeps Pro open: what happens to a plan closes nothing. */
function nextBesideGift(facts: PlanFacts): string {
  const gift = 'Pro is open for you without a plan: it comes with your role.';
  const { status, currentPeriodEnd, endsAt } = facts;
  if (status === 'past_due' || status === 'unpaid') {
    return `${gift} The last payment of your plan failed.`;
  }
  if (status !== 'active') return gift;
  if (endsAt !== null) return `${gift} Your plan is canceled and ends on ${dateWords(endsAt)}.`;
  return currentPeriodEnd === null
    ? `${gift} Your plan renews by itself.`
    : `${gift} Your plan renews by itself on ${dateWords(currentPeriodEnd)}.`;
}

/** What the page says of a plan at a moment (seconds since 1970). */
export function planWords(facts: PlanFacts, nowSeconds: number): PlanWords {
  const { status, trialEnd, currentPeriodEnd, plan, gifted } = facts;
  const list: PlanWords['facts'] = [];
  if (plan !== null) list.push({ term: 'Plan', value: plan === 'annual' ? 'Annual' : 'Monthly' });
  if (status === 'trialing' && trialEnd !== null) {
    list.push({ term: 'Days left', value: String(daysLeft(trialEnd, nowSeconds)) });
  }
  if (trialEnd !== null) list.push({ term: 'Trial end', value: dateWords(trialEnd) });
  if (currentPeriodEnd !== null) {
    list.push({ term: 'Current period end', value: dateWords(currentPeriodEnd) });
  }
  const settling = status === 'past_due' || status === 'unpaid';
  return {
    ...LABELS[status],
    facts: list,
    next: gifted ? nextBesideGift(facts) : nextOf(facts, nowSeconds),
    ended: !gifted && status === 'expired',
    urgent: !gifted && settling,
    upgrade: status !== 'active',
    settling,
  };
}
