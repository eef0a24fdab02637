import { useFetcher } from '@remix-run/react';
import { useEffect, useMemo } from 'react';
import { fightPaths } from '~/fight-paths';
import type { Fight } from '~/fights/log/state';
import { Button, IconButton } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { FightAnswer } from '../fight-form.server';
import type { FormFields } from '../form-fields';
import { MapPicker } from './map-picker';
import styles from './mat.module.css';
import { MatControls } from './mat-controls';
import { matFacts } from './mat-facts';
import type { loader } from './mat-page';

export type MatPaneProps = {
  id: string;
  fight: Fight;
  press: (fields: FormFields) => void;
  onClose: () => void;
};

/** The map beside the order of a running fight. */
export function MatPane({ id, fight, press, onClose }: MatPaneProps) {
  const facts = useMemo(() => matFacts(fight), [fight]);
  return (
    <section className={styles.pane} aria-label="Map" data-mat-pane>
      <header className={styles.head}>
        <h2>{facts.map?.name ?? 'Map'}</h2>
        {facts.map && (
          <Button
            type="button"
            kind="plain"
            compact
            onClick={() => press([['intent', 'mat:remove']])}
          >
            Remove the map
          </Button>
        )}
        <IconButton type="button" icon="close" label="Close the map" onClick={onClose} />
      </header>
      {facts.map === null ? <SavedMaps id={id} /> : <MatControls facts={facts} press={press} />}
    </section>
  );
}

/** The user's saved maps, asked for when the pane opens; the chosen one comes with the fight's next events. */
function SavedMaps({ id }: { id: string }) {
  const asked = useFetcher<typeof loader>();
  const chosen = useFetcher<FightAnswer>();
  const action = fightPaths.fightMat({ id });
  const { load } = asked;
  useEffect(() => {
    load(action);
  }, [load, action]);
  return (
    <>
      {chosen.data?.problem && <Notice tone="problem" announce title={chosen.data.problem} />}
      {asked.data ? (
        <MapPicker
          maps={asked.data.maps}
          action={action}
          onPick={(map) => chosen.submit({ intent: 'mat:choose', map }, { method: 'post', action })}
        />
      ) : (
        <p role="status">Loading…</p>
      )}
    </>
  );
}
