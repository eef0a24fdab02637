import type { RoomShape } from '~/maps/map/grid';
import { roomHolds } from '~/maps/map/room-shapes';
import type { Squares } from '~/maps/map/squares';
import type { Random } from '~/rules/random';
import { cavernSquares } from './cavern';

/** The squares of a room within a rectangle: 1 for each that belongs to it, row by row. */
export type Form = { shape: RoomShape; holds: Uint8Array };

/** A room shorter than this is always a rectangle. */
const SHORTEST_SHAPED = 4;

/** The form of a room: a rectangle, or more and more other forms with the irregularity (1 to 100). */
export function formFor(
  area: Squares,
  { irregularity, varied, caverns }: { irregularity: number; varied: boolean; caverns: number },
  random: Random,
): Form {
  const short = Math.min(area.width, area.height);
  const chance = random.below(100);
  if (short < SHORTEST_SHAPED) return whole(area);
  if (short >= 5 && random.below(100) < caverns) return cavern(area, random);
  // At a low irregularity most rooms are plain; at the highest four in five are not.
  if (!varied || chance >= 25 + (irregularity * 55) / 100) return whole(area);
  const kinds: Array<(area: Squares, random: Random) => Form> = [angled, cutCorners];
  if (short >= 5) kinds.push(angled, alcoves, outline, cutCorners, tee);
  return random.pick(kinds)(area, random);
}

/** The form of the most important room, as large as the others but never plain. */
export function grandForm(area: Squares, random: Random): Form {
  return random.below(3) === 0 ? alcoves(area, random) : outline(area, random);
}

function whole({ width, height }: Squares): Form {
  return { shape: 'rectangle', holds: new Uint8Array(width * height).fill(1) };
}

/** The squares of a rectangle that a function keeps. */
function kept(
  { width, height }: Squares,
  shape: RoomShape,
  keeps: (x: number, y: number) => boolean,
): Form {
  const holds = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) if (keeps(x, y)) holds[y * width + x] = 1;
  }
  return { shape, holds };
}

/** An L: one corner is missing. */
function angled(area: Squares, random: Random): Form {
  const across = 1 + random.below(Math.max(1, area.width - 3));
  const down = 1 + random.below(Math.max(1, area.height - 3));
  const corner = random.below(4);
  return kept(area, 'rectangle', (x, y) => {
    const inX = corner % 2 === 0 ? x < across : x >= area.width - across;
    const inY = corner < 2 ? y < down : y >= area.height - down;
    return !(inX && inY);
  });
}

/** A T: two corners of one side are missing. */
function tee(area: Squares, random: Random): Form {
  const across = 1 + random.below(Math.max(1, (area.width - 3) >> 1));
  const down = 1 + random.below(Math.max(1, (area.height - 3) >> 1));
  const side = random.below(4);
  return kept(area, 'rectangle', (x, y) => {
    const atX = x < across || x >= area.width - across;
    const atY = y < down || y >= area.height - down;
    const [low, high] =
      side < 2 ? [y < down, x < across] : [y >= area.height - down, x >= area.width - across];
    return !(side % 2 === 0 ? atX && low : atY && high);
  });
}

/** One to four corners are cut off across. */
function cutCorners(area: Squares, random: Random): Form {
  const most = Math.max(1, (Math.min(area.width, area.height) - 1) >> 1);
  const cuts = [0, 1, 2, 3].map(() => (random.below(2) === 0 ? 0 : 1 + random.below(most)));
  if (!cuts.some((cut) => cut > 0)) cuts[random.below(4)] = most;
  return kept(area, 'octagon', (x, y) => {
    const [right, below] = [area.width - 1 - x, area.height - 1 - y];
    return [x + y, right + y, x + below, right + below].every((far, at) => far >= (cuts[at] ?? 0));
  });
}

/** A hall with niches in two or four of its walls. */
function alcoves(area: Squares, random: Random): Form {
  const upright = random.below(2) === 0;
  const all = Math.min(area.width, area.height) >= 6 && random.below(2) === 0;
  const wide = 1 + random.below(2);
  const period = wide + 1 + random.below(2);
  const isNiche = (at: number, length: number) => {
    const from = Math.min(at, length - 1 - at) - 1;
    return from >= 0 && from % period < wide;
  };
  return kept(area, 'rectangle', (x, y) => {
    const onX = x === 0 || x === area.width - 1;
    const onY = y === 0 || y === area.height - 1;
    if (onX && onY) return false;
    if (onX && (all || upright)) return isNiche(y, area.height);
    if (onY && (all || !upright)) return isNiche(x, area.width);
    return true;
  });
}

/** A round, octagonal, cross-shaped or lozenge-shaped room, or a nave with a round end. */
function outline(area: Squares, random: Random): Form {
  const short = Math.min(area.width, area.height);
  const long = Math.max(area.width, area.height);
  const shapes: RoomShape[] = ['octagon', 'round'];
  if (short >= 7) shapes.push('cross');
  if (short >= 7 && short % 2 === 1 && long === short) shapes.push('diamond');
  if (short % 2 === 1 && long > short) shapes.push('chapel', 'chapel');
  const shape = random.pick(shapes);
  const room = { x: 0, y: 0, width: area.width, height: area.height, shape, turn: random.below(4) };
  return kept(area, shape, (x, y) => roomHolds(room, x, y));
}

function cavern(area: Squares, random: Random): Form {
  const holds = cavernSquares(area.width, area.height, random);
  return holds === null ? whole(area) : { shape: 'cavern', holds };
}
