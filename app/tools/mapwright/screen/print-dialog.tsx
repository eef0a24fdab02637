import { type ReactNode, useMemo, useState } from 'react';
import type { DungeonMap } from '~/maps/map/grid';
import type { MapLook } from '~/maps/map/map-look';
import { PAPERS } from '~/paper/paper';
import { unprintable } from '~/paper/pdf-text';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import type { RoomEntry } from '../key/room-key';
import { adventurePaper } from '../print/adventure-words';
import { planCutouts } from '../print/print-cutouts';
import { countKeyPages } from '../print/print-key';
import { type PrintLook, planMap, wordsOn } from '../print/print-pdf';
import {
  DEFAULT_PRINT,
  type PrintChoices,
  type PrintPlan,
  withinLimits,
} from '../print/print-plan';
import { AdventureButton, AdventureWords, type SavedState } from './adventure-part';
import { type Printed, PrintFields } from './print-fields';
import { PRO_FILES } from './pro-files';
import styles from './recipe-form.module.css';
import { SheetChooser } from './sheet-chooser';
import type { Files } from './use-files';
import { useSheetChoice } from './use-sheet-choice';

/** The maximum number of unprintable characters that are listed. */
const MOST_SHOWN = 12;

export type PrintDialogProps = {
  open: boolean;
  onClose: () => void;
  map: DungeonMap;
  look: MapLook;
  /** The key of the current map. */
  entries: readonly RoomEntry[];
  files: Files;
  saved: SavedState;
  /** The link to Pro, for users without it. */
  wayToPro: ReactNode;
};

/** Prints the map at a scale where miniatures fit its squares; the sheets are counted and shown in advance. */
export function PrintDialog({
  open,
  onClose,
  map,
  look,
  entries,
  files,
  saved,
  wayToPro,
}: PrintDialogProps) {
  const [asked, setAsked] = useState<PrintChoices>(DEFAULT_PRINT);
  const [audience, setAudience] = useState<MapLook['audience'] | null>(null);
  const [what, setWhat] = useState<Printed>('pdf');
  const [hatching, setHatching] = useState(true);
  const [wantsKey, setWantsKey] = useState(true);
  /** Of which the file was made: another choice has none yet. */
  const [made, setMade] = useState<Printed | null>(null);
  const choices = useMemo(() => withinLimits(asked), [asked]);
  const printLook: PrintLook = useMemo(
    () => ({
      style: look.style,
      audience: audience ?? look.audience,
      grid: look.grid,
      smoothCaves: look.smooth,
      hatching,
    }),
    [look, audience, hatching],
  );
  const whole = useMemo(
    () => (open ? planMap(map, printLook.audience, choices) : null),
    [open, map, printLook.audience, choices],
  );
  const cutouts = useMemo(
    () => (open && what === 'cutouts' ? planCutouts(map, printLook, choices) : null),
    [open, what, map, printLook, choices],
  );
  const { plan, ...sheets } = useSheetChoice(whole);
  const missing = useMemo(() => (open ? unprintable(wordsOn(map)) : []), [open, map]);
  const hasKey = wantsKey && what === 'pdf' && printLook.audience === 'gm';
  const keyPages = useMemo(
    () => (hasKey && whole ? countKeyPages(entries, whole, map.prep?.wandering) : 0),
    [hasKey, whole, entries, map],
  );
  const sheetPages = what === 'cutouts' ? (cutouts?.pageCount ?? 0) : (plan?.pageCount ?? 0);
  const pages = sheetPages + keyPages;
  const set = (changes: Partial<PrintChoices>) => setAsked((old) => ({ ...old, ...changes }));
  return (
    <Dialog
      open={open}
      onClose={() => {
        setMade(null);
        onClose();
      }}
      title="Print"
      footer={
        wayToPro ??
        (what === 'adventure' ? (
          <AdventureButton map={map} saved={saved} paper={adventurePaper(choices.paper)} />
        ) : (
          <Button
            type="button"
            icon="print"
            busy={files.busy === what}
            disabled={sheetPages === 0}
            onClick={async () => {
              const asked = plan?.choices ?? choices;
              const isMade = await files.print(what, asked, printLook, hasKey ? entries : []);
              setMade(isMade ? what : null);
              // The error, and how to proceed, is shown on the page behind the dialog.
              if (!isMade) onClose();
            }}
          >
            Export PDF
          </Button>
        ))
      }
    >
      {wayToPro && (
        <Notice>
          <p>{PRO_FILES} Here you see how many sheets there would be.</p>
        </Notice>
      )}
      {what !== 'adventure' && (
        <p className={styles.pages} role="status">
          <strong>{pages}</strong> {pages === 1 ? 'sheet' : 'sheets'} of{' '}
          {PAPERS[choices.paper].name}
          {what === 'pdf' && plan && planWords(plan, keyPages)}
        </p>
      )}
      <PrintFields
        what={what}
        audience={printLook.audience}
        choices={choices}
        askedMargin={asked.marginMm}
        onWhat={setWhat}
        onAudience={setAudience}
        onChange={set}
      />
      {what === 'adventure' ? (
        <AdventureWords map={map} saved={saved} />
      ) : (
        <div className={styles.switches}>
          <Checkbox
            name="overview"
            label="Overview sheet with a ruler"
            checked={choices.overview}
            onChange={(event) => set({ overview: event.target.checked })}
          />
          {what === 'pdf' && printLook.audience === 'gm' && (
            <Checkbox
              name="key"
              label="Room key and legend"
              checked={wantsKey}
              onChange={(event) => setWantsKey(event.target.checked)}
            />
          )}
          <Checkbox
            name="empty"
            label="Leave out empty sheets"
            checked={choices.skipEmpty}
            onChange={(event) => set({ skipEmpty: event.target.checked })}
          />
          <Checkbox
            name="hatching"
            label="Hatching"
            checked={hatching}
            onChange={(event) => setHatching(event.target.checked)}
          />
        </div>
      )}
      {what === 'pdf' && plan && plan.sheets.length > 0 && (
        <SheetChooser
          map={map}
          audience={printLook.audience}
          plan={plan}
          onToggle={sheets.toggle}
          onAll={sheets.chooseAll}
          onNone={sheets.chooseNone}
        />
      )}
      {missing.length > 0 && (
        <p className={styles.note}>
          The PDF has no letters for {missing.slice(0, MOST_SHOWN).join(' ')}
          {missing.length > MOST_SHOWN && ' …'}: it prints “?” for them. PNG and SVG show them all.
        </p>
      )}
      {made === what && files.note?.tone === 'good' && (
        <Notice tone="good" announce>
          <p>{files.note.text}</p>
        </Notice>
      )}
      {what !== 'adventure' && (
        <p className={styles.note}>
          In the printer’s own dialog choose “Actual size” or 100%
          {choices.overview && ', then measure the ruler'}.
        </p>
      )}
    </Dialog>
  );
}

function planWords(
  { orientation, skipped, sheets, tiles, pageCount }: PrintPlan,
  keyPages: number,
): string {
  const key = keyPages === 0 ? '' : `; ${keyPages} of them the room key`;
  const empty = skipped > 0 ? `; ${skipped} empty left out` : '';
  const unwanted = sheets.length - tiles.length;
  const others = unwanted > 0 ? `; ${unwanted} not selected` : '';
  return `, ${orientation}${key}${empty}${others}${pageCount === 0 ? ': select at least one' : ''}`;
}
