import { useCallback, useEffect, useState } from 'react';
import { paths } from '~/paths';
import { type Asked, askJson } from '~/platform/ask-json';
import type { PaneFacts } from './pane-facts';
import { wantedLayout } from './remember-layout';

type Shown = { id: string; facts: PaneFacts };

/**
 * The content of the pane: the last loaded monster stays until the next one is loaded; `is` is the state of that one.
 */
export type Pane = { shown: Shown | null; is: Asked<PaneFacts>['is'] | 'coming' };

/** Loads the pane's data for a monster; an earlier request is aborted. `again` retries. */
export function usePane(id: string): [pane: Pane, again: () => void] {
  const [pane, setPane] = useState<Pane>({ shown: null, is: 'coming' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: incrementing `tries` starts another attempt
  useEffect(() => {
    const leaving = new AbortController();
    setPane(({ shown }) => ({ shown, is: 'coming' }));
    const layout = wantedLayout(null, document.cookie);
    void askJson<PaneFacts>(paths.monsterPane({ id, layout }), leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return;
      setPane({
        shown: answer.is === 'here' ? { id, facts: answer.value } : null,
        is: answer.is,
      });
    });
    return () => leaving.abort();
  }, [id, tries]);
  const again = useCallback(() => setTries((count) => count + 1), []);
  return [pane, again];
}
