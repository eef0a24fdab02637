import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { Menu } from '~/ui/menu';
import { useDeviceList } from '~/ui/use-device-list';
import { FAVOURITES, RECENT } from './device-lists';
import { ListsLink } from './lists/lists-link';
import styles from './lookup.module.css';

/** The maximum number of statblocks in one print. */
const MOST_PRINTED = 8;

/** The maximum number of recent monsters in the menu; the device stores more of them for offline use. */
const MOST_NAMED = 12;

/** The monsters stored on this device: favourites and recently viewed ones. */
export default function DeviceShelf() {
  const [favourites] = useDeviceList(FAVOURITES);
  const [recent] = useDeviceList(RECENT);
  return (
    <div className={styles.shelf} data-print="no">
      {favourites.length > 0 && (
        <Menu label="Favorites" icon="star">
          {favourites.map(({ id, name }) => (
            <Link key={id} to={paths.monster({ id })}>
              {name}
            </Link>
          ))}
          <Link to={paths.monsterPrint(favourites.slice(0, MOST_PRINTED).map(({ id }) => id))}>
            Print favorites
          </Link>
        </Menu>
      )}
      {recent.length > 0 && (
        <Menu label="Recent" icon="clock">
          {recent.slice(0, MOST_NAMED).map(({ id, name }) => (
            <Link key={id} to={paths.monster({ id })}>
              {name}
            </Link>
          ))}
        </Menu>
      )}
      <ListsLink />
    </div>
  );
}
