import type { ComponentPropsWithoutRef } from 'react';
import { Field, type FieldProps, TextArea, type TextAreaProps } from '~/ui/field';
import styles from './making.module.css';
import { useKept } from './use-kept';

type Holds = { kept: string | number };

/** One line to fill in, which begins with what is kept and shows it again whenever that is another. */
export function KeptField({ kept, ...field }: Omit<FieldProps, 'defaultValue' | 'id'> & Holds) {
  return <Field {...field} {...useKept(String(kept))} defaultValue={kept} />;
}

/** The same of several lines. */
export function KeptArea({ kept, ...area }: Omit<TextAreaProps, 'defaultValue' | 'id'> & Holds) {
  return <TextArea {...area} {...useKept(String(kept))} defaultValue={kept} />;
}

type InputProps = Omit<ComponentPropsWithoutRef<'input'>, 'defaultValue' | 'defaultChecked' | 'id'>;

/** The same in a table, whose head is its label. */
export function KeptInput({ kept, ...input }: InputProps & Holds) {
  return <input {...input} {...useKept(String(kept))} defaultValue={kept} />;
}

/** A box to tick that shows what is kept. */
export function KeptBox({ kept, ...input }: InputProps & { kept: boolean }) {
  return <input {...input} {...useKept(kept)} type="checkbox" defaultChecked={kept} />;
}

type SelectProps = Omit<ComponentPropsWithoutRef<'select'>, 'defaultValue' | 'id'>;

/** One of several in a list, which shows what is kept. */
export function KeptSelect({ kept, children, ...select }: SelectProps & Holds) {
  return (
    <select {...select} {...useKept(String(kept))} defaultValue={String(kept)}>
      {children}
    </select>
  );
}

/** The same with its label before it. */
export function KeptList({
  label,
  kept,
  children,
  ...select
}: SelectProps & Holds & { label: string }) {
  return (
    <label className={styles.list}>
      {label}
      <select {...select} {...useKept(String(kept))} defaultValue={String(kept)}>
        {children}
      </select>
    </label>
  );
}
