import type { ReactNode, RefObject } from 'react';
import { NeedsPro } from '~/account/gate/needs-pro';
import { themeChoice } from '~/maps/map/theme-choice';
import { Button } from '~/ui/button';
import type { Command } from '~/ui/commands/command';
import { CommandDesk } from '~/ui/commands/command-desk';
import { SavePanel } from './kept/save-panel';
import type { Drafts } from './kept/use-draft';
import type { Keeping, SaveFacts } from './kept/use-keeping';
import { HAND_KEYS } from './screen/board-commands';
import { BoardDetails } from './screen/board-details';
import { ExportMenu } from './screen/export-menu';
import styles from './screen/mapwright-screen.module.css';
import { NameField } from './screen/name-field';
import { PlainLinks } from './screen/plain-links';
import { PresetGallery } from './screen/preset-gallery';
import { reachWords } from './screen/reach-words';
import { RecipeForm } from './screen/recipe-form';
import type { ScreenAccess } from './screen/screen-access';
import type { ScreenFacts } from './screen/screen-facts';
import { ScreenNotices } from './screen/screen-notices';
import { BOARD_KEYS } from './screen/use-board-commands';
import type { useFiles } from './screen/use-files';
import type { Mapwright } from './screen/use-mapwright';
import { useReach } from './screen/use-reach';
import { WayOn } from './screen/way-on';

/** The initial data of a page of Mapwright. */
export type MapwrightPageFacts = {
  facts: ScreenFacts;
  access: ScreenAccess;
  /** Whether a visitor of the demo is signed in to an account that the map can be taken to. */
  signedIn?: boolean;
  /** The owner of the unsaved drawings that this page may restore: a user's id, or '' for a visitor. */
  owner: string;
  /** The id for the map saved by this page without scripts. */
  newId?: string;
  /** The page's own URL, the target of its forms. */
  action: string;
  /** An opened saved map with its JSON. */
  saved?: { save: SaveFacts; json: string };
  /** The JSON of another user's map to start from. */
  copy?: string;
};

/** What the panel shares with the map area next to it. */
export type Bench = {
  mapwright: Mapwright;
  keeping: Keeping;
  drafts: Pick<Drafts, 'isAtRisk' | 'hasLeft'>;
  files: ReturnType<typeof useFiles>;
  /** The current URL of the page, to return to. */
  here: string;
  wayToPro: ReactNode;
  /** The same, if the user does not have Pro. */
  missingPro: ReactNode;
  /** Stores the map while the user signs in. */
  carry: () => void;
  /** The commands for the map area, and its element. */
  commands: readonly Command[];
  pad: RefObject<HTMLElement>;
};

type MapwrightPanelProps = { page: MapwrightPageFacts; bench: Bench; onPrint: () => void };

/** Everything next to the map: its name, saving, files, presets and the recipe. */
export function MapwrightPanel({ page, bench, onPrint }: MapwrightPanelProps) {
  const { facts, access, signedIn = false, owner, newId = '', action, saved, copy } = page;
  const { mapwright, keeping, drafts, files, here, wayToPro, missingPro, carry } = bench;
  const { editor, dispatch, look, recipe } = mapwright;
  const keptId = keeping.facts?.id ?? null;
  const isCopy = copy !== undefined && keptId === null;
  const reach = useReach(editor?.map ?? null);
  const roomCount = editor?.map.rooms.length ?? facts.rooms;
  return (
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
            <Button type="button" icon="print" onClick={onPrint}>
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
      {access === 'member' && keptId !== null && <NeedsPro what="Editing a saved map" />}
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
        <h2 id="places">Presets and themes</h2>
        <PresetGallery
          seed={recipe.seed}
          action={action}
          onChoose={mapwright.choosePreset}
          onTheme={(theme) => mapwright.change(themeChoice(theme, recipe), 'Theme chosen', 0)}
        />
      </section>
      <section className={styles.part} id="recipe" aria-labelledby="recipe-heading">
        <h2 id="recipe-heading">Generator settings</h2>
        <p className={styles.handmade}>
          {keptId === null && !isCopy
            ? 'The link to this page holds these settings, not what you draw by hand: save or export that.'
            : 'This map was edited by hand: a change here draws a new one.'}
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
        <>
          <BoardDetails map={editor.map} dispatch={dispatch} />
          <CommandDesk
            commands={bench.commands}
            keptIn={BOARD_KEYS}
            place={bench.pad}
            notes={HAND_KEYS}
          />
        </>
      ) : (
        <PlainLinks
          facts={facts}
          access={access}
          isSaved={saved !== undefined || copy !== undefined}
        />
      )}
    </div>
  );
}
