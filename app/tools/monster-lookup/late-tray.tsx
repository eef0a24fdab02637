import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';

/** The monsters stored on the device are known only after hydration. */
function fetchTray() {
  return import('./compare-tray');
}

/** The comparison tray, loaded after the page. */
export function LateTray() {
  const [tray] = useLatePart(fetchTray, useHydrated());
  return tray.is === 'here' && <tray.part.default />;
}
