import { useCallback, useEffect, useState } from 'react';
import type { Play } from '~/characters/record/character';
import type { Condition } from '~/rules/conditions';

/** States that hold and are not to count in rolls, and the way to say so; one that ends and begins anew counts again. */
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
