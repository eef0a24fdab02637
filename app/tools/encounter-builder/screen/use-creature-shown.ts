import { useCallback, useState } from 'react';
import { useBackCloses } from '~/ui/use-back-closes';
import { useHydrated } from '~/ui/use-hydrated';

export type ShownCreature = { id: string; name: string };

/**
 * The creature whose statblock is in front of the builder. It stays while the fight under it changes, and Back closes
 * it.
 */
export function useCreatureShown() {
  const hydrated = useHydrated();
  const [shown, setShown] = useState<ShownCreature | null>(null);
  const close = useBackCloses(
    shown !== null,
    useCallback(() => setShown(null), []),
  );
  return { shown, show: hydrated ? setShown : null, close };
}
