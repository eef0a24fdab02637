import { useState } from 'react';
import { useHydrated } from '~/ui/use-hydrated';

export type ShownCreature = { id: string; name: string };

/**
 * The creature whose statblock is in front of the builder. It is no entry of the history: each change of the fight is
 * one, also one that arrives while the statblock is open, which therefore stays.
 */
export function useCreatureShown() {
  const hydrated = useHydrated();
  const [shown, setShown] = useState<ShownCreature | null>(null);
  return { shown, show: hydrated ? setShown : null, close: () => setShown(null) };
}
