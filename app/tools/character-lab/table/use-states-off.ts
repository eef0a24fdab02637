import { useCallback, useEffect, useState } from 'react';
import type { Play } from '~/characters/record/character';
import type { Condition } from '~/rules/conditions';

/**
 * Conditions that the user excluded from rolls, and the function to change that; a condition that ends and begins again
 * counts again.
 */
export function useStatesOff(
  play: Pick<Play, 'conditions' | 'exhaustion'>,
): [off: ReadonlySet<Condition>, setCounts: (state: Condition, counts: boolean) => void] {
  const [off, setOff] = useState<ReadonlySet<Condition>>(() => new Set());
  const { conditions, exhaustion } = play;
  useEffect(() => {
    setOff((before) => {
      const held = [...before].filter((one) =>
        one === 'exhaustion' ? exhaustion > 0 : conditions.includes(one),
      );
      return held.length === before.size ? before : new Set(held);
    });
  }, [conditions, exhaustion]);
  const setCounts = useCallback((state: Condition, counts: boolean) => {
    setOff((before) => {
      const others = [...before].filter((one) => one !== state);
      return new Set(counts ? others : [...others, state]);
    });
  }, []);
  return [off, setCounts];
}
