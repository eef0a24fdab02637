import { createContext, useContext } from 'react';
import { Checkbox } from '~/ui/choice-group';
import { Field, type FieldProps } from '~/ui/field';
import { Select, type SelectProps } from '~/ui/select';

/** The values of this part's forms after a refused action; null if there was none. */
export type TypedHere = Readonly<Record<string, string>> | null;

const Typed = createContext<TypedHere>(null);
export const TypedProvider = Typed.Provider;

/** A field's value after a refused action; undefined if there was none. */
export function useTyped(name: string): string | undefined {
  const typed = useContext(Typed);
  return typed !== null && Object.hasOwn(typed, name) ? typed[name] : undefined;
}

/** A text field; after a refused action it keeps its value. */
export function TypedLine({ defaultValue, ...field }: FieldProps) {
  const typed = useTyped(field.name);
  return <Field autoComplete="off" {...field} defaultValue={typed ?? defaultValue ?? ''} />;
}

/** Choices as pairs of value and label. */
export type Pairs = readonly (readonly [value: string, label: string])[];

/** A select; after a refused action it keeps its value. */
export function TypedChoice({
  of,
  defaultValue,
  ...select
}: Omit<SelectProps, 'choices' | 'defaultValue'> & { of: Pairs; defaultValue?: string }) {
  const typed = useTyped(select.name);
  return (
    <Select
      {...select}
      defaultValue={typed ?? defaultValue}
      choices={of.map(([value, label]) => ({ value, label }))}
    />
  );
}

/** A checkbox; after a refused action it keeps its state. */
export function TypedTick({ label, name, on }: { label: string; name: string; on: boolean }) {
  const typed = useContext(Typed);
  const isOn = typed === null ? on : Object.hasOwn(typed, name);
  return <Checkbox label={label} name={name} value="1" defaultChecked={isOn} />;
}
