import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Mark } from './answer-row';
import { Traits } from './card-choice';
import { grouped } from './grouped';
import styles from './making.module.css';
import type { Answer, AskedView, Trait } from './making-facts';
import { TickList } from './tick-list';
import { useShownPicks } from './use-shown-picks';

/** The maximum number of answers with a description shown as cards; more become a list. */
const CARDS = 10;

/** Renders a choice with its answers: cards, a list, checkboxes, or free text. */
export function AskedField({ asked }: { asked: AskedView }) {
  const left = asked.count - asked.picked.length;
  const open = asked.how === 'one' ? asked.picked.length === 0 : left > 0;
  return (
    <fieldset className={styles.asked} id={`asked-${asked.place}`} data-open={open || undefined}>
      <legend>
        {asked.name}
        <span className={styles.from}>{asked.from}</span>
        {open && (
          <span className={styles.left}>
            {left === 1 || asked.how === 'one' ? 'to choose' : `${left} to choose`}
          </span>
        )}
      </legend>
      {isGiven(asked) ? (
        <p>{asked.answers.map(({ label }) => label).join(', ')}</p>
      ) : (
        <>
          <input type="hidden" name="asked" value={asked.place} />
          <Answers asked={asked} />
          {asked.how !== 'own' && asked.answers.length === 0 && (
            <p className={styles.soft}>{`Nothing to choose from yet: ${asked.waits}`}</p>
          )}
        </>
      )}
      {open && asked.how !== 'own' && asked.answers.length > 1 && (
        <Button kind="plain" compact name="press" value={`suggest:${asked.place}`}>
          Choose for me
        </Button>
      )}
    </fieldset>
  );
}

/** Returns whether there is nothing to choose, because the answer is fixed or follows from another choice. */
function isGiven({ how, count, picked, answers }: AskedView): boolean {
  if (count === 0) return answers.length > 0;
  return how === 'one' && answers.length === 1 && picked[0] === answers[0]?.value;
}

function Answers({ asked }: { asked: AskedView }) {
  switch (asked.how) {
    case 'own':
      return <OwnWords asked={asked} />;
    case 'some':
      return <Ticks asked={asked} />;
    case 'one': {
      if (asked.answers.some(({ spell }) => spell !== undefined))
        return <Ticks asked={asked} single />;
      const told = asked.answers.filter(({ words }) => words).length;
      return asked.answers.length <= CARDS && told === asked.answers.length ? (
        <Cards asked={asked} />
      ) : (
        <List asked={asked} />
      );
    }
  }
}

function OwnWords({ asked }: { asked: AskedView }) {
  return (
    <>
      {Array.from({ length: asked.count }, (_, at) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields differ only by their position
          key={at}
          label={asked.count === 1 ? asked.name : `${asked.name}, ${at + 1}`}
          name={`words:${asked.place}`}
          maxLength={100}
          defaultValue={asked.picked[at] ?? ''}
        />
      ))}
    </>
  );
}

function Cards({ asked }: { asked: AskedView }) {
  const [shown, setShown] = useShownPicks(asked.picked);
  return (
    <div className={styles.cards}>
      {asked.answers.map((answer) => (
        <label
          key={answer.value}
          className={styles.card}
          data-blocked={Boolean(answer.blocked) || undefined}
        >
          <input
            type="radio"
            name={`pick:${asked.place}`}
            value={answer.value}
            checked={shown.join(',') === answer.value}
            disabled={Boolean(answer.blocked)}
            onChange={() => setShown(answer.value.split(','))}
          />
          <span className={styles.cardName}>{answer.label}</span>
          <span className={styles.cardWords}>{answer.blocked || answer.words}</span>
          {answer.mark && <Mark words={answer.mark} />}
        </label>
      ))}
    </div>
  );
}

function List({ asked }: { asked: AskedView }) {
  const [shown, setShown] = useShownPicks(asked.picked);
  const chosen = asked.answers.find(({ value }) => value === shown.join(','));
  return (
    <div className={styles.list}>
      <select
        name={`pick:${asked.place}`}
        aria-label={`${asked.name} (${asked.from})`}
        value={shown.join(',')}
        onChange={(event) => setShown(event.currentTarget.value.split(',').filter(Boolean))}
      >
        <option value="">Choose…</option>
        {grouped(asked.answers).map(({ group, answers }) =>
          group === '' ? (
            answers.map((answer) => <AnswerOption key={answer.value} answer={answer} />)
          ) : (
            <optgroup key={group} label={group}>
              {answers.map((answer) => (
                <AnswerOption key={answer.value} answer={answer} />
              ))}
            </optgroup>
          ),
        )}
      </select>
      {chosen?.words && <p className={styles.words}>{chosen.words}</p>}
      <Traits name={asked.name} traits={traitsOfAnswers(asked.answers)} />
    </div>
  );
}

/** The texts of the answers of a list, to be read before one is chosen. */
function traitsOfAnswers(answers: readonly Answer[]): Trait[] {
  return answers.flatMap(({ label, words }) => (words ? [{ name: label, words }] : []));
}

function AnswerOption({ answer }: { answer: Answer }) {
  return (
    <option value={answer.value} disabled={Boolean(answer.blocked)}>
      {answer.blocked ? `${answer.label} (${answer.blocked})` : answer.label}
    </option>
  );
}

function Ticks({ asked, single = false }: { asked: AskedView; single?: boolean }) {
  return (
    <TickList
      name={`pick:${asked.place}`}
      title={asked.name.toLowerCase()}
      single={single}
      answers={asked.answers}
      picked={asked.picked}
      most={asked.count}
    />
  );
}
