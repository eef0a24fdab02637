import { type ComponentPropsWithoutRef, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame';

export type Choice = { value: string; label: string; disabled?: boolean };

export type SelectProps = Omit<ComponentPropsWithoutRef<'select'>, 'children'> &
  FieldWords & { name: string; choices: readonly Choice[] };

/** A native select field with label, hint and error. */
export function Select({ label, hint, error, id, choices, ...select }: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <select
        {...select}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
      >
        {choices.map(({ value, label: text, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
