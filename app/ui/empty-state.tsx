import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon } from './icon';
import type { IconName } from './icon-names';

export type EmptyStateProps = {
  icon?: IconName;
  /** A picture of its own instead of the icon. */
  picture?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};

/** A placeholder for an empty list: what would be here, and the one action to take. */
export function EmptyState({ icon = 'search', picture, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture ?? <Icon name={icon} size="large" className={styles.icon} />}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action}
    </div>
  );
}
