import type { PathPen } from '~/paper/path-pen';
import { isOpen } from '../map/cells';
import { middleOf, squaresOf, WIDEST_DOOR, type WideDoor } from '../map/doors';
import { cellAt, type DoorKind, type Place } from '../map/grid';
import { isOpenAt, type Squares } from '../map/squares';
import { doorSeenBy, traceFittings, traceLeaf, traceThreshold } from './door-marks';
import type { Drawing } from './drawing';
import type { Layer, TextMark, Trace } from './picture';
import { boxOf, labelMarks, numberMark, secretSize, takenSquares } from './room-numbers';
import { traceEntranceArrow, traceEntranceGap, traceStair } from './stair-marks';
import { traceSymbolBody, traceSymbolInk, traceSymbolLines } from './symbol-marks';

/** The maximum distance in squares that a number can be moved and can extend to either side. */
const NUMBER_REACH = 8;

/** The layers of doors, stairs, entrances, symbols, labels and numbers, above floor and walls. */
export function thingLayers(drawing: Drawing, wide: Squares): Layer[] {
  const { map, palette, choices, squares, gaps } = drawing;
  const near = <T extends Place>(things: readonly T[]) =>
    things.filter((thing) => isInside(thing, wide) && isOpenAt(squares, thing.x, thing.y));
  const doors = drawing.doors.flatMap((door): Array<[WideDoor, DoorKind]> => {
    if (!isInside(door, grown(wide, WIDEST_DOOR))) return [];
    if (!squaresOf(door).some(({ x, y }) => isOpenAt(squares, x, y))) return [];
    const kind = doorSeenBy(door.kind, choices.audience);
    return kind === null ? [] : [[door, kind]];
  });
  const stairs = near(map.stairs);
  const entrances = near(map.entrances);
  const symbols = near(map.symbols).filter(
    (symbol) => choices.audience === 'gm' || symbol.kind !== 'trap',
  );
  const { ink, wall } = palette;
  const layers: Layer[] = [
    {
      kind: 'shape',
      name: 'stairs',
      shape: each(stairs, traceStair),
      stroke: { colour: ink, width: 0.045, cap: 'butt' },
    },
    {
      kind: 'shape',
      name: 'ways-in',
      shape: each(near(gaps), traceEntranceGap),
      stroke: { colour: palette.floor, width: wall.width + 0.1, cap: 'butt' },
    },
    {
      kind: 'shape',
      name: 'arrows',
      shape: each(entrances, traceEntranceArrow),
      fill: ink,
    },
    {
      kind: 'shape',
      name: 'thresholds',
      shape: each(doors, (pen, [door, kind]) => traceThreshold(pen, door, kind)),
      stroke: { ...wall, cap: 'butt' },
    },
    {
      kind: 'shape',
      name: 'leaves',
      shape: each(doors, (pen, [door, kind]) => traceLeaf(pen, door, kind)),
      fill: palette.door,
      stroke: { colour: ink, width: 0.055 },
    },
    {
      kind: 'shape',
      name: 'fittings',
      shape: each(doors, (pen, [door, kind]) => traceFittings(pen, door, kind)),
      fill: ink,
    },
    {
      kind: 'shape',
      name: 'symbols',
      shape: each(symbols, traceSymbolBody),
      fill: palette.stone,
      stroke: { colour: ink, width: 0.05 },
    },
    {
      kind: 'shape',
      name: 'symbol-lines',
      shape: each(symbols, traceSymbolLines),
      stroke: { colour: ink, width: 0.04 },
    },
    {
      kind: 'shape',
      name: 'symbol-ink',
      shape: each(symbols, traceSymbolInk),
      fill: ink,
    },
  ];
  const words = (name: string, marks: TextMark[], colour: string, bold: boolean) => {
    if (marks.length > 0) {
      layers.push({ kind: 'text', name, marks, colour, rim: palette.floor, bold });
    }
  };
  const shownPx = choices.shownPx ?? Number.POSITIVE_INFINITY;
  const allLabels = labelMarks(map, shownPx);
  const labels = allLabels.filter((mark, index) => {
    const { x, y, players } = map.labels[index] ?? { ...mark, players: undefined };
    if (choices.audience === 'player' && !players) return false;
    // A label on rock is always shown; one on floor only with its square.
    return meets(mark, wide) && (!isOpen(cellAt(map, x, y)) || isOpenAt(squares, x, y));
  });
  if (choices.audience === 'gm') {
    const secrets = doors.filter(([door]) => door.kind === 'secret');
    const size = secretSize(shownPx);
    words(
      'secrets',
      secrets.map(([door]) => ({ ...middleOf(door), text: 'S', size })),
      palette.number,
      true,
    );
    const rooms = map.rooms.filter(
      ({ centre }) =>
        isInside(centre, grown(wide, NUMBER_REACH)) && isOpenAt(squares, centre.x, centre.y),
    );
    const taken = takenSquares(map, allLabels, grown(wide, 2 * NUMBER_REACH));
    const numbers = rooms.map((room) => numberMark(map, room, shownPx, taken));
    words(
      'numbers',
      numbers.filter((mark) => meets(mark, wide)),
      palette.number,
      true,
    );
  }
  words('labels', labels, ink, false);
  return layers;
}

function each<T>(things: readonly T[], trace: (pen: PathPen, thing: T) => void): Trace {
  return (pen) => {
    for (const thing of things) trace(pen, thing);
  };
}

function grown({ x, y, width, height }: Squares, by: number): Squares {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Returns whether a text may be visible in an area; its width is uncertain, so half of it is added. */
function meets(mark: TextMark, area: Squares): boolean {
  const { x, y, width, height } = boxOf(mark);
  return (
    x - width / 4 < area.x + area.width &&
    x + 1.25 * width > area.x &&
    y - height < area.y + area.height &&
    y + 2 * height > area.y
  );
}

function isInside({ x, y }: Place, area: Squares): boolean {
  return x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
}
