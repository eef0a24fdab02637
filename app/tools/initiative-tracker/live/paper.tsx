import { useEffect, useState } from 'react';
import type { Fight } from '~/fights/log/state';
import { combatantsOf } from '~/fights/people/people';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import type { CreatureStore } from './page-creatures';

/** Loaded on demand, because few users print. */
function fetchSheet() {
  return import('./paper-sheet');
}

/** Prints the fight as a sheet to run it with a pencil. Without scripts the browser prints the order as shown. */
export function Paper({ fight, creatures }: { fight: Fight; creatures: CreatureStore }) {
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState(false);
  const [isReady, setReady] = useState(false);
  const [late, again] = useLatePart(fetchSheet, wanted);
  const how = { edition: fight.settings.edition, inLair: false };
  useEffect(() => {
    if (!isReady || late.is !== 'here') return;
    print();
    setReady(false);
  }, [isReady, late]);

  async function ask() {
    setWanted(true);
    if (late.is === 'lost') again();
    const records = combatantsOf(fight).flatMap(({ place, sheet }) =>
      place === 'gone' || sheet.record === null ? [] : [sheet.record],
    );
    // Offline the sheet has only the order.
    await creatures.ask([...new Set(records)], how);
    setReady(true);
  }

  return hydrated ? (
    <>
      <Button type="button" kind="quiet" icon="print" compact onClick={ask}>
        Print the fight
      </Button>
      {wanted && late.is === 'here' && (
        <late.part.PaperSheet fight={fight} creatureOf={(id) => creatures.get(id, how)} />
      )}
    </>
  ) : null;
}
