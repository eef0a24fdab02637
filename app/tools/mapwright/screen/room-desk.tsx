import { type Dispatch, type FormEvent, useId, useState } from 'react';
import type { DungeonMap } from '~/maps/map/grid';
import type { RoomText } from '~/maps/map/room-text';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { Dialog } from '~/ui/dialog';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import type { EditorAction } from '../edit/editor';
import type { RoomEntry } from '../key/room-key';
import { readRoomText } from '../stock/read-room-text';
import { readWishes, USUAL_WISHES } from '../stock/stock-ask';
import { whyFull, withRoomText } from '../stock/stocked-map';
import { RoomContents } from './room-contents';
import { RoomFields } from './room-fields';
import { useStocking } from './use-stocking';

export type RoomDeskProps = {
  map: DungeonMap;
  /** The number of the open room; null while none is. */
  number: number | null;
  /** Its entry of the key, for the lines that stand where nothing is written. */
  entry: RoomEntry | null;
  mapId: string | null;
  dispatch: Dispatch<EditorAction>;
  onClose: () => void;
};

/** The desk of a room: its name, what is read aloud, the game master's notes, and what waits there. */
export function RoomDesk({ map, number, entry, mapId, dispatch, onClose }: RoomDeskProps) {
  const form = useId();
  const room = map.rooms.find((one) => one.number === number) ?? null;
  const told = room?.told ?? {};
  const { stock, busy, problem } = useStocking(map, dispatch);
  const [full, setFull] = useState<{ room: number; why: string } | null>(null);
  if (room === null) return null;
  const name = told.name ?? entry?.name ?? '';

  /** Writes about the room; returns why it cannot be. */
  function write(text: RoomText, label: string): string | null {
    if (room === null) return null;
    const next = withRoomText(map, room.number, text);
    const why = whyFull(map, next);
    if (why === null) dispatch({ type: 'replace', map: next, label, upon: map });
    return why;
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const why = write(
      readRoomText((field) => typed.get(field), told),
      `Room ${room?.number} written`,
    );
    setFull(why === null ? null : { room: room?.number ?? 0, why });
    if (why === null) onClose();
  }

  /** A press outside and Escape save what was typed, as leaving a field does; undo takes it back. */
  function handleClose(): void {
    const fields = document.getElementById(form);
    if (fields instanceof HTMLFormElement && isChanged(fields)) fields.requestSubmit();
    else onClose();
  }

  function drawAnew(): void {
    const theme = map.recipe?.theme ?? 'none';
    const before = { ...(map.prep ?? USUAL_WISHES), theme };
    void stock(
      readWishes((field) => before[field as keyof typeof before], theme),
      room?.number,
    );
  }

  return (
    <Dialog
      open={number !== null}
      onClose={handleClose}
      title={`Room ${room.number}: ${name}`}
      footer={<Button form={form}>Save</Button>}
    >
      {full?.room === room.number && <Notice tone="problem" announce title={full.why} />}
      <form id={form} key={room.number} className={layout.stack} onSubmit={handleSubmit}>
        <RoomFields
          told={told}
          instead={{ name: entry?.name ?? '', aloud: told.aloud ? '' : (entry?.dressing ?? '') }}
        />
        <Checkbox
          name="kept"
          value="1"
          label="Lock the contents: stocking the map leaves them"
          defaultChecked={told.kept === true}
        />
      </form>
      <section className={layout.stack} aria-label="Contents">
        <h3>Contents</h3>
        {told.stock ? (
          <RoomContents
            room={{ number: room.number, name, stock: told.stock }}
            place={map.prep ? { prep: map.prep, mapId } : null}
          />
        ) : (
          <p>Nothing yet.</p>
        )}
        <div className={layout.row}>
          <Button type="button" kind="quiet" icon="die" busy={busy} onClick={drawAnew}>
            {told.stock ? 'Draw others' : 'Draw contents'}
          </Button>
          {told.stock && (
            <Button
              type="button"
              kind="plain"
              onClick={() => {
                const { stock: _, ...rest } = told;
                write(rest, `Room ${room.number} emptied`);
              }}
            >
              Remove the contents
            </Button>
          )}
        </div>
        {problem !== '' && (
          <Notice tone="problem" announce>
            <p>{problem}</p>
          </Notice>
        )}
      </section>
    </Dialog>
  );
}

/** Whether a field of a form differs from what it showed at first. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) =>
    field instanceof HTMLInputElement && field.type === 'checkbox'
      ? field.checked !== field.defaultChecked
      : (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
        field.value !== field.defaultValue,
  );
}
