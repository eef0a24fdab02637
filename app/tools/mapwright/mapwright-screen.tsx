import { useRouteLoaderData } from '@remix-run/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { mapSearch } from '~/maps/map/map-address';
import { isDrawnHere } from '~/maps/map/server-bounds';
import { paths } from '~/paths';
import type { SiteFacts } from '~/ui/page-meta';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { fetchRestoring } from './file/late-restore';
import { DraftNotice } from './kept/draft-notice';
import { draftPlace } from './kept/page-draft-place';
import { carryMap } from './kept/use-carried-map';
import { useDraft } from './kept/use-draft';
import { useKeeping } from './kept/use-keeping';
import { type MapwrightPageFacts, MapwrightPanel } from './mapwright-panel';
import { AdventureLinks } from './screen/adventure-links';
import { fetchResizing } from './screen/board-details';
import { KeyPageLinks } from './screen/key-page-links';
import { fetchDrawing } from './screen/late-drawing';
import { LatePrintDialog } from './screen/late-print-dialog';
import { LateRoomDesk, LateStockForm } from './screen/late-room-parts';
import { MapStage } from './screen/map-stage';
import styles from './screen/mapwright-screen.module.css';
import { RoomKeyTable } from './screen/room-key-table';
import { ToolBar } from './screen/tool-bar';
import { useBoardCommands } from './screen/use-board-commands';
import { fetchFileMaking, useFiles } from './screen/use-files';
import { useMapwright } from './screen/use-mapwright';
import { useOwnAddress } from './screen/use-own-address';
import { usePartsAhead } from './screen/use-parts-ahead';
import { useRoomKey } from './screen/use-room-key';
import { WayOn } from './screen/way-on';

export type MapwrightScreenProps = MapwrightPageFacts & {
  /** The picture that is shown until the editor is ready. */
  picture: ReactNode;
};

/** The whole of Mapwright: the map, the tools next to it, the recipe, and the actions for the result. */
export function MapwrightScreen(props: MapwrightScreenProps) {
  // A link to this page starts anew: the previous drawing is kept as a draft.
  const visit = useRef({ facts: props.facts, number: 0 });
  if (visit.current.facts !== props.facts) {
    visit.current = { facts: props.facts, number: visit.current.number + 1 };
  }
  return <MapwrightBench key={visit.current.number} {...props} />;
}

function MapwrightBench(props: MapwrightScreenProps) {
  const { facts, access, signedIn = false, owner, action, saved, copy, picture } = props;
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
  const { pad, view, commands } = useBoardCommands(dispatch);
  const [isPrinting, setPrinting] = useState(false);
  const [openRoom, setOpenRoom] = useState<number | null>(null);
  const key = useRoomKey(mapwright.workers, editor?.map ?? null, recipe.seed);
  const site = useRouteLoaderData<{ site: SiteFacts }>('root')?.site;
  const files = useFiles(mapwright, access, site?.name ?? '');
  const entries = key ?? facts.keyPart.entries;
  const prep = editor?.map.prep ?? facts.prep;
  const place = useMemo(() => prep && { prep, mapId: keptId }, [prep, keptId]);
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
            pad={pad}
            view={view}
            onRoom={setOpenRoom}
          >
            {picture}
          </MapStage>
          {editor && <ToolBar editor={editor} dispatch={dispatch} />}
          <DraftNotice drafts={drafts} version={saved?.save.version ?? null} />
          <p className={styles.status} role="status">
            {mapwright.isDrawing ? 'Drawing…' : editor?.message || mapwright.problem}
          </p>
        </div>
        <MapwrightPanel
          page={props}
          bench={{
            mapwright,
            keeping,
            drafts,
            files,
            here,
            wayToPro,
            missingPro,
            carry,
            pad,
            commands,
          }}
          onPrint={() => setPrinting(true)}
        />
      </div>
      {look.audience === 'gm' && (
        <section className={styles.key} id="key" aria-labelledby="key-heading">
          <h2 id="key-heading">Room key</h2>
          {editor && <LateStockForm map={editor.map} dispatch={dispatch} />}
          {saved && !editor && (
            <p>
              <a href={paths.mapKey({ id: saved.save.id })}>Write about the rooms, or stock them</a>
            </p>
          )}
          {keptId !== null && access === 'pro' && (
            <AdventureLinks
              id={keptId}
              isDrawn={editor ? isDrawnHere(editor.map) : facts.isDrawn}
            />
          )}
          <RoomKeyTable entries={entries} place={place} onOpen={editor ? setOpenRoom : undefined} />
          {key === null && <KeyPageLinks page={facts.keyPart.page} pages={facts.keyPart.pages} />}
        </section>
      )}
      {editor && (
        <LateRoomDesk
          map={editor.map}
          number={openRoom}
          entry={entries.find(({ number }) => number === openRoom) ?? null}
          mapId={keptId}
          dispatch={dispatch}
          onClose={() => setOpenRoom(null)}
        />
      )}
      {editor && (
        <LatePrintDialog
          open={isPrinting}
          onClose={() => setPrinting(false)}
          map={editor.map}
          look={look}
          entries={entries}
          files={files}
          saved={{
            id: keptId,
            isKept: keeping.isKept,
            isBusy: keeping.isBusy,
            problem: keeping.trouble?.text ?? null,
            save: keeping.save,
          }}
          wayToPro={missingPro}
        />
      )}
      <VisuallyHidden>
        <span id="board-keys">
          Arrow keys move the cursor, Enter draws, letters choose tools: B brush, R rectangle, L
          line, D door. Control Z undoes. Question mark: all keys. Colon: all commands.
        </span>
      </VisuallyHidden>
    </main>
  );
}

function fetchParts(): Promise<unknown> {
  return Promise.all([fetchDrawing(), fetchRestoring(), fetchFileMaking(), fetchResizing()]);
}
