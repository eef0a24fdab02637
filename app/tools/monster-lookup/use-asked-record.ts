import type { SpellRecord } from '~/compendium/records/spell-record';
import { paths } from '~/paths';
import { type AskedJson, useAskedJson } from '~/platform/use-asked-json';
import type { PaneFacts } from './pane-facts';
import { wantedLayout } from './remember-layout';

/** Loads a spell's record; `again` retries. */
export function useSpell(id: string): AskedJson<SpellRecord> {
  return useAskedJson<SpellRecord>(paths.spellJson({ id }));
}

/** Loads a creature's statblock in the user's layout; `again` retries. */
export function useStatblock(id: string): AskedJson<PaneFacts> {
  return useAskedJson<PaneFacts>(
    paths.monsterPane({ id, layout: wantedLayout(null, document.cookie) }),
  );
}
