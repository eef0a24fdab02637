import { useEffect, useMemo, useRef, useState } from 'react';
import type { Fight } from '~/fights/log/state';
import { Button, IconButton } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { FormFields } from '../form-fields';
import { MapPicker, type PickedMap } from './map-picker';
import styles from './mat.module.css';
import { MatControls } from './mat-controls';
import { matFacts } from './mat-facts';
import { askMap, askMaps } from './page-saved-maps';

export type MatPaneProps = {
  fight: Fight;
  press: (fields: FormFields) => void;
  onClose: () => void;
};

/** The map beside the order of a running fight. */
export function MatPane({ fight, press, onClose }: MatPaneProps) {
  const facts = useMemo(() => matFacts(fight), [fight]);
  return (
    <section className={styles.pane} aria-label="Map" data-mat-pane>
      <header className={styles.head}>
        <h2>{facts.map?.name ?? 'Map'}</h2>
        <IconButton type="button" icon="close" label="Close the map" onClick={onClose} />
      </header>
      {facts.map === null ? (
        <SavedMaps press={press} />
      ) : (
        <>
          <MatControls facts={facts} press={press} />
          <p>
            <Button
              type="button"
              kind="plain"
              compact
              onClick={() => press([['intent', 'mat:remove']])}
            >
              Remove the map
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

/** A map that takes longer than this to come cannot be had now. */
const MOST_WAIT_MS = 20_000;

/** The user's saved maps, asked for when the pane opens. */
function SavedMaps({ press }: Pick<MatPaneProps, 'press'>) {
  const [maps, setMaps] = useState<readonly PickedMap[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const choosing = useRef<AbortController | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    void askMaps(asking.signal).then((found) => {
      if (asking.signal.aborted) return;
      setMaps(found);
      setProblem(
        found === null ? 'Your maps could not be loaded. Open the map again later.' : null,
      );
    });
    return () => asking.abort();
  }, []);

  useEffect(
    () => () => {
      choosing.current?.abort();
      choosing.current = null;
    },
    [],
  );

  async function choose(id: string) {
    // Only the last choice counts, and only while this is shown.
    choosing.current?.abort();
    const asking = new AbortController();
    choosing.current = asking;
    const tooLong = setTimeout(() => asking.abort(), MOST_WAIT_MS);
    const fields = await askMap(id, asking.signal);
    clearTimeout(tooLong);
    if (choosing.current !== asking) return;
    if (fields === null) setProblem('That map cannot be opened right now. Try again later.');
    else press([['intent', 'mat:choose'], ...fields]);
  }

  return (
    <>
      {problem !== null && <Notice tone="problem" announce title={problem} />}
      {maps === null && problem === null && <p role="status">Loading…</p>}
      {maps !== null && <MapPicker maps={maps} onPick={(id) => void choose(id)} />}
    </>
  );
}
