import { useEffect } from 'react';
import { Icon } from '~/ui/icon';
import styles from './blog.module.css';
import { watchCopying } from './watch-copying';

/** A post's URL: a click copies it; without scripts it can be selected. */
export function CopyAddress({ address }: { address: string }) {
  useEffect(() => watchCopying(document), []);
  const words = address.replace(/^https?:\/\//, '');
  return (
    <div className={styles.copy}>
      <button type="button" className={styles.copyButton} data-copy={address} title="Copy link">
        <Icon name="copy" />
        <span>{words}</span>
      </button>
      <span className={styles.address}>{address}</span>
      <span className={styles.copied} role="status" />
    </div>
  );
}
