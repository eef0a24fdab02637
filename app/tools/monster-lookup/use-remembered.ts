import { useEffect } from 'react';
import { useDeviceList } from '~/ui/use-device-list';
import { RECENT, without } from './device-lists';

/** Adds a monster to the recently viewed ones after it was shown for `afterMs`; null for none. */
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
