import type { ReactNode } from 'react';
import styles from './editor.module.css';
import { useValues } from './form-values';

type EmptySectionProps = {
  id: string;
  title: string;
  /** The button that adds content. */
  begin: ReactNode;
  /** Hidden fields to keep. */
  children?: ReactNode;
};

/** An empty part of the form: its title and the button that adds content. */
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
  /** Prefixes of its fields' names: the section is open while one of them has a problem. */
  names: readonly string[];
  open?: boolean;
  children: ReactNode;
};

/** A collapsible section of the form. */
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
