import { type ReactNode, useId } from 'react';
import styles from './gauge.module.css';

type GaugeProps = { label: ReactNode; max: number; text?: ReactNode };

/** A progress bar; without a `value` its progress is indeterminate. */
export function Progress({ label, value, max, text }: GaugeProps & { value?: number }) {
  const id = useId();
  return (
    <div className={styles.gauge}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.text}>{text}</span>
      <progress id={id} className={styles.bar} value={value} max={max} />
    </div>
  );
}

/** A meter of what is left of something, such as hit points: green, ember under a half, red under a quarter. */
export function Meter({ label, value, max, text }: GaugeProps & { value: number }) {
  const id = useId();
  return (
    <div className={styles.gauge}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.text}>{text ?? `${value} / ${max}`}</span>
      <meter
        id={id}
        className={styles.bar}
        value={value}
        min={0}
        max={max}
        low={max / 4}
        high={max / 2}
        optimum={max}
      />
    </div>
  );
}
