import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { Checkbox } from '~/ui/choice-group';
import { Field, type FieldProps, TextArea } from '~/ui/field';
import { type Choice, Select } from '~/ui/select';
import type { Field as Typed } from '../form/fields';
import type { Problems } from '../form/reading';

type Values = {
  readonly one: (name: string) => string;
  readonly all: (name: string) => readonly string[];
  readonly problems: Problems;
};

const FormValues = createContext<Values>({ one: () => '', all: () => [], problems: {} });

/** Provides the form's values and problems to the fields inside. */
export function WithValues({
  fields,
  problems,
  children,
}: {
  fields: readonly Typed[];
  problems: Problems;
  children: ReactNode;
}) {
  const values = useMemo(() => {
    const lists = new Map<string, string[]>();
    for (const [name, value] of fields) lists.set(name, [...(lists.get(name) ?? []), value]);
    return {
      one: (name: string) => lists.get(name)?.at(-1) ?? '',
      all: (name: string) => lists.get(name) ?? [],
      problems,
    };
  }, [fields, problems]);
  return <FormValues.Provider value={values}>{children}</FormValues.Provider>;
}

/** Returns the form's values and problems. */
export function useValues(): Values {
  return useContext(FormValues);
}

type Part = { name: string; label: string; hint?: string };

/** A one-line text field. */
export function Line({ name, label, hint, ...more }: Part & Omit<FieldProps, keyof Part>) {
  const { one, problems } = useValues();
  return (
    <Field
      {...more}
      {...{ name, label, hint }}
      error={problems[name]}
      defaultValue={one(name)}
      autoComplete="off"
    />
  );
}

/** A number field; the placeholder shows the calculated value while it is empty. */
export function Count({ name, label, hint, placeholder }: Part & { placeholder?: string }) {
  return (
    <Line {...{ name, label, hint, placeholder }} inputMode="numeric" size={6} maxLength={8} />
  );
}

/** A select with several options. */
export function Pick({ name, label, hint, choices }: Part & { choices: readonly Choice[] }) {
  const { one, problems } = useValues();
  return (
    <Select {...{ name, label, hint, choices }} error={problems[name]} defaultValue={one(name)} />
  );
}

/** A checkbox. */
export function Tick({ name, label, value = 'on' }: Part & { value?: string }) {
  const { all } = useValues();
  return <Checkbox {...{ name, label, value }} defaultChecked={all(name).includes(value)} />;
}

/** A multi-line text field. */
export function Words({
  name,
  label,
  hint,
  rows = 3,
  placeholder,
}: Part & { rows?: number; placeholder?: string }) {
  const { one, problems } = useValues();
  return (
    <TextArea
      {...{ name, label, hint, rows, placeholder }}
      error={problems[name]}
      defaultValue={one(name)}
    />
  );
}

/** A hidden field, if it has a value. */
export function Unseen({ name }: { name: string }) {
  const { one } = useValues();
  const value = one(name);
  return value === '' ? null : <input type="hidden" name={name} value={value} />;
}

/** Options from words: "melee-weapon" is shown as "Melee weapon". */
export function choicesOf(words: readonly string[], none?: string): Choice[] {
  const choices = words.map((value) => ({ value, label: titled(value) }));
  return none === undefined ? choices : [{ value: '', label: none }, ...choices];
}

function titled(word: string): string {
  const plain = word.replaceAll('-', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
