import { Button, IconButton } from '~/ui/button';
import { Field } from '~/ui/field';
import { type Choice, Select } from '~/ui/select';
import type { Ask, SideName } from '../address/ask';
import {
  isWritten,
  ROW_ATTACK,
  ROW_ATTACK_KEYS,
  ROW_CHOICES,
  ROW_NUMBER_KEYS,
  ROW_NUMBERS,
  type Row,
} from '../address/row';
import { PRESS } from '../address/sent';
import type { Known } from '../address/what-if';
import styles from './simulator.module.css';
import { LINE_CHOICES, SPENDING_CHOICES, TARGET_CHOICES } from './tactic-words';

type SideProps = {
  side: SideName;
  title: string;
  ask: Ask;
  known: Known;
  /** The builds that a character without a class may fight as. */
  builds: readonly Choice[];
};

/** The creatures of a side with their numbers, and the side's tactics. */
export function SideFields({ side, title, ask, known, builds }: SideProps) {
  const said = ask.tactics[side];
  return (
    <fieldset className={styles.side}>
      <legend>{title}</legend>
      {ask.sides[side].length === 0 && <p className={styles.soft}>No combatants yet.</p>}
      {ask.sides[side].map((row, at) => (
        <RowFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position, which its field names contain
          key={at}
          name={`${side}${at}`}
          press={`${side}:${at}`}
          row={row}
          known={known}
          builds={builds}
        />
      ))}
      <Button kind="quiet" icon="plus" name={PRESS} value={`write:${side}`}>
        Custom creature
      </Button>
      <details>
        <summary className={styles.summary}>Tactics</summary>
        <div className={styles.numbers}>
          <Select
            label="Targets"
            name={`${side}-targets`}
            choices={TARGET_CHOICES}
            defaultValue={said.targets ?? ''}
          />
          <Select
            label="Resources"
            name={`${side}-spending`}
            choices={SPENDING_CHOICES}
            defaultValue={said.spending ?? ''}
          />
          {PERCENTS.map(([key, label]) => (
            <Field
              key={key}
              label={label}
              name={`${side}-${key}`}
              inputMode="numeric"
              maxLength={3}
              defaultValue={said[key] ?? ''}
            />
          ))}
        </div>
      </details>
    </fieldset>
  );
}

const CHOICES = [
  ['w', TARGET_CHOICES],
  ['l', LINE_CHOICES],
] as const;

const PERCENTS = [
  ['healAt', 'Heals below % of HP'],
  ['fleeAt', 'Flees below % of HP'],
  ['breakAt', 'Surrenders at % down'],
] as const;

type RowProps = {
  name: string;
  press: string;
  row: Row;
  known: Known;
  builds: readonly Choice[];
};

function RowFields({ name, press, row, known, builds }: RowProps) {
  const { who, said } = row;
  const written = isWritten(row);
  const called = written ? who.slice(1) : (known[who]?.name ?? who);
  const field = (key: keyof Row['said'], label: string) => (
    <Field
      key={key}
      label={label}
      name={`${name}-${key}`}
      defaultValue={said[key] ?? (key === 'n' ? '1' : '')}
      inputMode={key === 'dm' ? undefined : 'numeric'}
      placeholder={placeholderOf(key, known[who])}
      maxLength={16}
      autoComplete="off"
    />
  );
  const often = written ? (['n', 'ac', 'hp'] as const) : (['n'] as const);
  const seldom = ROW_NUMBER_KEYS.filter((key) => !often.some((one) => one === key));
  return (
    <fieldset
      className={styles.creature}
      data-kind={written ? 'written' : 'record'}
      aria-label={called}
    >
      <input type="hidden" name={name} value={written ? '=' : who} />
      {written ? (
        <Field label="Name" name={`${name}-name`} defaultValue={called} maxLength={80} />
      ) : (
        <strong>{called}</strong>
      )}
      <div className={styles.numbers} data-often="yes">
        {often.map((key) => field(key, ROW_NUMBERS[key]))}
        {(known[who]?.assumed !== undefined || said.c !== undefined) && (
          <Select
            label={ROW_CHOICES.c}
            name={`${name}-c`}
            choices={[{ value: '', label: 'Choose a class' }, ...builds]}
            defaultValue={said.c ?? ''}
          />
        )}
        {written && ROW_ATTACK_KEYS.map((key) => field(key, ROW_ATTACK[key]))}
      </div>
      <details
        open={[...seldom, ...CHOICES.map(([key]) => key)].some(
          (key) => key !== 'in' && said[key] !== undefined,
        )}
      >
        <summary className={styles.summary}>Numbers</summary>
        <div className={styles.numbers}>
          {seldom.map((key) => field(key, ROW_NUMBERS[key]))}
          {CHOICES.map(([key, choices]) => (
            <Select
              key={key}
              label={ROW_CHOICES[key]}
              name={`${name}-${key}`}
              choices={choices}
              defaultValue={said[key] ?? ''}
            />
          ))}
        </div>
      </details>
      <div className={styles.presses}>
        <IconButton icon="swap" label="Switch side" name={PRESS} value={`over:${press}`} />
        <IconButton icon="close" label="Remove" name={PRESS} value={`drop:${press}`} />
      </div>
    </fieldset>
  );
}

/** The creature's own value, shown where nothing is overridden. */
function placeholderOf(key: keyof Row['said'], one: Known[string] | undefined): string | undefined {
  if (one === undefined) return undefined;
  return key === 'ac' ? String(one.ac) : key === 'hp' ? String(one.hitPoints) : undefined;
}
