import { useContext } from 'react';
import { classes } from '~/ui/classes';
import { grouped } from './grouped';
import styles from './making.module.css';
import type { Answer } from './making-facts';
import { Settled, useShownPicks } from './use-shown-picks';

type TickListProps = {
  name: string;
  answers: readonly Answer[];
  picked: readonly string[];
  /** The maximum number to tick; the others are then disabled. Null for no limit. */
  most: number | null;
  /** Shows only unticked answers whose label contains this text. */
  look?: string;
};

/** Checkboxes with a maximum number; further ones are disabled until one is unticked. */
export function TickList({ name, answers, picked, most, look = '' }: TickListProps) {
  const [shown, setShown] = useShownPicks(picked);
  const { hydrated } = useContext(Settled);
  const full = hydrated && most !== null && shown.length >= most;
  // Hidden with CSS rather than omitted: ticked boxes must stay in the form.
  const isHidden = ({ value, label }: Answer) =>
    !shown.includes(value) && !label.toLowerCase().includes(look);
  return (
    <div className={styles.ticks}>
      {grouped(answers).map(({ group, answers: list }) => (
        <div key={group} className={styles.tickGroup} hidden={list.every(isHidden)}>
          {group !== '' && <p className={styles.groupName}>{group}</p>}
          {list.map((answer) => {
            const isIn = shown.includes(answer.value);
            return (
              <label
                key={answer.value}
                className={classes(styles.tick, isIn && styles.ticked)}
                hidden={isHidden(answer)}
              >
                <input
                  type="checkbox"
                  name={name}
                  value={answer.value}
                  checked={isIn}
                  disabled={!isIn && (full || Boolean(answer.blocked))}
                  onChange={() =>
                    setShown(
                      isIn ? shown.filter((one) => one !== answer.value) : [...shown, answer.value],
                    )
                  }
                />
                <span>
                  {answer.label}
                  {(answer.blocked || answer.words) && (
                    <small>{(!isIn && answer.blocked) || answer.words}</small>
                  )}
                </span>
              </label>
            );
          })}
        </div>
      ))}
      {look !== '' && answers.every(isHidden) && <p className={styles.soft}>No matches.</p>}
    </div>
  );
}
