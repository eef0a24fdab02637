import { useState } from 'react';
import { Field, type FieldProps } from '~/ui/field';

type SettledFieldProps = Omit<FieldProps, 'value' | 'defaultValue' | 'onChange'> & {
  value: string;
  /** Called when the typing is done: at Enter, and when the field is left. */
  onSettle: (value: string) => void;
  /** What is wrong with what was typed, in a sentence: then it does not count, and stands there to be put right. */
  check?: (value: string) => string | undefined;
};

type Typed = { text: string; instead: string; problem?: string };

/** A field whose typing counts when it is done, so that a half-typed number draws no map. */
export function SettledField({ value, onSettle, check, ...field }: SettledFieldProps) {
  const [state, setTyped] = useState<Typed | null>(null);
  // What was typed over a value is of no use when another has come.
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
