import { useState } from 'react';
import { Field, type FieldProps } from '~/ui/field';

type SettledFieldProps = Omit<FieldProps, 'value' | 'defaultValue' | 'onChange'> & {
  value: string;
  /** Called when input is complete: at Enter, and when the field loses focus. */
  onSettle: (value: string) => void;
  /** Returns a sentence on what is wrong with the input: then it is not applied, but stays to be corrected. */
  check?: (value: string) => string | undefined;
};

type Typed = { text: string; instead: string; problem?: string };

/** A field whose input is applied when it is complete, so that a half-typed number draws no map. */
export function SettledField({ value, onSettle, check, ...field }: SettledFieldProps) {
  const [state, setTyped] = useState<Typed | null>(null);
  // Input made over an earlier value is dropped when the value changes.
  const typed = state?.instead === value ? state : null;
  const settle = () => {
    if (typed === null) return;
    const { text } = typed;
    const problem = text === value ? undefined : check?.(text);
    setTyped(problem === undefined ? null : { ...typed, problem });
    if (problem === undefined && text !== value) onSettle(text);
  };
  return (
    <Field
      {...field}
      value={typed?.text ?? value}
      error={typed?.problem}
      onChange={({ target }) => setTyped({ text: target.value, instead: value })}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}
