import { useEffect } from 'react';
import { isOwnId } from '~/compendium/records/own-id';
import { paths } from '~/paths';
import { keepRecordsOffline } from '~/ui/keep-offline';
import { useDeviceList } from '~/ui/use-device-list';
import { FAVOURITES, RECENT } from './device-lists';

/**
 * Lets this device hold the monsters that were looked at last, and the favourites, for when there is no line. They are held as
 * strangers see them: what a person owns is not among them.
 */
export function useKeptRecords(): void {
  const [recent] = useDeviceList(RECENT);
  const [favourites] = useDeviceList(FAVOURITES);
  const everybodys = [...recent, ...favourites].filter(({ id }) => !isOwnId(id));
  const wanted = [...new Set(everybodys.map((one) => paths.monster(one)))].join(' ');
  useEffect(() => {
    // A browser that refuses, such as one in private mode, goes without.
    if (wanted !== '') keepRecordsOffline(wanted.split(' ')).catch(() => {});
  }, [wanted]);
}
