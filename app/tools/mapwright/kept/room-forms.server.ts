import type { Person } from '~/account/person/person';
import { restoreMap } from '~/maps/file/restore-map';
import { keep } from '~/maps/kept/kept-map';
import { audienceOf, mapShelf, onShelf } from '~/maps/kept/saved-maps.server';
import type { DungeonMap } from '~/maps/map/grid';
import type { Services } from '~/platform/services.server';
import { readRoomText } from '../stock/read-room-text';
import { stockedFor } from '../stock/stock.server';
import { readWishes, roomsToStock } from '../stock/stock-ask';
import { whyFull, withRoomText, withStocks } from '../stock/stocked-map';
import { CHANGED, UNREADABLE } from './map-problems';
import { drawSharedView } from './shared-view';

export type RoomFormAnswer =
  | { ok: true; room: number | null }
  | { ok: false; status: number; problem: string };

const GONE: RoomFormAnswer = { ok: false, status: 404, problem: 'This map no longer exists.' };

/** Answers the forms of the key page: writes about a room, or has the rooms (or one of them) stocked. */
export async function answerRoomForm(
  services: Services,
  person: Pick<Person, 'userId'>,
  id: string,
  form: FormData,
): Promise<RoomFormAnswer> {
  const row = await mapShelf.open(services, person.userId, id);
  if (row === null) return GONE;
  const restored = row.text === null ? null : restoreMap(row.text);
  if (!restored?.ok) return { ok: false, status: 503, problem: UNREADABLE };
  if (String(row.version) !== form.get('version')) {
    return { ok: false, status: 409, problem: CHANGED };
  }
  const number = Number(form.get('room')) || null;
  const next = await changed(services, person, restored.map, form, number);
  if ('problem' in next) return { ok: false, ...next };
  const full = whyFull(restored.map, next.map);
  if (full !== null) return { ok: false, status: 400, problem: full };
  const kept = keep(next.map, row.look);
  if (!kept.ok) return { ok: false, status: 400, problem: kept.problem };
  const done = await mapShelf.replace(
    services,
    person.userId,
    { id, version: row.version },
    onShelf(kept.kept),
    {
      now: services.clock.now(),
      show: (as: string) => drawSharedView(kept.kept.json, kept.kept.look, audienceOf(as)),
    },
  );
  if (done.ok) return { ok: true, room: number };
  if (done.reason === 'gone') return GONE;
  const problem =
    done.reason === 'changed' ? CHANGED : 'The map could not be saved. Try again later.';
  return { ok: false, status: done.reason === 'unavailable' ? 503 : 409, problem };
}

async function changed(
  services: Services,
  person: Pick<Person, 'userId'>,
  map: DungeonMap,
  form: FormData,
  number: number | null,
): Promise<{ map: DungeonMap } | { problem: string; status: number }> {
  const room = map.rooms.find((one) => one.number === number) ?? null;
  switch (form.get('intent')) {
    case 'room':
      if (room === null) return { problem: 'This room no longer exists.', status: 409 };
      return {
        map: withRoomText(
          map,
          room.number,
          readRoomText((name) => form.get(name), room.told ?? {}),
        ),
      };
    case 'stock': {
      const only = room?.number;
      const written =
        room === null
          ? map
          : withRoomText(
              map,
              room.number,
              readRoomText((name) => form.get(name), room.told ?? {}),
            );
      const asked = roomsToStock(written, only);
      if (asked.rooms.length === 0) return { problem: 'Every room is locked.', status: 409 };
      const before = only === undefined ? form : new Map(Object.entries(map.prep ?? {}));
      const theme = map.recipe?.theme ?? 'none';
      const wishes = readWishes((name) => before.get(name), theme);
      const stocked = await stockedFor(services, wishes, asked, person.userId);
      if (stocked === null) {
        return { problem: 'There are no monsters to choose from yet.', status: 503 };
      }
      const prep = only === undefined ? stocked.prep : (map.prep ?? stocked.prep);
      return { map: withStocks(written, stocked.stocks, prep) };
    }
    default:
      return { problem: 'This form is out of date. Reload the page and try again.', status: 400 };
  }
}
