import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { useLatePart } from '~/ui/use-late-part';
import { useSignedIn } from '~/ui/use-signed-in';
import styles from '../lookup.module.css';

/** Loaded only for signed-in users, to check what the device still stores. */
function fetchWords() {
  return import('./lists-words');
}

/** The link to all lists. For signed-in users it mentions lists still stored on this device. */
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
