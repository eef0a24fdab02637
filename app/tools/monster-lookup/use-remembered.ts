import { useEffect } from 'react';
import { useDeviceList } from '~/ui/use-device-list';
import { RECENT, without } from './device-lists';

/** Puts a monster in front of those that were looked at, once it was looked at for so long; null is none. */
export function useRemembered(id: string, name: string | null, afterMs = 0): void {
  const [recent, remember] = useDeviceList(RECENT);
  const isFirst = recent[0]?.id === id;
  useEffect(() => {
    if (isFirst || name === null) return;
    const wait = window.setTimeout(
      () => remember((list) => [{ id, name }, ...without(list, id)]),
      afterMs,
    );
    return () => window.clearTimeout(wait);
  }, [id, name, isFirst, remember, afterMs]);
}
