import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { paths } from '~/paths';
import styles from '../lookup.module.css';
import { useSignedIn } from './use-signed-in';

/** The way to all lists. To somebody who signed in it says that this device still holds some of before. */
export function ListsLink() {
  const signedIn = useSignedIn();
  const [waits, setWaits] = useState(false);
  useEffect(() => setWaits(signedIn && deviceHolds()), [signedIn]);
  return (
    <Link
      className={styles.reset}
      to={paths.monsterLists()}
      discover="none"
      rel="nofollow"
      data-command="lists"
    >
      {waits ? 'Take your lists along' : 'Lists'}
    </Link>
  );
}

/** Whether this device may hold lists or notes; what they are is read where they are shown. */
function deviceHolds(): boolean {
  try {
    const stored = ['monster-lists', 'monster-notes'].map((key) => localStorage.getItem(key));
    return stored.some((text) => text !== null && text !== '[]');
  } catch {
    return false;
  }
}
