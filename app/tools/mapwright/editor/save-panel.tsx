import { Link, useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { DungeonMap } from '../grid';
import { LONGEST_JSON } from '../kept-map';
import { mapToJson } from '../output/map-json';
import type { MapAnswer, SavedVersion } from '../saved-map-answers';
import { ConflictDialog } from './conflict-dialog';
import { mapSearch } from './map-address';
import { writeLook } from './map-look';
import type { ScreenAccess } from './mapwright-screen';
import styles from './mapwright-screen.module.css';
import { carryMap } from './use-carried-map';
import type { Mapwright } from './use-mapwright';

/** Which kept map this is, and which of its versions was opened. */
export type SaveFacts = { id: string; version: number };

type SavePanelProps = {
  access: ScreenAccess;
  facts: SaveFacts | null;
  mapwright: Mapwright;
  onSaved: (facts: SaveFacts) => void;
};

/** Keeps the map in one's account; two versions that meet are shown side by side. */
export function SavePanel({ access, facts, mapwright, onSaved }: SavePanelProps) {
  const { editor, look, recipe, dispatch } = mapwright;
  const fetcher = useFetcher<MapAnswer>();
  const [told, setTold] = useState('');
  const [conflict, setConflict] = useState<SavedVersion | null>(null);
  const sent = useRef<DungeonMap | null>(null);
  const [kept, setKept] = useState<DungeonMap | null>(null);
  const { data, state } = fetcher;

  useEffect(() => {
    if (data === undefined || state !== 'idle' || sent.current === null) return;
    const map = sent.current;
    sent.current = null;
    setConflict(data.conflict ?? null);
    if (data.saved) {
      setKept(map);
      setTold('Saved.');
      onSaved(data.saved);
    } else setTold(data.problem ?? 'The map could not be saved. It is still here.');
  }, [data, state, onSaved]);

  if (access !== 'pro') {
    const here = paths.mapwright(mapSearch(recipe, look));
    return access === 'visitor' ? (
      <LinkButton kind="quiet" to={here} icon="star" onClick={() => carryMap(editor)}>
        Sign in to save
      </LinkButton>
    ) : (
      <LinkButton kind="quiet" to={paths.settings()} icon="star">
        Upgrade to Pro to save and print
      </LinkButton>
    );
  }

  function save(target: SaveFacts | null, map = editor?.map): void {
    if (!map) return;
    const json = mapToJson(map);
    if (json.length > LONGEST_JSON) {
      setTold('This map is too large to keep.');
      return;
    }
    sent.current = map;
    setTold('');
    fetcher.submit(
      {
        intent: 'save',
        json,
        look: String(writeLook(new URLSearchParams(), look)),
        ...(target && { id: target.id, version: String(target.version) }),
      },
      { method: 'post', action: paths.savedMaps(), encType: 'multipart/form-data' },
    );
  }

  if (!editor) {
    return facts ? null : (
      <form method="post" action={paths.savedMaps()} className={styles.actions}>
        <input type="hidden" name="recipe" value={mapSearch(recipe, look).slice(1)} />
        <Button kind="quiet" name="intent" value="save-recipe" icon="star">
          Save
        </Button>
        <Link to={paths.savedMaps()}>My maps</Link>
      </form>
    );
  }
  const isKept = kept === editor.map;
  return (
    <>
      <div className={styles.actions}>
        <Button
          type="button"
          kind="quiet"
          icon={isKept ? 'check' : 'star'}
          busy={state !== 'idle'}
          onClick={() => save(facts)}
        >
          {isKept ? 'Saved' : 'Save'}
        </Button>
        <Link to={paths.savedMaps()}>My maps</Link>
        <span className={styles.told} role="status">
          {conflict ? '' : told}
        </span>
      </div>
      {conflict && facts && (
        <ConflictDialog
          mine={editor.map}
          theirs={conflict}
          onMine={() => save({ id: facts.id, version: conflict.version })}
          onTheirs={(map) => {
            dispatch({ type: 'replace', map, label: 'The other version taken' });
            onSaved({ id: facts.id, version: conflict.version });
            setKept(map);
            setConflict(null);
          }}
          onCopy={() => save(null, { ...editor.map, name: `${editor.map.name} (copy)` })}
          onClose={() => setConflict(null)}
        />
      )}
      {told !== '' && told !== 'Saved.' && !conflict && (
        <Notice tone="problem">
          <p>{told}</p>
        </Notice>
      )}
    </>
  );
}
