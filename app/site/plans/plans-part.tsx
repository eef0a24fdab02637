import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import type { OfferWords } from './offer';
import styles from './plans-part.module.css';

export type PlansPartProps = {
  offer: OfferWords;
  /** The tools that are free, and those of Pro. */
  tools: { free: string; pro: string };
  /** Nobody is signed in. */
  stranger: boolean;
  /** Where signing in leads back to: this page. */
  next: string;
};

/** What is free and what Pro offers and costs, with a link to create an account. */
export function PlansPart({ offer, tools, stranger, next }: PlansPartProps) {
  return (
    <section className={styles.plans} aria-labelledby="plans-title">
      <h2 id="plans-title">Free at the table, Pro at the desk</h2>
      <div className={styles.pair}>
        <div>
          <h3>Free</h3>
          <p>{tools.free}</p>
        </div>
        <div>
          <h3>Pro</h3>
          <p>
            <strong>{offer.pro}</strong>
          </p>
          <p>{tools.pro}</p>
          <p>{offer.after}</p>
        </div>
      </div>
      <p>
        {stranger ? (
          <LinkButton to={paths.login(next)} prefetch="none">
            {offer.trial === null ? 'Sign up' : `Sign up: ${startOf(offer.trial)}`}
          </LinkButton>
        ) : (
          <LinkButton kind="quiet" to={paths.settings()}>
            Account & Billing
          </LinkButton>
        )}
      </p>
    </section>
  );
}

/** The trial's words for the middle of a sentence. */
function startOf(trial: string): string {
  return trial.charAt(0).toLowerCase() + trial.slice(1);
}
