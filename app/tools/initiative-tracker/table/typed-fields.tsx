import { createContext, useContext } from 'react';
import { Checkbox } from '~/ui/choice-group';
import { Field, type FieldProps } from '~/ui/field';
import { Select, type SelectProps } from '~/ui/select';

/** What stood in the forms of this part when its press was refused; null where none was. */
export type TypedHere = Readonly<Record<string, string>> | null;

const Typed = createContext<TypedHere>(null);
export const TypedProvider = Typed.Provider;

/** What stood in a field when its press was refused; undefined where none was. */
export function useTyped(name: string): string | undefined {
  const typed = useContext(Typed);
  return typed !== null && Object.hasOwn(typed, name) ? typed[name] : undefined;
}

/** A line to type; after a press that was refused it holds what was typed. */
export function TypedLine({ defaultValue, ...field }: FieldProps) {
  const typed = useTyped(field.name);
  return <Field autoComplete="off" {...field} defaultValue={typed ?? defaultValue ?? ''} />;
}

/** Choices as pairs of a value and its words. */
export type Pairs = readonly (readonly [value: string, label: string])[];

/** One of several; after a press that was refused it stands as it stood. */
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

/** A yes or no; after a press that was refused it stands as it stood. */
export function TypedTick({ label, name, on }: { label: string; name: string; on: boolean }) {
  const typed = useContext(Typed);
  const isOn = typed === null ? on : Object.hasOwn(typed, name);
  return <Checkbox label={label} name={name} value="1" defaultChecked={isOn} />;
}
