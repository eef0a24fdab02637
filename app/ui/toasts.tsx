import { useState } from 'react';
import { IconButton } from './button';
import { classes } from './classes';
import { Icon } from './icon';
import { DISMISS } from './names';
import styles from './toasts.module.css';

/** A message that an action leaves for the next page, in a cookie. */
export type Toast = { id: string; tone: 'good' | 'problem'; text: string };

/** Short messages in the corner. They stay until they are dismissed or the page changes: no time limit. */
export function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const shown = toasts.filter(({ id }) => !dismissed.includes(id));
  return (
    <div className={styles.toasts} role="status" data-print="no">
      {shown.map(({ id, tone, text }) => (
        <div key={id} className={classes(styles.toast, styles[tone])}>
          <Icon name={tone} />
          <p>{text}</p>
          <IconButton
            className={styles.dismiss}
            type="button"
            icon="close"
            label={DISMISS}
            onClick={() => setDismissed([...dismissed, id])}
          />
        </div>
      ))}
    </div>
  );
}
