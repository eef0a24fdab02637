import { Link } from '@remix-run/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { KEY_WITH_PAGE, type ScreenFacts } from '../screen-facts';
import { ExportMenu } from './export-menu';
import { mapSearch } from './map-address';
import { MapStage } from './map-stage';
import styles from './mapwright-screen.module.css';
import { NameField } from './name-field';
import { PlainLinks } from './plain-links';
import { PresetGallery } from './preset-gallery';
import { PrintDialog } from './print-dialog';
import { reachWords } from './reach-words';
import { RecipeForm } from './recipe-form';
import { ResizeFields } from './resize-fields';
import { RoomKeyTable } from './room-key-table';
import { type SaveFacts, SavePanel } from './save-panel';
import { ToolBar } from './tool-bar';
import { carryMap, useCarriedMap } from './use-carried-map';
import { useFiles } from './use-files';
import { useMapwright } from './use-mapwright';
import { useReach } from './use-reach';
import { useRoomKey } from './use-room-key';

/** Whom the page is for: visitors, members without Pro, and Pro. */
export type ScreenAccess = 'visitor' | 'member' | 'pro';

export type MapwrightScreenProps = {
  facts: ScreenFacts;
  access: ScreenAccess;
  /** The page's own address, which its forms lead to. */
  action: string;
  /** A saved map that is open, with its text. */
  saved?: { save: SaveFacts; json: string };
  /** The text of another's map, to begin a map of one's own with. */
  copy?: string;
  /** The picture that stands until the editor does. */
  picture: ReactNode;
};

/** The whole of Mapwright: the map, the tools beside it, the recipe, and what can be done with the result. */
export function MapwrightScreen({
  facts,
  access,
  action,
  saved,
  copy,
  picture,
}: MapwrightScreenProps) {
  const [save, setSave] = useState<SaveFacts | null>(saved?.save ?? null);
  const mapwright = useMapwright({
    recipe: facts.recipe,
    look: facts.look,
    json: saved?.json ?? copy ?? null,
    hasAddress: save === null && copy === undefined,
  });
  const { editor, dispatch, look, recipe } = mapwright;
  const [isPrinting, setPrinting] = useState(false);
  const key = useRoomKey(mapwright.workers, editor?.map ?? null, recipe.seed);
  const files = useFiles(mapwright, access);
  const entries = key ?? facts.key;
  const reach = useReach(editor?.map ?? null);
  const roomCount = editor?.map.rooms.length ?? facts.rooms;
  useCarriedMap(editor, dispatch, access !== 'visitor' && saved === undefined);
  const handleSaved = useCallback((facts: SaveFacts) => {
    setSave(facts);
    window.history.replaceState(window.history.state, '', paths.savedMap({ id: facts.id }));
  }, []);
  useEffect(() => {
    if (editor) document.title = document.title.replace(/^.*?(?= \| )/, `${editor.map.name}`);
  }, [editor]);
  return (
    <main id="main" className={styles.main}>
      <div className={styles.bench} data-drawing={editor ? true : undefined}>
        <div className={styles.table}>
          <MapStage editor={editor} dispatch={dispatch} look={look} easel={mapwright.easel}>
            {picture}
          </MapStage>
          {editor && <ToolBar editor={editor} dispatch={dispatch} />}
          <p className={styles.status} role="status">
            {mapwright.isDrawing ? 'Drawing…' : mapwright.problem || editor?.message}
          </p>
        </div>
        <div className={styles.panel}>
          <NameField
            name={editor?.map.name ?? facts.name}
            dispatch={dispatch}
            isLive={editor !== null}
          />
          <div className={styles.actions}>
            {editor && (
              <>
                <Button type="button" kind="quiet" icon="die" onClick={mapwright.surprise}>
                  Surprise me
                </Button>
                <Button type="button" icon="print" onClick={() => setPrinting(true)}>
                  Print
                </Button>
              </>
            )}
          </div>
          {look.audience === 'gm' && (
            <p className={styles.jump}>
              <a href="#key">Room key: {roomCount === 1 ? '1 room' : `${roomCount} rooms`}</a>{' '}
              {reachWords(reach ?? facts.reach)}
            </p>
          )}
          {facts.corrected.length > 0 && (
            <Notice tone="warning" title="The address was put right">
              {facts.corrected.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Notice>
          )}
          {files.note && (
            <Notice tone={files.note.tone} announce>
              <p>{files.note.text}</p>
              {files.note.upgrade && (
                <p>
                  {access === 'visitor' ? (
                    <Link
                      to={paths.login(paths.mapwright(mapSearch(recipe, look)))}
                      onClick={() => carryMap(editor)}
                    >
                      Sign in
                    </Link>
                  ) : (
                    <Link to={paths.settings()}>Upgrade to Pro</Link>
                  )}
                </p>
              )}
            </Notice>
          )}
          {(editor || copy === undefined) && (
            <SavePanel access={access} facts={save} mapwright={mapwright} onSaved={handleSaved} />
          )}
          {editor ? <ExportMenu files={files} /> : <div className={styles.toCome} />}
          <section className={styles.part} aria-labelledby="places">
            <h2 id="places">Start from a place</h2>
            <PresetGallery seed={recipe.seed} action={action} onChoose={mapwright.choosePreset} />
          </section>
          <section className={styles.part} id="recipe" aria-labelledby="recipe-heading">
            <h2 id="recipe-heading">Recipe</h2>
            <RecipeForm
              recipe={recipe}
              look={look}
              action={action}
              onRecipe={mapwright.change}
              onLook={mapwright.changeLook}
              onSurprise={mapwright.surprise}
            />
          </section>
          {editor && <ResizeFields map={editor.map} dispatch={dispatch} />}
          <PlainLinks
            facts={facts}
            access={access}
            isSaved={saved !== undefined || copy !== undefined}
          />
        </div>
      </div>
      {look.audience === 'gm' && (
        <section className={styles.key} id="key" aria-labelledby="key-heading">
          <h2 id="key-heading">Room key</h2>
          <RoomKeyTable entries={entries} />
          {key === null && facts.rooms > KEY_WITH_PAGE && (
            <p>
              These are the first {KEY_WITH_PAGE} of {facts.rooms} rooms.
            </p>
          )}
        </section>
      )}
      {editor && (
        <PrintDialog
          open={isPrinting}
          onClose={() => setPrinting(false)}
          map={editor.map}
          look={look}
          entries={entries}
          seed={recipe.seed}
          files={files}
        />
      )}
      <VisuallyHidden>
        <span id="board-keys">
          Arrow keys move the cursor, Enter draws, letters choose tools: B brush, R rectangle, L
          line, D door. Control Z undoes. The list of all keys is below the recipe.
        </span>
      </VisuallyHidden>
    </main>
  );
}
