import type { Told } from '~/characters/sheet/sheet';
import { signed } from '~/rules/ability';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import styles from './making.module.css';

type ToldNumberProps = { label: string; told: Told; isSigned?: boolean; form?: string };

/** A number that opens to how it came to be, and to be set by hand. */
export function ToldNumber({ label, told, isSigned = false, form }: ToldNumberProps) {
  const say = (value: number) => (isSigned ? signed(value) : String(value));
  return (
    <details className={styles.told} data-by-hand={told.byHand || undefined}>
      <summary>
        <span className={styles.toldLabel}>{label}</span>
        <strong>{say(told.value)}</strong>
        {told.byHand && <span className={styles.byHand}>by hand</span>}
      </summary>
      <table className={styles.parts}>
        <caption>How {label} came to be</caption>
        <tbody>
          {told.parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may bear one label
            <tr key={at}>
              <th scope="row">{part.label}</th>
              <td data-kind="number">{at === 0 ? part.plus : signed(part.plus)}</td>
            </tr>
          ))}
          <tr className={styles.sum}>
            <th scope="row">By the rules</th>
            <td data-kind="number">{say(told.rule)}</td>
          </tr>
        </tbody>
      </table>
      <div className={styles.override}>
        <Field
          form={form}
          label={`${label}, set by hand`}
          name={`override:${told.key}`}
          inputMode="numeric"
          maxLength={5}
          defaultValue={told.byHand ? told.value : ''}
          hint="Empty: by the rules."
        />
        {told.byHand && (
          <Button form={form} kind="quiet" name="press" value={`by-rules:${told.key}`} compact>
            By the rules again
          </Button>
        )}
      </div>
    </details>
  );
}
