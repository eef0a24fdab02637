import type { ReactNode } from 'react';
import styles from './editor.module.css';
import { useValues } from './form-values';

type EmptySectionProps = {
  id: string;
  title: string;
  /** The button that begins it. */
  begin: ReactNode;
  /** What it keeps unseen meanwhile. */
  children?: ReactNode;
};

/** A part of the form that has nothing in it: its name, and the press that begins it. */
export function EmptySection({ id, title, begin, children }: EmptySectionProps) {
  return (
    <section id={id} className={styles.empty} aria-label={title}>
      <h2>{title}</h2>
      {begin}
      {children && <div hidden>{children}</div>}
    </section>
  );
}

type SectionProps = {
  id: string;
  title: string;
  /** What its fields' names begin with: it stands open while one of them is wrong. */
  names: readonly string[];
  open?: boolean;
  children: ReactNode;
};

/** One part of the form, which folds away. */
export function Section({ id, title, names, open = false, children }: SectionProps) {
  const { problems } = useValues();
  const wrong = Object.keys(problems).filter((field) =>
    names.some((name) => field === name || field.startsWith(`${name}.`)),
  ).length;
  return (
    <details id={id} className={styles.section} open={open || wrong > 0 || undefined}>
      <summary>
        <h2>{title}</h2>
        {wrong > 0 && <span className={styles.wrong}>{`${wrong} incomplete`}</span>}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
