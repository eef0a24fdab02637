import { useCallback, useState } from 'react';

/**
 * Whether a `<details>` was opened at least once. Pass `look` as its ref, which sees one that was opened before the
 * page's scripts ran, and `open` as its `onToggle`.
 */
export function useOpened(isOpen = false) {
  const [wasOpened, setOpened] = useState(isOpen);
  const look = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open) setOpened(true);
  }, []);
  const open = useCallback(() => setOpened(true), []);
  return { wasOpened, look, open };
}
