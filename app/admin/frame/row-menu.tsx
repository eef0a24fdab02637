import type { ReactNode } from 'react';
import { Menu } from '~/ui/menu';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './row-menu.module.css';

/** What can be done to a row of a table, folded together where the row is one line of a phone. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles.menu}>
      <Menu icon="more" label={<VisuallyHidden>{`Actions for ${name}`}</VisuallyHidden>}>
        {children}
      </Menu>
    </span>
  );
}
