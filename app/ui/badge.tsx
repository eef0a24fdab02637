import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classes } from './classes';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import { VisuallyHidden } from './visually-hidden';

export type Tone = 'neutral' | 'ember' | 'green' | 'red' | 'purple';

/** A short label for the state of a thing; the tone only repeats what the text says. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}

/** A number in a pill next to what it counts: `{ value: 12, of: 'monsters' }` reads "12 monsters". */
export function Count({ value, of }: { value: number | string; of: string }) {
  return (
    <span className={classes(styles.badge, styles.count)}>
      {typeof value === 'number' ? value.toLocaleString('en') : value}
      <VisuallyHidden> {of}</VisuallyHidden>
    </span>
  );
}
