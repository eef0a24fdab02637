import type { ComponentPropsWithoutRef } from 'react';
import { Field, type FieldProps, TextArea, type TextAreaProps } from '~/ui/field';
import styles from './making.module.css';
import { useKept } from './use-kept';

type Holds = { kept: string | number };

/** A text field that starts with the stored value and shows it again whenever it changes. */
export function KeptField({ kept, ...field }: Omit<FieldProps, 'defaultValue' | 'id'> & Holds) {
  return <Field {...field} {...useKept(String(kept))} defaultValue={kept} />;
}

/** The same for a multi-line text. */
export function KeptArea({ kept, ...area }: Omit<TextAreaProps, 'defaultValue' | 'id'> & Holds) {
  return <TextArea {...area} {...useKept(String(kept))} defaultValue={kept} />;
}

type InputProps = Omit<ComponentPropsWithoutRef<'input'>, 'defaultValue' | 'defaultChecked' | 'id'>;

/** The same for a table cell, labelled by the table header. */
export function KeptInput({ kept, ...input }: InputProps & Holds) {
  return <input {...input} {...useKept(String(kept))} defaultValue={kept} />;
}

/** The same for a checkbox. */
export function KeptBox({ kept, ...input }: InputProps & { kept: boolean }) {
  return <input {...input} {...useKept(kept)} type="checkbox" defaultChecked={kept} />;
}

/** The same for a checkbox with a label. */
export function KeptTick({ label, kept, ...input }: InputProps & { label: string; kept: boolean }) {
  return (
    <label className={styles.keptTick}>
      <input {...input} {...useKept(kept)} type="checkbox" defaultChecked={kept} />
      {label}
    </label>
  );
}

type SelectProps = Omit<ComponentPropsWithoutRef<'select'>, 'defaultValue' | 'id'>;

/** The same for a select. */
export function KeptSelect({ kept, children, ...select }: SelectProps & Holds) {
  return (
    <select {...select} {...useKept(String(kept))} defaultValue={String(kept)}>
      {children}
    </select>
  );
}

/** The same for a select with a label. */
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
