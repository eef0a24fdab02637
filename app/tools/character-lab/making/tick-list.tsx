import { useContext } from 'react';
import { classes } from '~/ui/classes';
import { Icon } from '~/ui/icon';
import { FilterBar, isLong, useAnswerFilter } from './answer-filter';
import { AnswerRow } from './answer-row';
import { grouped } from './grouped';
import styles from './making.module.css';
import type { Answer } from './making-facts';
import { Settled, useShownPicks } from './use-shown-picks';

type TickListProps = {
  name: string;
  /** What is chosen, in lower case: "cantrips". Names the search field. */
  title: string;
  answers: readonly Answer[];
  picked: readonly string[];
  /** The maximum number to tick; the others are then disabled. Null for no limit. */
  most: number | null;
  /** One of the answers, as radio buttons. */
  single?: boolean;
};

/** A list with more answers than this folds its groups. */
const FOLDED_FROM = 40;

/** Answers whose text is longer than this are rows with the text on request; shorter ones are chips. */
const SHORT_WORDS = 60;

/** Returns whether answers need a row each, because there is more to read about them than fits a chip. */
export function needRows(answers: readonly Answer[]): boolean {
  return answers.some(
    ({ spell, facts, words = '' }) =>
      spell !== undefined || facts !== undefined || words.length > SHORT_WORDS,
  );
}

/** Checkboxes with a maximum number; further ones are disabled until one is unticked. Long lists can be searched. */
export function TickList({ name, title, answers, picked, most, single = false }: TickListProps) {
  const [shown, setShown] = useShownPicks(picked);
  const { hydrated } = useContext(Settled);
  const filter = useAnswerFilter(answers);
  const full = !single && hydrated && most !== null && shown.length >= most;
  const rows = needRows(answers);
  // Hidden with CSS rather than omitted: ticked boxes must stay in the form.
  const isHidden = (answer: Answer) => !shown.includes(answer.value) && !filter.fits(answer);
  const groups = grouped(answers);
  const folds = rows && answers.length > FOLDED_FROM && groups.length > 1;
  function handleTick(value: string) {
    if (single) setShown([value]);
    else setShown(shown.includes(value) ? shown.filter((one) => one !== value) : [...shown, value]);
  }
  return (
    <div className={styles.ticks}>
      {isLong(answers) && <FilterBar title={title} filter={filter} />}
      {rows && answers.some(({ mark }) => mark !== undefined) && (
        <p className={styles.mark}>
          <Icon name="star-filled" /> a good first choice
        </p>
      )}
      {groups.map(({ group, answers: list }) => {
        const ticked = list.filter(({ value }) => shown.includes(value)).length;
        const lines = list.map((answer) => {
          const isIn = shown.includes(answer.value);
          return (
            <AnswerRow
              key={answer.value}
              answer={answer}
              name={name}
              type={single ? 'radio' : 'checkbox'}
              isIn={isIn}
              disabled={!isIn && (full || Boolean(answer.blocked))}
              hidden={isHidden(answer)}
              asRow={rows}
              onTick={() => handleTick(answer.value)}
            />
          );
        });
        const isEmpty = list.every(isHidden);
        if (folds)
          return (
            <details
              key={group}
              className={styles.fold}
              hidden={isEmpty}
              open={filter.isOn || undefined}
            >
              <summary>
                {group}
                <span className={styles.from}>
                  {ticked > 0 ? `${ticked} of ${list.length} chosen` : list.length}
                </span>
              </summary>
              <div className={styles.rows}>{lines}</div>
            </details>
          );
        return (
          <div
            key={group}
            className={classes(rows ? styles.rows : styles.tickGroup)}
            hidden={isEmpty}
          >
            {group !== '' && <p className={styles.groupName}>{group}</p>}
            {lines}
          </div>
        );
      })}
      {filter.isOn && answers.every(isHidden) && <p className={styles.soft}>No matches.</p>}
    </div>
  );
}
