import type { ReactNode } from 'react';
import type { Told } from '~/characters/sheet/sheet';
import { signed } from '~/rules/ability';
import styles from './told.module.css';

/** The parts of a number, and whether it is overridden. */
export function ToldParts({ told }: { told: Told }) {
  return (
    <div className={styles.parts}>
      <ul>
        {told.parts.map(({ label, plus }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
          <li key={at}>
            <span>{label}</span> <b>{at === 0 && plus >= 0 ? plus : signed(plus)}</b>
          </li>
        ))}
      </ul>
      {told.byHand && <p>{`Set by hand to ${told.value}; by the rules it is ${told.rule}.`}</p>}
    </div>
  );
}

/** A tile with a number that expands to its parts. */
export function ToldTile({
  label,
  text,
  told,
  notes = [],
  changed = '',
  children,
}: {
  label: ReactNode;
  text: string;
  told: Told;
  notes?: readonly string[];
  /** The cause of a temporary change: "exhaustion 2"; '' for none. */
  changed?: string;
  children?: ReactNode;
}) {
  return (
    <details className={styles.tile} name="told">
      <summary>
        <span className={styles.label}>{label}</span>
        <span className={styles.value} data-by-hand={told.byHand || undefined}>
          {text}
        </span>
        {changed !== '' && <span className={styles.changed}>{changed}</span>}
      </summary>
      <ToldParts told={told} />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {children}
    </details>
  );
}

/** A line with a number; its name expands to the number's parts. */
export function ToldLine({
  label,
  mark,
  told,
  children,
}: {
  label: ReactNode;
  /** The proficiency mark, with text for screen readers. */
  mark?: ReactNode;
  told: Told;
  /** The number. */
  children: ReactNode;
}) {
  return (
    <li className={styles.line}>
      <details name="told">
        <summary>
          {mark}
          {label}
        </summary>
        <ToldParts told={told} />
      </details>
      <span className={styles.side} data-by-hand={told.byHand || undefined}>
        {children}
      </span>
    </li>
  );
}
