import { useActionData } from '@remix-run/react';
import { ownValue } from '~/characters/play/own-value';
import { signed } from '~/rules/ability';
import { DeedForm, Press } from './press';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

/** The forms of a short rest with hit dice, a long rest, and dawn. */
export function RestPanel() {
  const { table, play } = useTableNow();
  const { edition, hitDice, constitution } = table.facts;
  const typed = useActionData<{ typed?: Readonly<Record<string, string>> }>()?.typed ?? {};
  return (
    <section aria-labelledby="rest">
      <h2 id="rest">Rest</h2>
      <div className={styles.panel}>
        <DeedForm className={styles.rest} label="Short rest">
          {hitDice.map(({ sides, count }) => {
            const left = count - Math.min(count, ownValue(play.hitDiceSpent, String(sides)));
            return (
              <div key={sides} className={styles.dicePair}>
                <label>
                  {`d${sides} to spend, ${left} of ${count} left`}
                  <input
                    name={`dice-${sides}`}
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={left}
                    defaultValue={typed[`dice-${sides}`] ?? 0}
                  />
                </label>
                <label>
                  Your rolls
                  <input
                    name={`shown-${sides}`}
                    inputMode="numeric"
                    placeholder="or roll here"
                    defaultValue={typed[`shown-${sides}`]}
                    autoComplete="off"
                    maxLength={80}
                  />
                </label>
              </div>
            );
          })}
          <p className={styles.soft}>
            {`Each heals its roll ${signed(constitution)}, at least ${edition === '2024' ? 1 : 0}.`}
          </p>
          <Press icon="clock" deed={{ does: 'short-rest' }}>
            Short rest
          </Press>
        </DeedForm>
        <DeedForm className={styles.rest} label="Long rest">
          {edition === '2014' && play.exhaustion > 0 && (
            <label className={styles.tick}>
              <input type="checkbox" name="hungry" value="yes" />
              Without food and drink: exhaustion stays
            </label>
          )}
          <label className={styles.tick}>
            <input type="checkbox" name="night" value="yes" />
            Ends before dawn: nothing recharges at dawn
          </label>
          <div className={styles.row}>
            <Press icon="moon" deed={{ does: 'long-rest' }}>
              Long rest
            </Press>
            <Press icon="sun" deed={{ does: 'dawn' }}>
              Recharge at dawn
            </Press>
          </div>
        </DeedForm>
      </div>
    </section>
  );
}
