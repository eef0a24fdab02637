import { drawArea, prepareDrawing } from '~/maps/draw/draw-map';
import type { Drawing } from '~/maps/draw/drawing';
import type { Door, DungeonMap, Place, Room } from '~/maps/map/grid';
import { openExtent, type Squares } from '~/maps/map/squares';
import { drawSmallPrint, MISSING_LETTERS } from '~/paper/page-furniture';
import { PRINT_SCALES } from '~/paper/paper';
import { traceRectangle } from '~/paper/path-pen';
import type { PdfLetters } from '~/paper/pdf-letters';
import { createPdfPen, type PdfPen } from '~/paper/pdf-pen';
import { type PdfFacts, type PdfPage, writePdf } from '~/paper/pdf-writer';
import { packPieces } from './pack-pieces';
import { paintLayers } from './pdf-layers';
import { type PrintLook, printChoices } from './print-pdf';
import { type PageRoom, type PrintChoices, pageRoom, withinLimits } from './print-plan';
import { type RoomGround, roomGround, roomSquares } from './room-ground';

/** A part of a room on a sheet: all of it, if it fits. Places in points; `squares` may begin and end within squares. */
export type CutoutPart = {
  room: Room;
  squares: Squares;
  /** "" for a whole room, else "1 of 3". */
  part: string;
  sheet: number;
  left: number;
  top: number;
  isTurned: boolean;
};

export type CutoutPlan = { parts: CutoutPart[]; page: PageRoom; scale: string; pageCount: number };

/** The paper around a room's squares, in squares: enough for its walls, and to cut along. */
const RIM = 0.25;
/** The room for a line below each part, and between two of them, in points. */
const LINE = 11;

/**
 * Plans every room to be cut out and laid on the table when it is found: several to a sheet, turned where that saves
 * paper. A room larger than a sheet is divided. The page count is known immediately.
 */
export function planCutouts(map: DungeonMap, look: PrintLook, choices: PrintChoices): CutoutPlan {
  const ground = roomGround(map, look.audience);
  const asked = withinLimits(choices);
  const orientation = asked.orientation === 'landscape' ? 'landscape' : 'portrait';
  const page = pageRoom(asked, orientation);
  const room = usable(page);
  const { squarePoints } = page;
  const parts = map.rooms.flatMap((one) => {
    const own = roomSquares(map, one.number, ground);
    const extent = own && openExtent(own.squares, own.area);
    if (!own || !extent) return [];
    const around = withRim(extent, map);
    const pieces = divided(around, room, squarePoints);
    return pieces.map((squares, at) => ({
      room: one,
      squares,
      part: pieces.length === 1 ? '' : `${at + 1} of ${pieces.length}`,
    }));
  });
  const placed = packPieces(
    parts.map(({ squares }) => ({
      width: squares.width * squarePoints + LINE,
      height: squares.height * squarePoints + LINE,
    })),
    { width: room.width + LINE, height: room.height + LINE },
  );
  return {
    parts: placed.flatMap(({ piece, sheet, left, top, isTurned }) => {
      const part = parts[piece];
      return part ? [{ ...part, sheet, left, top, isTurned }] : [];
    }),
    page,
    scale: PRINT_SCALES[asked.scale].says,
    pageCount: (placed.at(-1)?.sheet ?? -1) + 1,
  };
}

/** The rooms as a PDF, drawn while it is read; null if the map has no rooms. */
export function printCutouts(
  map: DungeonMap,
  plan: CutoutPlan,
  look: PrintLook,
  facts: Omit<PdfFacts, 'title'>,
  letters: PdfLetters | null = null,
): ReadableStream<Uint8Array<ArrayBuffer>> | null {
  if (plan.pageCount === 0) return null;
  return writePdf(cutoutPages(map, plan, look, letters), { ...facts, title: map.name }, letters);
}

/** The part of a sheet that can be printed on. */
function usable({ pageWidth, pageHeight, margin }: PageRoom) {
  return { width: pageWidth - 2 * margin, height: pageHeight - 2 * margin - LINE };
}

/** The rooms' squares without the square of rock around them, but with a rim, within the map. */
function withRim({ x, y, width, height }: Squares, map: DungeonMap): Squares {
  const left = Math.max(0, x + 1 - RIM);
  const top = Math.max(0, y + 1 - RIM);
  return {
    x: left,
    y: top,
    width: Math.min(map.width, x + width - 1 + RIM) - left,
    height: Math.min(map.height, y + height - 1 + RIM) - top,
  };
}

/** An area in parts that fit on a sheet, cut along whole squares; in the direction that needs fewer. */
function divided(
  area: Squares,
  room: { width: number; height: number },
  squarePoints: number,
): Squares[] {
  const long = room.height / squarePoints;
  const short = room.width / squarePoints;
  const ways = [
    [short, long],
    [long, short],
  ].map(([across = 1, down = 1]) =>
    cuts(area.y, area.height, down).flatMap(([y, height]) =>
      cuts(area.x, area.width, across).map(([x, width]) => ({ x, y, width, height })),
    ),
  );
  const [upright = [], turned = []] = ways;
  return turned.length < upright.length ? turned : upright;
}

function cuts(from: number, length: number, most: number): [from: number, length: number][] {
  const end = from + length;
  const found: [number, number][] = [];
  let start = from;
  while (end - start > most + 0.001) {
    const next = Math.max(Math.floor(start + most), Math.floor(start) + 1);
    found.push([start, next - start]);
    start = next;
  }
  found.push([start, end - start]);
  return found;
}

function* cutoutPages(
  map: DungeonMap,
  { parts, page, scale, pageCount }: CutoutPlan,
  look: PrintLook,
  letters: PdfLetters | null,
): Generator<PdfPage> {
  const ground = roomGround(map, look.audience);
  const drawing = prepareDrawing(map, printChoices(look));
  const { pageWidth, pageHeight, margin } = page;
  for (let sheet = 0; sheet < pageCount; sheet += 1) {
    const pen = createPdfPen(pageHeight, letters);
    for (const part of parts.filter((one) => one.sheet === sheet)) {
      drawPart(pen, drawnAlone(drawing, part.room.number, ground), part, page, look);
    }
    const note = `${map.name} · rooms, sheet ${sheet + 1} of ${pageCount} · ${scale} · print at 100%`;
    const isWhole = pen.missing(note).length === 0;
    drawSmallPrint(
      pen,
      isWhole ? note : `${MISSING_LETTERS} · ${note}`,
      margin,
      pageHeight - margin - 1,
    );
    yield { widthPoints: pageWidth, heightPoints: pageHeight, content: pen.content() };
  }
}

function drawPart(
  pen: PdfPen,
  drawing: Drawing,
  { room, squares, part, left, top, isTurned }: CutoutPart,
  { margin, squarePoints }: PageRoom,
  look: PrintLook,
): void {
  const width = squares.width * squarePoints;
  const height = squares.height * squarePoints;
  const at = { left: margin + left, top: margin + top };
  const area = wholeSquares(squares);
  const paint = (x: number, y: number) => {
    pen.inside(x, y, width, height, () => {
      paintLayers(pen, drawArea(drawing, area), {
        x: squares.x,
        y: squares.y,
        left: x,
        top: y,
        squarePoints,
      });
    });
    traceRectangle(pen, x, y, width, height);
    pen.stroke('#8a8a8a', 0.35, { dash: [3, 3], cap: 'butt' });
  };
  if (isTurned) pen.turned(at.left, at.top, height, () => paint(0, 0));
  else paint(at.left, at.top);
  // Players are not told by the number which rooms they have not found.
  const words = look.audience === 'gm' ? [`Room ${room.number}`, part] : [part];
  const text = words.filter((word) => word !== '').join(', ');
  if (text === '') return;
  const low = at.top + (isTurned ? width : height);
  pen.text(text, { x: at.left, baseline: low + 7, sizePoints: 6, colour: '#333333' });
}

/** The squares that a part touches. */
function wholeSquares({ x, y, width, height }: Squares): Squares {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return {
    x: left,
    y: top,
    width: Math.ceil(x + width) - left,
    height: Math.ceil(y + height) - top,
  };
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
