import { Await, Form, useNavigation } from '@remix-run/react';
import { Suspense } from 'react';
import { NO_PRICES, type PriceWords } from '~/billing/price-words';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { RadioGroup } from '~/ui/choice-group';
import { Notice } from '~/ui/notice';
import { BurntCandle } from './burnt-candle';
import { BUTTON_LABELS, type PlanButton, type PlanWords } from './plan-words';
import styles from './settings.module.css';

/** The intent of the form being submitted. */
function useIntent(): string | null {
  const { formData } = useNavigation();
  const intent = formData?.get('intent');
  return typeof intent === 'string' ? intent : null;
}

/** A button to the payment provider: to the portal, or to the upgrade, which picks the right place. */
function DoorButton({
  to,
  kind,
}: {
  to: Exclude<PlanButton, 'upgrade'>;
  kind: 'primary' | 'quiet';
}) {
  const intent = to === 'settle' ? 'checkout' : 'portal';
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button kind={kind} busy={useIntent() === intent}>
        {BUTTON_LABELS[to]}
      </Button>
    </Form>
  );
}

/** The tool page that the user came from, to which paying leads back. */
function BackField({ from }: { from: string | null }) {
  return from !== null && <input type="hidden" name="back" value={from} />;
}

type Plan = 'monthly' | 'annual';

/** The prices, or a promise of them while the page is shown. */
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

function UpgradeForm({
  prices,
  chosen,
  kind,
  early,
  from,
}: {
  prices: ComingPrices;
  chosen: Plan;
  kind: 'primary' | 'quiet';
  early: string | null;
  from: string | null;
}) {
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="checkout" />
      <BackField from={from} />
      <RadioGroup
        label="Pay by"
        name="plan"
        chosen={[chosen]}
        choices={[
          { value: 'monthly', label: 'Monthly', hint: <Price of="monthly" prices={prices} /> },
          { value: 'annual', label: 'Annual', hint: <Price of="annual" prices={prices} /> },
        ]}
      />
      <div className={styles.beside}>
        <Button
          kind={kind}
          busy={useIntent() === 'checkout'}
          aria-describedby={early === null ? undefined : 'paying-early'}
        >
          {BUTTON_LABELS.upgrade}
        </Button>
        {early !== null && (
          <p id="paying-early" className={styles.note}>
            {early}
          </p>
        )}
      </div>
    </Form>
  );
}

/** The plan's state in one sentence, its consequence, and the one button to press. */
function PlanState({ words: { title, next, first, ended, urgent } }: { words: PlanWords }) {
  const button = first !== null && first !== 'upgrade' && <DoorButton kind="primary" to={first} />;
  if (urgent) {
    return (
      <Notice tone="warning" title={title}>
        <div className={styles.form}>
          <p>{next}</p>
          {button}
        </div>
      </Notice>
    );
  }
  return (
    <>
      <div className={styles.next}>
        {ended && <BurntCandle />}
        <div>
          <p className={styles.state}>{title}</p>
          <p>{next}</p>
        </div>
      </div>
      {button && <div>{button}</div>}
    </>
  );
}

type PlanSectionProps = {
  words: PlanWords;
  /** Whether the user has, or had, a subscription that the portal can show. */
  hasPortal: boolean;
  prices: ComingPrices;
  /** The plan that is selected initially. */
  chosen: Plan;
  /** The tool page that the user came from. */
  from: string | null;
  problem: { problem: string; hint: string } | null;
};

/** The status and dates of the user's own plan as specified, and the buttons to the payment provider. */
function OwnPlan({ words, hasPortal, prices, chosen, from }: Omit<PlanSectionProps, 'problem'>) {
  const { label, tone, facts, first, behind, early } = words;
  const isOffered = first === 'upgrade' || behind.includes('upgrade');
  return (
    <>
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
      {isOffered && (
        <UpgradeForm
          prices={prices}
          chosen={chosen}
          early={early}
          from={from}
          kind={first === 'upgrade' ? 'primary' : 'quiet'}
        />
      )}
      <div className={styles.buttons}>
        {behind.includes('settle') && <DoorButton kind="quiet" to="settle" />}
        {hasPortal ? (
          <DoorButton kind="quiet" to="portal" />
        ) : (
          <Button type="button" kind="quiet" disabled aria-describedby="portal-when">
            {BUTTON_LABELS.portal}
          </Button>
        )}
      </div>
      {!hasPortal && (
        <p id="portal-when" className={styles.note}>
          Opens after your first payment.
        </p>
      )}
    </>
  );
}

/** The plan: its state and what to do, then its facts and buttons, folded where the user has no use for them. */
export function PlanSection({ problem, ...plan }: PlanSectionProps) {
  const { words } = plan;
  return (
    <section className={styles.section} aria-labelledby="plan">
      <h2 id="plan">Plan</h2>
      {problem && (
        <Notice tone="problem" title={problem.problem} announce>
          <p>{problem.hint}</p>
        </Notice>
      )}
      <PlanState words={words} />
      {words.folded ? (
        <details open={problem !== null}>
          <summary>Your own plan</summary>
          <div className={styles.own}>
            <OwnPlan {...plan} />
          </div>
        </details>
      ) : (
        <OwnPlan {...plan} />
      )}
      <div className={styles.note}>
        <h3>How billing works</h3>
        <p>
          Pro is billed monthly or annually through our card payment provider, which keeps your
          card; we never see its number. Paying ends a running trial at once. In the billing portal
          you change the plan or the card, see invoices, and cancel at any time: Pro then stays
          until the end of the paid period.
        </p>
      </div>
    </section>
  );
}
