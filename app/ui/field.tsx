import { type ComponentPropsWithoutRef, type FormEvent, useId, useState } from 'react';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldWords } from './field-frame';

export type FieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'children'> &
  FieldWords & { name: string };

/** A single-line text field with label, hint and error. */
export function Field({ label, hint, error, id, ...input }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <input
        {...input}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
      />
    </FieldFrame>
  );
}

export type TextAreaProps = ComponentPropsWithoutRef<'textarea'> &
  FieldWords & {
    name: string;
    /** Shows how many characters are typed and accepted: `120/2000`. */
    counter?: number;
  };

/** A multi-line text field; its counter updates while typing. */
export function TextArea({ label, hint, error, id, counter, onInput, ...area }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [length, setLength] = useState(String(area.defaultValue ?? '').length);
  function handleInput(event: FormEvent<HTMLTextAreaElement>) {
    setLength(event.currentTarget.value.length);
    onInput?.(event);
  }
  const count = counter !== undefined && (
    <span
      id={`${fieldId}-count`}
      className={styles.counter}
      data-over={length > counter || undefined}
    >
      {`${typeof area.value === 'string' ? area.value.length : length}/${counter}`}
    </span>
  );
  const described = [describedBy(fieldId, { hint, error }), count && `${fieldId}-count`];
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} aside={count}>
      <textarea
        {...area}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        onInput={handleInput}
      />
    </FieldFrame>
  );
}
