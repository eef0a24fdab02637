import type { NextLevel } from '~/characters/make/next-level';
import { Button } from '~/ui/button';
import { Traits } from './card-choice';
import styles from './making.module.css';

/** What the next level brings, and its two ways to gain hit points. */
export function NextLevelPart({ next }: { next: NextLevel }) {
  const { level, className, classLevel, hitDie, average, numbers, features, choices } = next;
  const title = `${className} ${classLevel}`;
  return (
    <section className={styles.next} id="asked-level-up" aria-label={`Next: ${title}`}>
      <h2>{`Level up: ${title}`}</h2>
      <ul>
        {numbers.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {features.map(({ name }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two features can have the same name
          <li key={`${name} ${at}`}>{name}</li>
        ))}
        {choices.map((choice, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two choices can have the same name
          <li key={`${choice} ${at}`}>{`To choose: ${choice}`}</li>
        ))}
      </ul>
      <Traits name={title} traits={features} />
      <div className={styles.presses}>
        <Button kind="quiet" name="press" value={`level-up:${next.class}`} icon="plus">
          {`Add level ${level}, average hit points`}
        </Button>
        <Button kind="quiet" name="press" value={`level-up-rolled:${next.class}`} icon="die">
          {`Add level ${level}, roll a d${hitDie}`}
        </Button>
        <small className={styles.from}>{`The average of a d${hitDie} is ${average}.`}</small>
      </div>
    </section>
  );
}
