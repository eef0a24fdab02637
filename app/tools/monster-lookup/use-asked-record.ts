import { useEffect, useState } from 'react';
import type { SpellRecord } from '~/compendium/records/spell-record';
import { paths } from '~/paths';
import { type Asked, askJson } from '~/platform/ask-json';
import type { PaneFacts } from './pane-facts';
import { wantedLayout } from './remember-layout';

type AskedRecord<T> = [record: Asked<T> | { is: 'coming' }, again: () => void];

/** Loads a spell's record; `again` retries. */
export function useSpell(id: string): AskedRecord<SpellRecord> {
  return useAsked<SpellRecord>(paths.spellJson({ id }));
}

/** Loads a creature's statblock in the user's layout; `again` retries. */
export function useStatblock(id: string): AskedRecord<PaneFacts> {
  return useAsked<PaneFacts>(
    paths.monsterPane({ id, layout: wantedLayout(null, document.cookie) }),
  );
}

function useAsked<T>(path: string): AskedRecord<T> {
  const [record, setRecord] = useState<Asked<T> | { is: 'coming' }>({ is: 'coming' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: incrementing `tries` starts another attempt
  useEffect(() => {
    const leaving = new AbortController();
    setRecord({ is: 'coming' });
    void askJson<T>(path, leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) setRecord(answer);
    });
    return () => leaving.abort();
  }, [path, tries]);
  return [record, () => setTries((count) => count + 1)];
}
