import type { ReactNode } from 'react';
import { Menu } from '~/ui/menu';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './row-menu.module.css';

/** The actions of a table row in a menu, where a phone shows the row as a single line. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles.menu}>
      <Menu icon="more" label={<VisuallyHidden>{`Actions for ${name}`}</VisuallyHidden>}>
        {children}
      </Menu>
    </span>
  );
}
