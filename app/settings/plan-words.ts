import { daysLeft, GRACE_SECONDS, type PlanStatus } from '~/account/person/pro';
import { dayWords } from '~/ui/day-words';

/** Why the user has Pro without paying: as an admin's gift, or as an admin. */
export type Given = 'gift' | 'role';

/** The facts of a user's plan. Times in seconds since 1970. */
export type PlanFacts = {
  status: PlanStatus;
  trialEnd: number | null;
  currentPeriodStart: number | null;
  currentPeriodEnd: number | null;
  plan: 'monthly' | 'annual' | null;
  endsAt: number | null;
  /** When a paid plan ended. */
  endedAt: number | null;
  given: Given | null;
  /** The end of a gift of Pro, and its note. */
  gift?: { endsAt: number | null; note: string } | null;
};

/** The buttons of a plan; `settle` upgrades a subscription that waits for its payment, without a choice of plan. */
export type PlanButton = 'upgrade' | 'settle' | 'resume' | 'update' | 'portal';

export const BUTTON_LABELS: Record<PlanButton, string> = {
  upgrade: 'Upgrade to Pro',
  settle: 'Upgrade to Pro',
  resume: 'Resume plan',
  update: 'Update payment',
  portal: 'Open Billing Portal',
};

/** The texts about a plan: one sentence with one date, its consequence, and the status as specified. */
export type PlanWords = {
  title: string;
  next: string;
  /** The button to press now; null when there is nothing to do. */
  first: PlanButton | null;
  /** The other specified buttons. */
  behind: PlanButton[];
  /** What happens to the remaining days of a trial when the user pays. */
  early: string | null;
  label: string;
  tone: 'green' | 'ember' | 'red' | 'neutral';
  facts: { term: string; value: string }[];
  /** A trial or a plan has ended, and nothing else gives the user Pro. */
  ended: boolean;
  /** The user must act: shown as a warning. */
  urgent: boolean;
  /** Status and buttons are folded, because the user has Pro and pays nothing. */
  folded: boolean;
};

/** A date as text, such as "Dec 5, 2026" (UTC; seconds since 1970). */
export function dateWords(seconds: number): string {
  return dayWords(seconds * 1000);
}

const LABELS: Record<PlanStatus, { label: string; tone: PlanWords['tone'] }> = {
  active: { label: 'Active', tone: 'green' },
  trialing: { label: 'Trialing', tone: 'ember' },
  past_due: { label: 'Past due', tone: 'red' },
  unpaid: { label: 'Unpaid', tone: 'red' },
  expired: { label: 'Expired', tone: 'neutral' },
  unknown: { label: 'Unknown', tone: 'neutral' },
};

const KEPT = 'You can still read and export everything you made.';

type Said = { title: string; next: string };

function saidOfEnd({ trialEnd, endedAt }: PlanFacts): Said {
  if (endedAt !== null) return { title: `Your plan ended on ${dateWords(endedAt)}.`, next: KEPT };
  if (trialEnd !== null)
    return { title: `Your trial ended on ${dateWords(trialEnd)}.`, next: KEPT };
  return { title: 'You have no trial or plan.', next: KEPT };
}

function saidOfDebt({ currentPeriodStart }: PlanFacts, nowSeconds: number): Said {
  if (currentPeriodStart === null) {
    return { title: 'A payment is missing.', next: `The last payment failed. ${KEPT}` };
  }
  const graceEnd = currentPeriodStart + GRACE_SECONDS;
  return nowSeconds < graceEnd
    ? {
        title: `A payment is missing. You keep Pro until ${dateWords(graceEnd)}.`,
        next: `The last payment failed and will be tried again. Pay before then and nothing changes. ${KEPT}`,
      }
    : {
        title: `A payment is missing. Pro ended on ${dateWords(graceEnd)}.`,
        next: `It is back as soon as the payment arrives. ${KEPT}`,
      };
}

function saidOf(facts: PlanFacts, nowSeconds: number): Said {
  const { status, trialEnd, currentPeriodEnd, endsAt } = facts;
  switch (status) {
    case 'active':
      if (endsAt !== null) {
        return {
          title: `Canceled. Pro ends ${dateWords(endsAt)}.`,
          next: 'Until then nothing changes. To keep Pro, resume the plan in the billing portal.',
        };
      }
      return {
        title: 'Your plan is active.',
        next:
          currentPeriodEnd === null
            ? 'It renews automatically.'
            : `It renews on ${dateWords(currentPeriodEnd)}.`,
      };
    case 'trialing':
      return {
        title:
          trialEnd === null
            ? 'You have everything in Pro during your trial.'
            : `You have everything in Pro until ${dateWords(trialEnd)}.`,
        next: 'Nothing is charged when the trial ends.',
      };
    case 'past_due':
      return saidOfDebt(facts, nowSeconds);
    case 'unpaid':
      return {
        title: 'A payment is missing. Pro is off.',
        next: `Payments failed for too long. Pro is back as soon as you pay the open invoice. ${KEPT}`,
      };
    case 'expired':
      return saidOfEnd(facts);
    case 'unknown':
      return { title: 'No plan on record for this account.', next: KEPT };
  }
}

const GIVEN: Record<Given, string> = {
  gift: 'You have Pro as a gift',
  role: 'You have Pro with your role',
};

/** The sentence about a gift's end; empty where it has no end. */
function endOfGift({ given, gift }: PlanFacts): string {
  if (given !== 'gift' || gift?.endsAt == null) return '';
  return `The gift goes until ${dateWords(gift.endsAt - 1)}. `;
}

/** The quoted note of a gift. */
function noteOfGift({ given, gift }: PlanFacts): string {
  return given === 'gift' && gift?.note ? ` “${gift.note}”` : '';
}

/** The texts for a user who has Pro without paying: changes of their own plan take nothing away. */
function saidOfGiven(facts: PlanFacts, given: Given): Said {
  const { status, currentPeriodEnd, endsAt } = facts;
  const isDebt = status === 'past_due' || status === 'unpaid';
  if (status !== 'active' && !isDebt) {
    return {
      title: `${GIVEN[given]}: nothing to pay.`,
      next: `${endOfGift(facts)}You keep it whatever your own plan is.${noteOfGift(facts)}`,
    };
  }
  const [until, note] = [endOfGift(facts), noteOfGift(facts)];
  const title = `${GIVEN[given]}, whatever your own plan is.`;
  if (isDebt) return { title, next: `${until}The last payment of your own plan failed.${note}` };
  if (endsAt !== null) {
    return {
      title,
      next: `${until}Your own plan is canceled and ends ${dateWords(endsAt)}.${note}`,
    };
  }
  const when = currentPeriodEnd === null ? '' : ` on ${dateWords(currentPeriodEnd)}`;
  return {
    title,
    next: `${until}Your own plan renews automatically${when}: cancel it in the billing portal to stop paying.${note}`,
  };
}

type Buttons = Pick<PlanWords, 'first' | 'behind'>;

/** The buttons of each state. 'Upgrade to Pro' is shown wherever a plan is not active [specification 4]. */
const BUTTONS: Record<PlanStatus | 'canceled', Buttons> = {
  active: { first: null, behind: ['portal'] },
  canceled: { first: 'resume', behind: ['portal'] },
  trialing: { first: 'upgrade', behind: ['portal'] },
  past_due: { first: 'update', behind: ['settle', 'portal'] },
  unpaid: { first: 'update', behind: ['settle', 'portal'] },
  expired: { first: 'upgrade', behind: ['portal'] },
  unknown: { first: 'upgrade', behind: ['portal'] },
};

/** A user who has Pro without paying needs no primary button; the specified ones stand below. */
function buttonsOfGiven({ first, behind }: Buttons): Buttons {
  return { first: null, behind: first === 'upgrade' ? [first, ...behind] : behind };
}

function factsOf(facts: PlanFacts, nowSeconds: number): PlanWords['facts'] {
  const { status, trialEnd, currentPeriodEnd, endedAt, plan } = facts;
  const list: PlanWords['facts'] = [];
  if (plan !== null) list.push({ term: 'Plan', value: plan === 'annual' ? 'Annual' : 'Monthly' });
  if (status === 'trialing' && trialEnd !== null) {
    list.push({ term: 'Days left', value: String(daysLeft(trialEnd, nowSeconds)) });
  }
  if (trialEnd !== null) list.push({ term: 'Trial end', value: dateWords(trialEnd) });
  // A plan that ended for lack of payment did not reach the end of its period.
  const isCutOff = status === 'expired' && endedAt !== null && endedAt < (currentPeriodEnd ?? 0);
  if (currentPeriodEnd !== null && !isCutOff) {
    list.push({ term: 'Current period end', value: dateWords(currentPeriodEnd) });
  }
  return list;
}

function earlyWords({ status, trialEnd, given }: PlanFacts, nowSeconds: number): string | null {
  if (given || status !== 'trialing' || trialEnd === null) return null;
  const days = daysLeft(trialEnd, nowSeconds);
  const left = days === 1 ? 'the last day of your trial is' : `the ${days} days left are`;
  return `Paying ends the trial at once: ${left} not added to your paid period.`;
}

/** The texts about a plan at a time (seconds since 1970). */
export function planWords(facts: PlanFacts, nowSeconds: number): PlanWords {
  const { status, endsAt, given } = facts;
  const isCanceled = status === 'active' && endsAt !== null;
  const buttons = BUTTONS[isCanceled ? 'canceled' : status];
  const { label, tone } = LABELS[status];
  return {
    ...(given ? saidOfGiven(facts, given) : saidOf(facts, nowSeconds)),
    ...(given ? buttonsOfGiven(buttons) : buttons),
    early: earlyWords(facts, nowSeconds),
    label,
    // A canceled plan, or one that does not matter, has no colour of its own.
    tone: isCanceled || given ? 'neutral' : tone,
    facts: factsOf(facts, nowSeconds),
    ended: !given && status === 'expired',
    folded: given !== null && buttons.first === 'upgrade',
    urgent: !given && (status === 'past_due' || status === 'unpaid'),
  };
}
