import type { ReactNode } from 'react';
import { classes } from './classes';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import styles from './menu.module.css';

export type MenuProps = {
  label: ReactNode;
  icon?: IconName;
  /** The edge of the button that the menu aligns with. */
  align?: 'start' | 'end';
  className?: string;
  /** Links and buttons, each on its own line. */
  children: ReactNode;
};

/** A button that opens a menu of links or buttons, with or without scripts; `watchMenus` closes it again. */
export function Menu({ label, icon, align = 'end', className, children }: MenuProps) {
  return (
    <details className={classes(styles.menu, className)} data-menu name="menu">
      <summary className={styles.button}>
        {icon && <Icon name={icon} />}
        <span className={styles.label}>{label}</span>
        <Icon name="chevron-down" size="small" className={styles.arrow} />
      </summary>
      <div className={classes(styles.sheet, styles[align])}>{children}</div>
    </details>
  );
}
