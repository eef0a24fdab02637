import { useCallback, useState } from 'react';
import { useHistoryStep } from '~/ui/use-history-step';
import { useHydrated } from '~/ui/use-hydrated';

export type ShownCreature = { id: string; name: string };

const STEPS = ['creature'] as const;

/** The creature whose statblock is in front of the builder. Back closes it. */
export function useCreatureShown() {
  const hydrated = useHydrated();
  const [creature, setCreature] = useState<ShownCreature | null>(null);
  const [open, show, close] = useHistoryStep('builder', STEPS);
  const showCreature = useCallback(
    (next: ShownCreature) => {
      setCreature(next);
      show('creature');
    },
    [show],
  );
  return {
    shown: open === null ? null : creature,
    show: hydrated ? showCreature : null,
    close: () => close('creature'),
  };
}
