import { Await, Form, useNavigation } from '@remix-run/react';
import { Suspense } from 'react';
import { NO_PRICES, type PriceWords } from '~/billing/price-words';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { RadioGroup } from '~/ui/choice-group';
import { Notice } from '~/ui/notice';
import { BurntCandle } from './burnt-candle';
import type { PlanWords } from './plan-words';
import styles from './settings.module.css';

/** Which of the page's forms is on its way. */
function useIntent(): string | null {
  const { formData } = useNavigation();
  const intent = formData?.get('intent');
  return typeof intent === 'string' ? intent : null;
}

function PortalButton({ label, kind }: { label: string; kind: 'primary' | 'quiet' }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="portal" />
      <Button kind={kind} busy={useIntent() === 'portal'}>
        {label}
      </Button>
    </Form>
  );
}

type Plan = 'monthly' | 'annual';

/** Prices that are known, or on their way while the page is shown. */
type ComingPrices = PriceWords | Promise<PriceWords>;

function Price({ of, prices }: { of: Plan; prices: ComingPrices }) {
  return (
    <Suspense fallback={NO_PRICES[of]}>
      <Await resolve={prices} errorElement={NO_PRICES[of]}>
        {(words) => words[of]}
      </Await>
    </Suspense>
  );
}

function UpgradeForm({ prices, chosen }: { prices: ComingPrices; chosen: Plan }) {
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="checkout" />
      <RadioGroup
        label="Pay by"
        name="plan"
        chosen={[chosen]}
        choices={[
          { value: 'monthly', label: 'Monthly', hint: <Price of="monthly" prices={prices} /> },
          { value: 'annual', label: 'Annual', hint: <Price of="annual" prices={prices} /> },
        ]}
      />
      <div>
        <Button busy={useIntent() === 'checkout'}>Upgrade to Pro</Button>
      </div>
    </Form>
  );
}

/** For a subscription that waits for its payment: nothing is chosen, and the portal is where it becomes whole again. */
function SettleForm() {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="checkout" />
      <Button kind="quiet" busy={useIntent() === 'checkout'}>
        Upgrade to Pro
      </Button>
    </Form>
  );
}

/** The plan: its status and dates, what happens next, and the ways to the payment provider. */
export function PlanSection({
  words,
  hasPortal,
  prices,
  chosen,
  problem,
}: {
  words: PlanWords;
  /** Whether the person has, or had, a subscription that the portal can show. */
  hasPortal: boolean;
  prices: ComingPrices;
  /** The plan that is chosen at first. */
  chosen: Plan;
  problem: { problem: string; hint: string } | null;
}) {
  const { label, tone, facts, next, ended, urgent, upgrade, settling } = words;
  return (
    <section className={styles.section} aria-labelledby="plan">
      <h2 id="plan">Plan</h2>
      {problem && (
        <Notice tone="problem" title={problem.problem} announce>
          <p>{problem.hint}</p>
        </Notice>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>Plan status</dt>
          <dd>
            <Badge tone={tone}>{label}</Badge>
          </dd>
        </div>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {urgent ? (
        <Notice tone="warning" title="A payment is missing">
          <div className={styles.form}>
            <p>{next}</p>
            <PortalButton kind="primary" label="Update payment" />
          </div>
        </Notice>
      ) : (
        <div className={styles.next}>
          {ended && <BurntCandle />}
          <p>{next}</p>
        </div>
      )}
      {upgrade && !settling && <UpgradeForm prices={prices} chosen={chosen} />}
      <div className={styles.buttons}>
        {upgrade && settling && <SettleForm />}
        {hasPortal ? (
          <PortalButton kind="quiet" label="Open Billing Portal" />
        ) : (
          <Button type="button" kind="quiet" disabled aria-describedby="portal-when">
            Open Billing Portal
          </Button>
        )}
      </div>
      {!hasPortal && (
        <p id="portal-when" className={styles.note}>
          There is nothing in it yet: it opens with your first payment.
        </p>
      )}
      <div className={styles.note}>
        <h3>How billing works</h3>
        <p>
          Pro is billed monthly or annually through our card payment provider, which keeps your
          card; we never see its number. Paying ends a running trial at once. In the billing portal
          you change the plan or the card, see invoices, and cancel at any time: Pro then stays open
          until the end of the period that is paid.
        </p>
      </div>
    </section>
  );
}
