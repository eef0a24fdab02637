import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { ROLL_LIMITS } from '../roll/roll-limits';
import { rollerPaths } from '../roller-paths';
import type { OddsProblem, TypedOdds } from './asked-odds';
import styles from './odds.module.css';

/** The form for the dice and the range of totals. */
export function OddsForm({ typed, problem }: { typed: TypedOdds; problem: OddsProblem | null }) {
  const errorOf = (field: string) => {
    if (problem?.field !== field) return undefined;
    const at = problem.position === null ? '' : ` (character ${problem.position + 1})`;
    return `${problem.problem}${at}`;
  };
  return (
    <form
      method="get"
      action={`${rollerPaths.odds()}#odds`}
      className={styles.form}
      noValidate
      data-odds-form
      data-print="no"
    >
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
        placeholder="4d6kh3"
      />
      <Field
        label="At least"
        name="from"
        inputMode="numeric"
        defaultValue={typed.from}
        error={errorOf('from')}
        maxLength={12}
        autoComplete="off"
      />
      <Field
        label="At most"
        name="to"
        inputMode="numeric"
        defaultValue={typed.to}
        error={errorOf('to')}
        maxLength={12}
        autoComplete="off"
      />
      <fieldset className={styles.edge}>
        <legend>The d20</legend>
        <label>
          <input type="checkbox" name="adv" value="1" defaultChecked={typed.adv} /> Advantage
        </label>
        <label>
          <input type="checkbox" name="dis" value="1" defaultChecked={typed.dis} /> Disadvantage
        </label>
      </fieldset>
      <Button icon="die">Show odds</Button>
      <p role="status" data-odds-status className={styles.status} />
    </form>
  );
}
