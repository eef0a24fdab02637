import type { DungeonMap, Room } from '../grid';
import { prepareDrawing } from './draw-map';
import { PRINT_SCALES } from './paper';
import { type PdfFacts, type PdfPage, writePdf } from './pdf-writer';
import { type PrintLook, printChoices, sheetPage } from './print-pdf';
import { type PrintChoices, type PrintPlan, planPrint } from './print-plan';
import { openExtent, roomSquares } from './squares';

/** One room with the sheets it needs; most rooms need one. */
export type Cutout = { room: Room; plan: PrintPlan };

export type CutoutPlan = { cutouts: Cutout[]; pageCount: number };

/** Every room on a sheet of its own, to lay on the table as it is found; the page count is known at once. */
export function planCutouts(map: DungeonMap, look: PrintLook, choices: PrintChoices): CutoutPlan {
  const cutouts = map.rooms.flatMap((room): Cutout[] => {
    const squares = roomSquares(map, room.number, look.audience);
    const extent = openExtent(squares);
    if (extent === null) return [];
    return [
      { room, plan: planPrint(squares, extent, { ...choices, leftOut: [], overview: false }) },
    ];
  });
  const pageCount = cutouts.reduce((sum, { plan }) => sum + plan.pageCount, 0);
  return { cutouts, pageCount };
}

/** The rooms as a PDF, one a page; null when the map has no rooms. */
export async function printCutouts(
  map: DungeonMap,
  { cutouts }: CutoutPlan,
  look: PrintLook,
  facts: Omit<PdfFacts, 'title'>,
): Promise<Uint8Array | null> {
  const pages = cutouts.flatMap((cutout) => cutoutPages(map, cutout, look));
  return pages.length === 0 ? null : writePdf(pages, { ...facts, title: map.name });
}

function cutoutPages(map: DungeonMap, { room, plan }: Cutout, look: PrintLook): PdfPage[] {
  const squares = roomSquares(map, room.number, look.audience);
  const drawing = prepareDrawing(map, printChoices(look), squares);
  const scale = PRINT_SCALES[plan.choices.scale].says;
  return plan.tiles.map((tile, index) => {
    const part = plan.tiles.length === 1 ? '' : ` (${index + 1} of ${plan.tiles.length})`;
    return sheetPage(drawing, plan, tile.squares, `Room ${room.number}${part} · ${scale}`);
  });
}
