import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon';

export type FieldWords = {
  label: ReactNode;
  /** A help text that is always visible. */
  hint?: ReactNode;
  /** What is wrong with the input, as a sentence. */
  error?: string;
};

/** The `aria-describedby` of a field: its hint and its error, if present. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldWords, 'hint' | 'error'>,
): string | undefined {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

type FieldFrameProps = FieldWords & { id: string; aside?: ReactNode; children: ReactNode };

/** A label above a control, a hint under the label, and the error under the control. */
export function FieldFrame({ id, label, hint, error, aside, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {hint && <Hint id={id}>{hint}</Hint>}
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

/** The hint of the control or group with this id. */
export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-hint`} className={styles.hint}>
      {children}
    </p>
  );
}

/** The error of the control or group with this id. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="problem" size="small" />
      <span>{children}</span>
    </p>
  );
}
