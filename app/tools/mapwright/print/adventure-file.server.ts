import { MOST_COMPARED, monstersByIds } from '~/compendium/shelf/records.server';
import type { Statblock } from '~/compendium/statblock/statblock';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import type { DungeonMap } from '~/maps/map/grid';
import type { MapLook } from '~/maps/map/map-look';
import { MOST_SHEETS_HERE } from '~/maps/map/server-bounds';
import type { PaperName } from '~/paper/paper';
import { needsLetters } from '~/paper/pdf-text';
import { printFaces, printLetters } from '~/paper/print-fonts.server';
import type { Services } from '~/platform/services.server';
import type { RoomEntry } from '../key/room-key';
import { planAdventure, printAdventure } from './print-adventure';
import { DEFAULT_PRINT_LOOK, wordsOn } from './print-pdf';

/** The most kinds of monsters whose statblocks are printed. */
const MOST_MONSTERS = 40;

type Asked = {
  map: DungeonMap;
  key: readonly RoomEntry[];
  look: MapLook;
  paper: PaperName;
  userId: string;
};

/**
 * Writes the adventure of a map with the statblocks of all that wait in its rooms or wander, each once; null if it has
 * too many pages.
 */
export async function adventureFile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { map, key, look, paper, userId }: Asked,
): Promise<(() => ReadableStream<Uint8Array<ArrayBuffer>>) | null> {
  const foes = map.rooms.flatMap((room) => room.told?.stock?.foes ?? []);
  const all = [...foes.map(({ id }) => id), ...(map.prep?.wanderers ?? [])];
  const ids = [...new Set(all)].slice(0, MOST_MONSTERS);
  const some = Array.from({ length: Math.ceil(ids.length / MOST_COMPARED) }, (_, at) =>
    ids.slice(at * MOST_COMPARED, (at + 1) * MOST_COMPARED),
  );
  const found = await Promise.all(some.map((each) => monstersByIds(db, each, userId)));
  const monsters = found
    .flat()
    .map(({ record }): Statblock => statblockOf(record, record.edition))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const { style, grid, smooth: smoothCaves } = look;
  const print = {
    paper,
    look: { ...DEFAULT_PRINT_LOOK, style, grid, smoothCaves },
    faces: printFaces(),
  };
  const adventure = { map, key, monsters };
  const plan = planAdventure(adventure, print, MOST_SHEETS_HERE);
  if (plan === null) return null;
  return () => {
    const isBeyond = needsLetters(`${wordsOn(map)}${JSON.stringify(monsters)}`);
    const letters = isBeyond ? printLetters() : null;
    return printAdventure(adventure, { ...print, plan }, { createdAt: clock.now() }, letters);
  };
}
