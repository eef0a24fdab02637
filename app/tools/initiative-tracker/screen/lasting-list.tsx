import type { Combatant } from '~/fights/log/state';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import styles from './chosen-panel.module.css';
import { ConditionRules, Sign } from './condition-rules';
import { useLineFacts } from './fight-facts';
import { endWords, signOf } from './fight-words';
import { CONDITION_SIGNS } from './mark-signs';
import { One } from './one';

/** The effects on the open combatant, each with its rules and a button to end it. */
export function LastingList({ one }: { one: Combatant }) {
  const { names } = useLineFacts();
  if (one.lasting.length === 0 && one.maximumChanges.length === 0 && one.exhaustion === 0) {
    return null;
  }
  return (
    <ul className={styles.lasting} aria-label="Conditions and effects">
      {one.lasting.map((lasting) => (
        <li key={lasting.id} className={styles.item}>
          <span>
            {lasting.conditions[0] ? (
              lasting.conditions.map((condition, at) => (
                <ConditionRules
                  key={condition}
                  condition={condition}
                  sign={at === 0 ? signOf(lasting) : CONDITION_SIGNS[condition]}
                  name={ruleName(lasting.name, condition)}
                  id={at === 0 ? lasting.id : `${lasting.id}-${at}`}
                />
              ))
            ) : (
              <strong>
                <Sign>{signOf(lasting)}</Sign>
                {lasting.name}
              </strong>
            )}
            <small className={styles.small}>{endWords(names, lasting)}</small>
            {lasting.text && <small className={styles.small}>{lasting.text}</small>}
          </span>
          <form method="post">
            <One id={one.id} />
            <input type="hidden" name="lasting" value={lasting.id} />
            <Button kind="plain" name="intent" value="lasting-ends" compact>
              End
            </Button>
          </form>
        </li>
      ))}
      {one.maximumChanges.map(({ id, by, name }) => (
        <li key={id} className={styles.item}>
          <span>{`${name}: maximum ${by < 0 ? '−' : '+'}${Math.abs(by)}`}</span>
          <form method="post">
            <One id={one.id} />
            <input type="hidden" name="change" value={id} />
            <Button kind="plain" name="intent" value="maximum-back" compact>
              End
            </Button>
          </form>
        </li>
      ))}
      {one.exhaustion > 0 && (
        <li className={styles.item}>
          <ConditionRules
            condition="exhaustion"
            sign={CONDITION_SIGNS.exhaustion}
            name={`Exhaustion, level ${one.exhaustion}`}
            id={`exhaustion-${one.id}`}
            level={one.exhaustion}
          />
          <form method="post" className={layout.row}>
            <input type="hidden" name="chosen" value={one.id} />
            <input type="hidden" name="levels" value="-1" />
            <Button kind="plain" name="intent" value="exhaustion" compact>
              Reduce by 1
            </Button>
          </form>
        </li>
      )}
    </ul>
  );
}

/** The name of a mark, with its condition if the name differs. */
function ruleName(name: string, condition: string): string {
  return name.toLowerCase() === condition ? name : `${name}: ${condition}`;
}
