import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { classes } from './classes';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import { DISMISS } from './names';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'good' | 'warning' | 'problem';

const ICONS: Record<NoticeTone, IconName> = {
  info: 'info',
  good: 'good',
  warning: 'warning',
  problem: 'problem',
};

export type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  /** Announced by screen readers at once: for the result of what the user has just done. */
  announce?: boolean;
  /** The address of the same page without the notice. */
  dismissTo?: string;
  children?: ReactNode;
};

/** A message of the page: good news, a warning, a problem. */
export function Notice({
  tone = 'info',
  title,
  announce = false,
  dismissTo,
  children,
}: NoticeProps) {
  const role = tone === 'problem' ? 'alert' : 'status';
  return (
    <div className={classes(styles.notice, styles[tone])} role={announce ? role : undefined}>
      <Icon name={ICONS[tone]} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {dismissTo && (
        <Link
          className={styles.dismiss}
          to={dismissTo}
          replace
          preventScrollReset
          aria-label={DISMISS}
        >
          <Icon name="close" />
        </Link>
      )}
    </div>
  );
}
