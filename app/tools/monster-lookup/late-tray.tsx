import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';

/** What the device remembers is known when the page is awake. */
function fetchTray() {
  return import('./compare-tray');
}

/** The monsters waiting to be compared, at the foot of the screen: they come behind the page. */
export function LateTray() {
  const [tray] = useLatePart(fetchTray, useHydrated());
  return tray.is === 'here' && <tray.part.default />;
}
