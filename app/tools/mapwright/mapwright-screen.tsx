import { useRouteLoaderData } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import type { SiteFacts } from '~/ui/page-meta';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { fetchRestoring } from './file/late-restore';
import { DraftNotice } from './kept/draft-notice';
import { SavePanel } from './kept/save-panel';
import { carryMap } from './kept/use-carried-map';
import { useDraft } from './kept/use-draft';
import { type SaveFacts, useKeeping } from './kept/use-keeping';
import { mapSearch } from './map/map-address';
import type { MapRecipe } from './map/recipe';
import { recipeToParams } from './map/recipe-link';
import { BoardDetails, fetchBoardDetails } from './screen/board-details';
import { ExportMenu } from './screen/export-menu';
import { fetchDrawing } from './screen/late-drawing';
import { LatePrintDialog } from './screen/late-print-dialog';
import { MapStage } from './screen/map-stage';
import styles from './screen/mapwright-screen.module.css';
import { NameField } from './screen/name-field';
import { PlainLinks } from './screen/plain-links';
import { PresetGallery } from './screen/preset-gallery';
import { reachWords } from './screen/reach-words';
import { RecipeForm } from './screen/recipe-form';
import { RoomKeyTable } from './screen/room-key-table';
import type { ScreenAccess } from './screen/screen-access';
import { KEY_WITH_PAGE, type ScreenFacts } from './screen/screen-facts';
import { ScreenNotices } from './screen/screen-notices';
import { ToolBar } from './screen/tool-bar';
import { fetchFileMaking, useFiles } from './screen/use-files';
import { useMapwright } from './screen/use-mapwright';
import { useOwnAddress } from './screen/use-own-address';
import { usePartsAhead } from './screen/use-parts-ahead';
import { useReach } from './screen/use-reach';
import { useRoomKey } from './screen/use-room-key';
import { WayOn } from './screen/way-on';

export type MapwrightScreenProps = {
  facts: ScreenFacts;
  access: ScreenAccess;
  /** Whether a visitor of the demonstration has an account open, which the map can be taken to. */
  signedIn?: boolean;
  /** Whose unsaved drawings this page may bring back: a person's id, or nobody's. */
  owner: string;
  /** The id of the map that this page keeps without scripts. */
  newId?: string;
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
export function MapwrightScreen(props: MapwrightScreenProps) {
  // Whoever follows a link to this very page begins anew: what was on the board waits as a draft.
  const visit = useRef({ facts: props.facts, number: 0 });
  if (visit.current.facts !== props.facts) {
    visit.current = { facts: props.facts, number: visit.current.number + 1 };
  }
  return <MapwrightBench key={visit.current.number} {...props} />;
}

function MapwrightBench({
  facts,
  access,
  signedIn = false,
  owner,
  newId = '',
  action,
  saved,
  copy,
  picture,
}: MapwrightScreenProps) {
  const mapwright = useMapwright({
    recipe: facts.recipe,
    look: facts.look,
    json: saved?.json ?? copy ?? null,
  });
  const { editor, dispatch, look, recipe } = mapwright;
  const keeping = useKeeping(saved?.save ?? null, mapwright);
  const keptId = keeping.facts?.id ?? null;
  const isCopy = copy !== undefined && keptId === null;
  const recipeSearch = mapSearch(mapwright.named, look);
  const here = keptId === null ? action + recipeSearch : paths.savedMap({ id: keptId });
  useOwnAddress(editor === null || isCopy ? null : here);
  usePartsAhead(editor !== null, fetchParts);
  const drafts = useDraft({
    mapwright,
    keeping,
    owner,
    place: draftPlace(keptId, isCopy, mapwright.named),
    isRecipe: keptId === null && !isCopy,
    takesOthers: saved === undefined,
    maySave: access === 'pro',
  });
  const [isPrinting, setPrinting] = useState(false);
  const key = useRoomKey(mapwright.workers, editor?.map ?? null, recipe.seed);
  const site = useRouteLoaderData<{ site: SiteFacts }>('root')?.site;
  const files = useFiles(mapwright, access, site?.name ?? '');
  const entries = key ?? facts.key;
  const reach = useReach(editor?.map ?? null);
  const roomCount = editor?.map.rooms.length ?? facts.rooms;
  const carry = () => carryMap(editor, owner);
  const wayToPro =
    access === 'visitor' ? (
      <WayOn
        way={signedIn ? 'account' : 'sign-in'}
        here={paths.mapwright(recipeSearch)}
        onLeave={carry}
      />
    ) : (
      <WayOn way="upgrade" here={here} onLeave={keptId === null ? carry : undefined} />
    );
  const missingPro = access === 'pro' ? null : wayToPro;
  useEffect(() => {
    if (editor) document.title = document.title.replace(/^.*?(?= \| )/, `${editor.map.name}`);
  }, [editor]);
  return (
    <main id="main" className={styles.main}>
      <div className={styles.bench} data-drawing={editor ? true : undefined}>
        <div className={styles.table}>
          <MapStage
            editor={editor}
            dispatch={dispatch}
            look={mapwright.boardLook}
            easel={mapwright.easel}
          >
            {picture}
          </MapStage>
          {editor && <ToolBar editor={editor} dispatch={dispatch} />}
          <DraftNotice drafts={drafts} version={saved?.save.version ?? null} />
          <p className={styles.status} role="status">
            {mapwright.isDrawing ? 'Drawing…' : editor?.message || mapwright.problem}
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
          <ScreenNotices
            mapwright={mapwright}
            corrected={mapwright.corrected ?? facts.corrected}
            isAtRisk={drafts.isAtRisk}
            hasLeft={drafts.hasLeft}
            note={files.note}
            wayToPro={wayToPro}
            wayIn={<WayOn way="sign-in" here={here} onLeave={carry} />}
          />
          {(editor || copy === undefined) && (
            <SavePanel
              access={access}
              signedIn={signedIn}
              owner={owner}
              here={here}
              keeping={keeping}
              mapwright={mapwright}
              newId={newId}
            />
          )}
          {editor ? (
            <ExportMenu map={editor.map} files={files} wayToPro={missingPro} />
          ) : (
            <div className={styles.toCome} />
          )}
          <section className={styles.part} aria-labelledby="places">
            <h2 id="places">Start from a place</h2>
            <PresetGallery seed={recipe.seed} action={action} onChoose={mapwright.choosePreset} />
          </section>
          <section className={styles.part} id="recipe" aria-labelledby="recipe-heading">
            <h2 id="recipe-heading">Recipe</h2>
            <p className={styles.handmade}>
              {keptId === null && !isCopy
                ? 'The address of this page holds the recipe. What you draw by hand is not in it: save or export that.'
                : 'This map is more than its recipe: a change here draws it anew.'}
            </p>
            <RecipeForm
              recipe={recipe}
              look={mapwright.boardLook}
              action={action}
              onRecipe={mapwright.change}
              onLook={mapwright.changeLook}
              onSurprise={mapwright.surprise}
            />
          </section>
          {editor ? (
            <BoardDetails map={editor.map} dispatch={dispatch} />
          ) : (
            <PlainLinks
              facts={facts}
              access={access}
              isSaved={saved !== undefined || copy !== undefined}
            />
          )}
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
        <LatePrintDialog
          open={isPrinting}
          onClose={() => setPrinting(false)}
          map={editor.map}
          look={look}
          entries={entries}
          files={files}
          wayToPro={missingPro}
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

function fetchParts(): Promise<unknown> {
  return Promise.all([fetchDrawing(), fetchRestoring(), fetchFileMaking(), fetchBoardDetails()]);
}

/** What a drawing is drawn upon, in words that are the same at the next visit. */
function draftPlace(keptId: string | null, isCopy: boolean, named: MapRecipe): string {
  if (keptId !== null) return `map ${keptId}`;
  // Only the browser asks for drafts, so it knows which copy this is.
  if (isCopy) return typeof window === 'undefined' ? 'copy' : `copy ${window.location.search}`;
  return `recipe ${recipeToParams(named)}`;
}
