import { prepareDrawing } from '~/maps/draw/draw-map';
import type { Drawing } from '~/maps/draw/drawing';
import type { Door, DungeonMap, Place, Room } from '~/maps/map/grid';
import { openExtent } from '~/maps/map/squares';
import { PRINT_SCALES } from '~/paper/paper';
import type { PdfLetters } from '~/paper/pdf-letters';
import { type PdfFacts, type PdfPage, writePdf } from '~/paper/pdf-writer';
import { type PrintLook, printChoices, sheetPage } from './print-pdf';
import { type PrintChoices, type PrintPlan, planPrint } from './print-plan';
import { type RoomGround, roomGround, roomSquares } from './room-ground';

/** A room with the sheets it needs; most rooms need one. */
export type Cutout = { room: Room; plan: PrintPlan };

export type CutoutPlan = { cutouts: Cutout[]; pageCount: number };

/**
 * Plans every room on separate sheets, to be laid on the table when it is found; the page count is known immediately.
 */
export function planCutouts(map: DungeonMap, look: PrintLook, choices: PrintChoices): CutoutPlan {
  const ground = roomGround(map, look.audience);
  const cutouts = map.rooms.flatMap((room): Cutout[] => {
    const part = roomSquares(map, room.number, ground);
    const extent = part && openExtent(part.squares, part.area);
    if (!part || !extent) return [];
    const wanted = { ...choices, leftOut: [], overview: false };
    return [{ room, plan: planPrint(part.squares, extent, wanted) }];
  });
  const pageCount = cutouts.reduce((sum, { plan }) => sum + plan.pageCount, 0);
  return { cutouts, pageCount };
}

/** The rooms as a PDF, one per page, drawn while it is read; null if the map has no rooms. */
export function printCutouts(
  map: DungeonMap,
  { cutouts }: CutoutPlan,
  look: PrintLook,
  facts: Omit<PdfFacts, 'title'>,
  letters: PdfLetters | null = null,
): ReadableStream<Uint8Array<ArrayBuffer>> | null {
  if (cutouts.length === 0) return null;
  return writePdf(cutoutPages(map, cutouts, look, letters), { ...facts, title: map.name }, letters);
}

function* cutoutPages(
  map: DungeonMap,
  cutouts: readonly Cutout[],
  look: PrintLook,
  letters: PdfLetters | null,
): Generator<PdfPage> {
  const ground = roomGround(map, look.audience);
  const drawing = prepareDrawing(map, printChoices(look));
  for (const { room, plan } of cutouts) {
    const alone = drawnAlone(drawing, room.number, ground);
    const scale = PRINT_SCALES[plan.choices.scale].says;
    for (const [index, tile] of plan.tiles.entries()) {
      const part = plan.tiles.length === 1 ? '' : ` (${index + 1} of ${plan.tiles.length})`;
      const note = `Room ${room.number}${part} · ${scale}`;
      yield sheetPage(alone, plan, tile.squares, note, letters);
    }
  }
}

/**
 * The part of the whole map's drawing that belongs to one room: everything else is rock, and only its own objects are
 * left.
 */
function drawnAlone(whole: Drawing, number: number, ground: RoomGround): Drawing {
  const part = roomSquares(whole.map, number, ground);
  if (part === null) return whole;
  const { map } = whole;
  const { area } = part;
  const near = <T extends Place>(things: ReadonlyMap<number, T[]>): T[] => {
    const found: T[] = [];
    for (let y = area.y; y < area.y + area.height; y += 1) {
      for (let x = area.x; x < area.x + area.width; x += 1)
        found.push(...(things.get(y * map.width + x) ?? []));
    }
    return found;
  };
  const { doors, stairs, entrances, symbols, labels, rooms } = ground.things;
  const own = {
    ...map,
    doors: near<Door>(doors),
    stairs: near(stairs),
    entrances: near(entrances),
    symbols: near(symbols),
    labels: near(labels),
    rooms: near(rooms).map(({ room }) => room),
  };
  const alone = prepareDrawing(own, whole.choices, { ...part, whole: ground.all });
  return { ...alone, bends: whole.bends };
}
