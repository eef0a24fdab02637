import { combatantsOf } from '~/fights/people/people';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import layout from '~/ui/layout.module.css';
import { useFight, useLineFacts } from './fight-facts';
import { FightSummary } from './fight-summary';
import styles from './fight-summary.module.css';
import { endWords } from './fight-words';

/** After a fight: the remaining effects, to end them or keep them. */
export function AfterForm() {
  const { fight } = useFight();
  const { names } = useLineFacts();
  const lasting = combatantsOf(fight).flatMap((one) =>
    one.place === 'gone' ? [] : one.lasting.map((lasts) => ({ one, lasts })),
  );
  if (!fight.ended || lasting.length === 0) return null;
  return (
    <form method="post" className={layout.stack} data-print="no" data-after>
      <fieldset>
        <legend>
          <strong>These conditions are still active. Keep them?</strong>
        </legend>
        {lasting.map(({ one, lasts }) => (
          <Checkbox
            key={`${one.id} ${lasts.id}`}
            label={[`${one.name}: ${lasts.name}`, endWords(names, lasts)]
              .filter(Boolean)
              .join(', ')}
            name="still"
            value={JSON.stringify([one.id, lasts.id])}
          />
        ))}
      </fieldset>
      <div className={layout.row}>
        <Button kind="quiet" name="intent" value="end-selected">
          End selected
        </Button>
        <Button kind="quiet" name="intent" value="end-all">
          End all
        </Button>
      </div>
    </form>
  );
}

/** After a fight: what it came to. */
export function AfterSummary() {
  const { fight } = useFight();
  return fight.ended ? (
    <section className={styles.summary} aria-label="Summary of the fight" data-summary>
      <FightSummary />
    </section>
  ) : null;
}
