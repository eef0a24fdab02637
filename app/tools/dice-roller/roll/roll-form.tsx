import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { rollerPaths } from '../roller-paths';
import { NotationHelp } from './notation-help';
import type { ShownRoll } from './page-loader.server';
import { PAD_KEYS, rollKey } from './press-key';
import { ROLL_LIMITS } from './roll-limits';
import styles from './roller.module.css';

/** The form to roll dice: a field, a keypad, and options. Works with GET requests only. */
export function RollForm({ shown }: { shown: ShownRoll }) {
  const { typed, problem, outcome, next } = shown;
  const errorOf = (field: string) => (problem?.field === field ? problem.problem : undefined);
  return (
    <form
      method="get"
      action={`${rollerPaths.roller()}#roll`}
      className={styles.form}
      noValidate
      data-roll-form
      data-print="no"
    >
      <div className={styles.line}>
        <Field
          label="Dice"
          name="e"
          defaultValue={typed.e}
          error={errorOf('e')}
          maxLength={ROLL_LIMITS.text}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="1d20+7; 2d6+4"
        />
        <Button icon="die">Roll</Button>
      </div>
      {problem?.field === 'e' && <Mistake text={typed.e} position={problem.position} />}
      <fieldset className={styles.pad} aria-label="Roll">
        {PAD_KEYS.filter(({ key }) => key.startsWith('d')).map((one) => (
          <button
            key={one.key}
            type="submit"
            name="press"
            value={rollKey(one.key)}
            aria-label={`Roll ${'name' in one ? one.name : one.face}`}
            data-kind="die"
          >
            {one.face}
          </button>
        ))}
      </fieldset>
      <details className={styles.build} open={typed.e !== '' && outcome === null}>
        <summary>Build a roll</summary>
        <fieldset className={styles.pad} data-kind="add" aria-label="Add dice">
          {PAD_KEYS.map((one) => (
            <button
              key={one.key}
              type="submit"
              name="press"
              value={one.key}
              aria-label={'name' in one && !one.key.startsWith('d') ? one.name : `Add ${one.face}`}
            >
              {one.key.startsWith('d') ? `+${one.face}` : one.face}
            </button>
          ))}
        </fieldset>
      </details>
      <div className={styles.manner}>
        <fieldset>
          <legend>The d20</legend>
          <label>
            <input type="checkbox" name="adv" value="1" defaultChecked={typed.adv} /> Advantage
          </label>
          <label>
            <input type="checkbox" name="dis" value="1" defaultChecked={typed.dis} /> Disadvantage
          </label>
        </fieldset>
        <Field
          label="Times"
          name="times"
          inputMode="numeric"
          defaultValue={typed.times}
          error={errorOf('times')}
          maxLength={4}
          placeholder="1"
          autoComplete="off"
        />
        <Field
          label="Against DC"
          name="dc"
          inputMode="numeric"
          defaultValue={typed.dc}
          error={errorOf('dc')}
          maxLength={5}
          placeholder="none"
          autoComplete="off"
        />
      </div>
      {errorOf('seed') && <p role="alert">{errorOf('seed')}</p>}
      <NotationHelp />
      <details className={styles.proof} open={problem?.field === 'word' || undefined}>
        <summary>
          Fair by proof: next <code data-next-short>{next.hash.slice(0, 12)}…</code>
        </summary>
        <p>
          The next roll is already fixed: its seed is drawn and hidden, and this is its hash. Share
          it, let another player name a word, and roll.{' '}
          <a href={rollerPaths.fairness()}>What this proves</a>
        </p>
        <p>
          <code data-next-hash>{next.hash}</code>
        </p>
        <Field
          label="Another player’s word"
          hint="Named after the hash was shared, so that nobody can have chosen the roll."
          name="word"
          defaultValue={typed.word}
          error={errorOf('word')}
          maxLength={ROLL_LIMITS.word}
          autoComplete="off"
        />
      </details>
      <input type="hidden" name="ticket" value={next.ticket} />
    </form>
  );
}

/** The typed expression with the position of the error marked. */
function Mistake({ text, position }: { text: string; position: number | null }) {
  const at = Math.min(position ?? 0, text.length);
  if (text === '') return null;
  return (
    <p className={styles.mistake} data-mistake>
      <code>
        {text.slice(0, at)}
        <mark>{text.slice(at, at + 1) || '␣'}</mark>
        {text.slice(at + 1)}
      </code>{' '}
      <small>character {at + 1}</small>
    </p>
  );
}
