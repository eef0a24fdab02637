import { useEffect, useState } from 'react';
import type { SpellRecord } from '~/compendium/records/spell-record';
import { paths } from '~/paths';
import { type Asked, askJson } from '~/platform/ask-json';

/** A spell's record, asked for by its address; `again` asks anew. */
export function useSpell(
  id: string,
): [spell: Asked<SpellRecord> | { is: 'coming' }, again: () => void] {
  const [spell, setSpell] = useState<Asked<SpellRecord> | { is: 'coming' }>({ is: 'coming' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by counting it
  useEffect(() => {
    const leaving = new AbortController();
    setSpell({ is: 'coming' });
    void askJson<SpellRecord>(paths.spellJson({ id }), leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) setSpell(answer);
    });
    return () => leaving.abort();
  }, [id, tries]);
  return [spell, () => setTries((count) => count + 1)];
}
