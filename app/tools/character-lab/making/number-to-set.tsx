import { useContext } from 'react';
import { limitsByHand } from '~/characters/record/by-hand';
import type { Told } from '~/characters/sheet/sheet';
import { signed } from '~/rules/ability';
import { Button } from '~/ui/button';
import { ToldParts } from '../told/told-number';
import { KeptField } from './kept-field';
import styles from './making.module.css';
import { Settled, Typed } from './use-shown-picks';

type NumberToSetProps = { label: string; told: Told; isSigned?: boolean; form?: string };

/** A number that expands to its parts and a field to override it. */
export function NumberToSet({ label, told, isSigned = false, form }: NumberToSetProps) {
  const typed = useContext(Typed)[told.key];
  const { hydrated } = useContext(Settled);
  const [least, most] = limitsByHand(told.key).map((limit) => `${limit}`.replace('-', '−'));
  return (
    <details
      className={styles.told}
      data-by-hand={told.byHand || undefined}
      open={(!hydrated && typed !== undefined) || undefined}
    >
      <summary>
        <span className={styles.toldLabel}>{label}</span>
        <strong>{isSigned ? signed(told.value) : told.value}</strong>
        {told.byHand && <span className={styles.byHand}>by hand</span>}
      </summary>
      <ToldParts told={told} />
      <div className={styles.override}>
        <KeptField
          form={form}
          label={`${label}, set by hand`}
          name={`override:${told.key}`}
          inputMode="numeric"
          maxLength={5}
          kept={typed ?? (told.byHand ? told.value : '')}
          hint={`${least} to ${most}. Empty: by the rules.`}
          error={typed === undefined ? undefined : `A whole number from ${least} to ${most}.`}
        />
        {told.byHand && (
          <Button form={form} kind="quiet" name="press" value={`by-rules:${told.key}`} compact>
            Reset to the rules
          </Button>
        )}
      </div>
    </details>
  );
}
