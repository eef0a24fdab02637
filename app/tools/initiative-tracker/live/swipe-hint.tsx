import { useEffect, useState } from 'react';
import { Button } from '~/ui/button';
import styles from './live.module.css';
import { localStorageOf } from './page-device-line';

const KNOWN = 'delvewright:swipe-known';

/** Says once, where there is a thumb, that a swipe over the bar passes the turn. */
export function SwipeHint() {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const isThumb = matchMedia('(pointer: coarse)').matches;
    setNew(isThumb && !isKnown());
  }, []);
  // What one does with those who are ticked needs its room, and takes it for good: coming back it would push the page about.
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
    // Where nothing can be kept it is said again another time.
  }
}
