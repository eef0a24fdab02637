import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { useDeviceList } from '~/ui/use-device-list';
import styles from '../lookup.module.css';
import { NAMED_LISTS, NOTES } from './device-named-lists';
import { deviceWords } from './device-words';
import { useSignedIn } from './use-signed-in';

/** The way to all lists. To somebody who signed in it says what this device still holds of before. */
export function ListsLink() {
  const [lists] = useDeviceList(NAMED_LISTS);
  const [notes] = useDeviceList(NOTES);
  const waits = useSignedIn() && lists.length + notes.length > 0;
  return (
    <Link
      className={styles.reset}
      to={paths.monsterLists()}
      discover="none"
      rel="nofollow"
      data-command="lists"
    >
      {waits ? `Take ${deviceWords(lists.length, notes.length)} along` : 'Lists'}
    </Link>
  );
}
