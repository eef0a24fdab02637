import { isOpen } from '../cells';
import { cellAt, type Door, type DoorKind } from '../grid';
import { doorSeenBy, traceFittings, traceLeaf, traceThreshold } from './door-marks';
import type { Drawing } from './draw-map';
import type { PathPen } from './path-pen';
import type { Layer, TextMark, Trace } from './picture';
import { isOpenAt, type Squares } from './squares';
import { traceEntranceArrow, traceEntranceGap, traceStair } from './stair-marks';
import { traceSymbolBody, traceSymbolInk, traceSymbolLines } from './symbol-marks';

const SERIF_SIZE = 0.62;
const LABEL_SIZE = 0.5;
/** Squares that a long number stands out at either side. */
const NUMBER_REACH = 2;

/** Doors, stairs, entrances, symbols, labels and numbers, over floor and walls. */
export function thingLayers(
  { map, palette, choices, squares, gaps }: Drawing,
  wide: Squares,
): Layer[] {
  const near = <T extends { x: number; y: number }>(things: readonly T[]) =>
    things.filter((thing) => isInside(thing, wide) && isOpenAt(squares, thing.x, thing.y));
  const doors = near(map.doors).flatMap((door): Array<[Door, DoorKind]> => {
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
  const words = (name: string, marks: TextMark[], size: number, colour: string, bold: boolean) => {
    if (marks.length > 0) {
      layers.push({ kind: 'text', name, marks, size, colour, rim: palette.floor, bold });
    }
  };
  if (choices.audience === 'gm') {
    const secrets = doors.filter(([door]) => door.kind === 'secret');
    words(
      'secrets',
      secrets.map(([door]) => middleOf(door, 'S')),
      SERIF_SIZE,
      palette.number,
      true,
    );
    const rooms = map.rooms.filter(
      ({ centre }) =>
        isInside(centre, aside(wide, NUMBER_REACH)) && isOpenAt(squares, centre.x, centre.y),
    );
    const numbers = rooms.map((room) => middleOf(room.centre, String(room.number)));
    words('numbers', numbers, SERIF_SIZE, palette.number, true);
  }
  const labels = map.labels.filter(
    (label) =>
      isInside(label, aside(wide, Math.ceil(label.text.length / 5))) &&
      // A word upon rock is for all; one upon floor goes with the floor.
      (!isOpen(cellAt(map, label.x, label.y)) || isOpenAt(squares, label.x, label.y)),
  );
  words(
    'labels',
    labels.map((label) => middleOf(label, label.text)),
    LABEL_SIZE,
    ink,
    false,
  );
  return layers;
}

function each<T>(things: readonly T[], trace: (pen: PathPen, thing: T) => void): Trace {
  return (pen) => {
    for (const thing of things) trace(pen, thing);
  };
}

function middleOf(place: { x: number; y: number }, text: string): TextMark {
  return { x: place.x + 0.5, y: place.y + 0.5, text };
}

/** An area and what lies beside it, for words reach further across than things do. */
function aside({ x, y, width, height }: Squares, by: number): Squares {
  return { x: x - by, y, width: width + 2 * by, height };
}

function isInside({ x, y }: { x: number; y: number }, area: Squares): boolean {
  return x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
}
