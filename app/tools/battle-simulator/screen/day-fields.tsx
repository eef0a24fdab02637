import { Button } from '~/ui/button';
import { REMOVE } from '~/ui/names';
import type { Ask } from '../address/ask';
import { dayText, MOST_BEFORE, type RestName } from '../address/day-fights';
import { isWritten } from '../address/row';
import { PRESS } from '../address/sent';
import type { Known } from '../address/what-if';
import styles from './simulator.module.css';

const REST_WORDS: Record<RestName, string> = {
  short: 'then a short rest',
  long: 'then a long rest',
  none: 'then no rest',
};

/** The earlier fights of the same day. */
export function DayFields({ ask, known }: { ask: Ask; known: Known }) {
  const { day, sides } = ask;
  return (
    <fieldset className={styles.side}>
      <legend>Adventuring day</legend>
      <p className={styles.soft}>
        Add the current foes as an earlier fight of the day, rest, then set up the next. What side A
        spent stays spent.
      </p>
      {day.length > 0 && (
        <ol className={styles.list}>
          {day.map((fight, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fight of the day is identified by its position
            <li key={at}>
              <span>
                {`${fight.rows
                  .map(
                    (row) =>
                      `${row.said.n ?? 1} × ${isWritten(row) ? row.who.slice(1) : (known[row.who]?.name ?? row.who)}`,
                  )
                  .join(', ')}, ${REST_WORDS[fight.rest]}`}
                <input type="hidden" name="day" value={dayText(fight)} />
              </span>
              <Button
                kind="plain"
                name={PRESS}
                value={`undo-then:${at}`}
                aria-label={`Remove fight ${at + 1} from the day`}
              >
                {REMOVE}
              </Button>
            </li>
          ))}
        </ol>
      )}
      {sides.b.length > 0 && day.length < MOST_BEFORE && (
        <div className={styles.presses}>
          <Button kind="quiet" name={PRESS} value="then:short">
            Fight, then a short rest
          </Button>
          <Button kind="quiet" name={PRESS} value="then:long">
            Fight, then a long rest
          </Button>
          <Button kind="quiet" name={PRESS} value="then:none">
            Fight, then no rest
          </Button>
        </div>
      )}
    </fieldset>
  );
}
