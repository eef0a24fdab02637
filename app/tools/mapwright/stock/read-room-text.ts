import { manyLines, ROOM_TEXT_LIMITS, type RoomText } from '~/maps/map/room-text';
import { oneLine } from '~/maps/map/typed-words';

/** The text about a room in a form, over what was there: the contents stay. */
export function readRoomText(read: (name: string) => unknown, before: RoomText): RoomText {
  return {
    name: oneLine(read('name'), ROOM_TEXT_LIMITS.name),
    aloud: manyLines(read('aloud'), ROOM_TEXT_LIMITS.aloud),
    notes: manyLines(read('notes'), ROOM_TEXT_LIMITS.notes),
    ...(before.stock && { stock: before.stock }),
    ...(read('kept') === '1' && { kept: true }),
  };
}
