import { useEffect } from 'react';
import { isOwnId } from '~/compendium/records/own-id';
import { paths } from '~/paths';
import { keepRecordsOffline } from '~/ui/keep-offline';
import { useDeviceList } from '~/ui/use-device-list';
import { FAVOURITES, RECENT } from './device-lists';

/**
 * Stores recently viewed monsters and favourites on this device for offline use, in their public version; own monsters
 * are excluded.
 */
export function useKeptRecords(): void {
  const [recent] = useDeviceList(RECENT);
  const [favourites] = useDeviceList(FAVOURITES);
  const everybodys = [...recent, ...favourites].filter(({ id }) => !isOwnId(id));
  const wanted = [...new Set(everybodys.map((one) => paths.monster(one)))].join(' ');
  useEffect(() => {
    // Ignores a browser that refuses, such as one in private mode.
    if (wanted !== '') keepRecordsOffline(wanted.split(' ')).catch(() => {});
  }, [wanted]);
}
