import type { Edition } from '~/rules/edition';
import type { Calculator, CalculatorAnswer, CalculatorField, Typed } from './calculator';
import styles from './cheat-card.module.css';

type CalculatorFormProps = {
  calculator: Calculator;
  /** Where the address names one. */
  edition: Edition | null;
  typed: Typed;
  /** The result for the query parameters. */
  answer: CalculatorAnswer | null;
};

/** A calculator on the card of its rule: with scripts it updates while typing, otherwise through the URL. */
export function CalculatorForm({ calculator, edition, typed, answer }: CalculatorFormProps) {
  const { name, heading, fields } = calculator;
  return (
    <form
      className={styles.calculator}
      action={`/cheat-sheet#${name}`}
      method="get"
      noValidate
      data-calculator={name}
      data-print="no"
      aria-label={heading}
    >
      <p className={styles.question}>{heading}</p>
      {edition && <input type="hidden" name="edition" value={edition} />}
      <div className={styles.fields}>
        {fields.map((field) => (
          <div key={field.name}>
            <label htmlFor={`${name}-${field.name}`}>{field.label}</label>
            <CalculatorInput id={`${name}-${field.name}`} field={field} value={typed(field.name)} />
          </div>
        ))}
        <button className={styles.reckon} type="submit">
          Calculate
        </button>
      </div>
      <output data-problem={answer && !answer.ok ? '' : undefined}>
        {answer && (answer.ok ? answer.text : answer.problem)}
      </output>
    </form>
  );
}

type CalculatorInputProps = { id: string; field: CalculatorField; value: string };

function CalculatorInput({ id, field, value }: CalculatorInputProps) {
  if ('choices' in field) {
    const preset = field.choices.find((choice) => choice.value === 'medium') ?? field.choices[0];
    return (
      <select id={id} name={field.name} defaultValue={value || preset?.value}>
        {field.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      id={id}
      name={field.name}
      inputMode={field.min < 0 ? undefined : 'numeric'}
      autoComplete="off"
      maxLength={9}
      defaultValue={value || field.preset}
    />
  );
}
