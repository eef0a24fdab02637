import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { useLatePart } from '~/ui/use-late-part';
import styles from '../lookup.module.css';
import { useSignedIn } from './use-signed-in';

/** What the device still holds is looked at for those who signed in alone. */
function fetchWords() {
  return import('./lists-words');
}

/** The way to all lists. To somebody who signed in it says what this device still holds of before. */
export function ListsLink() {
  const [late] = useLatePart(fetchWords, useSignedIn());
  return (
    <Link
      className={styles.reset}
      to={paths.monsterLists()}
      discover="none"
      rel="nofollow"
      data-command="lists"
    >
      {late.is === 'here' ? <late.part.default /> : 'Lists'}
    </Link>
  );
}
