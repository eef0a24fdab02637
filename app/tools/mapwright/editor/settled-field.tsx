import { useState } from 'react';
import { Field, type FieldProps } from '~/ui/field';

type SettledFieldProps = Omit<FieldProps, 'value' | 'defaultValue' | 'onChange'> & {
  value: string;
  /** Called when the typing is done: at Enter, and when the field is left. */
  onSettle: (value: string) => void;
};

/** A field whose typing counts when it is done, so that a half-typed number draws no map. */
export function SettledField({ value, onSettle, ...field }: SettledFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed !== null && typed !== value) onSettle(typed);
    setTyped(null);
  };
  return (
    <Field
      {...field}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}
