import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { Icon } from './icon';

/** An active filter; its link removes the filter. `removeLabel` says so: "Remove the filter Dragon". */
export function Chip({
  removeTo,
  removeLabel,
  children,
}: {
  removeTo: string;
  removeLabel: string;
  children: ReactNode;
}) {
  return (
    <Link className={styles.chip} to={removeTo} aria-label={removeLabel} preventScrollReset>
      <span>{children}</span>
      <Icon name="close" size="small" />
    </Link>
  );
}
