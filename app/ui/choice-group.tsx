import {
  type ChangeEventHandler,
  type ComponentPropsWithoutRef,
  type ReactNode,
  useId,
} from 'react';
import styles from './choice-group.module.css';
import { classes } from './classes';
import { describedBy, FieldError, type FieldWords, Hint } from './field-frame';
import type { Choice } from './select';

export type ChoiceGroupProps = FieldWords & {
  name: string;
  choices: readonly (Choice & { hint?: ReactNode })[];
  /** The values that are checked initially. */
  chosen?: readonly string[];
  /** A list of rows, or pills in a line. */
  look?: 'rows' | 'pills';
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** Checkboxes: any number of several choices. */
export function CheckboxGroup(props: ChoiceGroupProps) {
  return <Group {...props} type="checkbox" />;
}

/** Radio buttons: exactly one of several choices. */
export function RadioGroup(props: ChoiceGroupProps) {
  return <Group {...props} type="radio" />;
}

function Group({
  type,
  name,
  label,
  hint,
  error,
  choices,
  chosen = [],
  look = 'rows',
  onChange,
}: ChoiceGroupProps & { type: 'checkbox' | 'radio' }) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={describedBy(id, { hint, error })}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <Hint id={id}>{hint}</Hint>}
      <div className={styles[look]}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type={type}
              name={name}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
              disabled={choice.disabled}
              onChange={onChange}
            />
            <span>
              {choice.label}
              {choice.hint && <span className={styles.note}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}

export type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & {
  label: ReactNode;
  name: string;
};

/** A single checkbox. */
export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label className={classes(styles.choice, className)}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
