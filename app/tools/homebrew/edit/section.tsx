import type { ReactNode } from 'react';
import styles from './editor.module.css';
import { useValues } from './form-values';

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
        {wrong > 0 && <span className={styles.wrong}>{`${wrong} to mend`}</span>}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
