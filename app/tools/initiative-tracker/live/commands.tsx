import { memo, useEffect } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import styles from './live.module.css';

/** Loaded after hydration: the commands with their keys and palette. */
function fetchCommands() {
  return import('./fight-commands');
}

/** The keyboard commands of a running fight; their space is reserved before they load. */
export const Commands = memo(function Commands({ chosen }: { chosen: string | null }) {
  const [late, again] = useLatePart(fetchCommands, useHydrated());
  const isLost = late.is === 'lost';
  useEffect(() => {
    if (!isLost) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isLost, again]);
  return (
    <div className={styles.commands} data-print="no">
      {late.is === 'here' && <late.part.FightCommands chosen={chosen} />}
    </div>
  );
});
