import { useEffect, useState } from 'react';
import { Button } from '~/ui/button';
import styles from './live.module.css';
import { localStorageOf } from './page-device-line';

const KNOWN = 'delvewright:swipe-known';

/** Says once, on touch screens, that a swipe over the bar passes the turn. */
export function SwipeHint() {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const isThumb = matchMedia('(pointer: coarse)').matches;
    setNew(isThumb && !isKnown());
  }, []);
  // Selecting combatants shows actions that need this space; the hint then stays hidden, because showing it again would
  // move the page.
  useEffect(() => {
    if (!isNew) return;
    function handleChange({ target }: Event) {
      if (target instanceof HTMLInputElement && target.name === 'who') setNew(false);
    }
    document.addEventListener('change', handleChange);
    return () => document.removeEventListener('change', handleChange);
  }, [isNew]);
  if (!isNew) return null;
  return (
    <p className={styles.hint} data-swipe-hint>
      Swipe here: left for the next turn, right for the previous one.
      <Button
        type="button"
        kind="plain"
        compact
        onClick={() => {
          know();
          setNew(false);
        }}
      >
        OK
      </Button>
    </p>
  );
}

function isKnown(): boolean {
  try {
    return localStorageOf()?.getItem(KNOWN) !== null;
  } catch {
    return true;
  }
}

function know(): void {
  try {
    localStorageOf()?.setItem(KNOWN, '1');
  } catch {
    // Without storage the hint is shown again next time.
  }
}
