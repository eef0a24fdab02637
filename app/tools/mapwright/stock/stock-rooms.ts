import { ANY_CREATURE, type Candidate } from '~/encounters/fill/candidate';
import { fill } from '~/encounters/fill/fill';
import { TEMPLATES, type Template } from '~/encounters/fill/templates';
import type { Band } from '~/encounters/fill/window';
import type { PlaceTheme } from '~/maps/map/recipe';
import {
  foeWords,
  type MapPrep,
  type RoomFoe,
  type RoomStock,
  type StockLine,
} from '~/maps/map/room-text';
import type { Edition } from '~/rules/edition';
import { createRandom, type Random } from '~/rules/random';
import { isOfBuilding } from '../key/building-words';
import { isOfDryFloor } from '../key/dry-words';
import { bandsOf, MOST_STOCKED } from './bands';
import { belongsTo, dwellsIn } from './dwellers';
import { busyWords, clueLine, trickLine } from './riddles';
import { gateOf, heartOf, type RoomFacts } from './room-facts';
import { trapLine } from './traps';
import { treasureLine } from './treasure';
import { unsaidLine } from './unsaid';

/** The maximum number of fights in the rooms of a map. */
const MOST_FIGHTS = 120;
/** The tries for the fight of a room. */
const TRIES = 8;
/**
 * The maximum number of tries in vain, of all rooms together: where no fight fits a party, none is looked for in every
 * room of a large map.
 */
const MOST_VAIN = 40 * TRIES;

export type StockOrder = {
  /** The same seed, rooms and creatures give the same contents. */
  seed: string;
  edition: Edition;
  characters: number;
  level: number;
  /** The most difficult band that a room may have; the heart of the dungeon has it. */
  band: Band;
  theme: PlaceTheme;
  /** The rooms to stock. */
  rooms: readonly RoomFacts[];
  /** The lines and fights of rooms that keep theirs. */
  said: readonly string[];
  pool: readonly Candidate[];
  /** The room nearest to the way in, also when it is none of the rooms to stock; without it, that of the rooms. */
  gate?: number;
  /** The heart of the map, also when it is none of the rooms to stock; without it, that of the rooms. */
  heart?: number;
};

export type Stocked = { stocks: Map<number, RoomStock>; prep: MapPrep };

/**
 * Stocks the rooms of a dungeon: monsters in nearly half of them (never above the asked difficulty, the most dangerous
 * farthest from the way in), traps, treasure, tricks, and signs in rooms that are empty otherwise. No line stands twice.
 */
export function stockRooms(order: StockOrder): Stocked {
  const { edition, characters, level, band } = order;
  const said = new Set(order.said.map((line) => line.replaceAll(/\d+/g, '#')));
  const random = createRandom(order.seed);
  const drawing = fightsOf(order);
  const isCave = order.theme === 'natural' || order.theme === 'warren';
  const rooms = order.rooms.slice(0, MOST_STOCKED);
  // The rooms that are drawn anew have no second heart where that of their map keeps its contents.
  const heart =
    order.heart === undefined ? heartOf(rooms) : rooms.find(({ number }) => number === order.heart);
  const gate = order.gate ?? gateOf(rooms)?.number;
  const stocks = new Map<number, RoomStock>();
  let fights = 0;
  // The heart first: nothing else takes its fight.
  for (const room of rooms.toSorted(
    (one, other) => Number(other === heart) - Number(one === heart),
  )) {
    const own = random.fork(`room ${room.number}`);
    const chance = own.fork('what').below(20);
    const isHeart = room === heart;
    const isGate = room.number === gate && (order.gate !== undefined || rooms.length > 2);
    const isSunk = room.water * 2 >= room.squares;
    const fits = (line: string) =>
      !(isCave && isOfBuilding(line)) && !(isSunk && isOfDryFloor(line));
    const lines: StockLine[] = [];
    const add = (kind: StockLine['kind'], make: (stream: Random) => string) => {
      const text = unsaidLine(own.fork(kind), said, make, fits);
      if (text !== null) lines.push({ kind, text });
    };
    const isFight = (isHeart || chance < (isGate ? 4 : 9)) && fights < MOST_FIGHTS;
    const foes = isFight ? drawing(room, isHeart, isGate, own.fork('foes')) : [];
    if (foes.length > 0) fights += 1;
    if (isHeart || (foes.length > 0 && chance % 2 === 0)) {
      add('treasure', (stream) => treasureLine(level, stream));
    } else if (foes.length === 0) {
      if (chance < 12) add('trap', (stream) => trapLine(level, stream));
      else if (chance < 14) add('trick', trickLine);
      else if (chance < 16) add('treasure', (stream) => treasureLine(level, stream));
      else if (chance < 18) add('clue', clueLine);
    }
    stocks.set(room.number, { foes, lines });
  }
  const wandering = wanderers(order, random.fork('wandering'));
  return { stocks, prep: { edition, characters, level, band, ...wandering } };
}

type DrawFight = (room: RoomFacts, isHeart: boolean, isGate: boolean, random: Random) => RoomFoe[];

/** The squares that a creature of a size takes (SRD, "Creature Size and Space"). */
const SPACE: Readonly<Record<string, number>> = { large: 4, huge: 9, gargantuan: 16 };

function fightsOf(order: StockOrder): DrawFight {
  // Fights differ by their numbers too: the given lines are taken as they are.
  const said = new Set(order.said);
  const bands = bandsOf(order.edition);
  const most = Math.max(0, bands.indexOf(order.band));
  const themed = order.pool.filter((one) => dwellsIn(one, order.theme));
  const first = bySpace(
    themed.filter((one) => order.theme !== 'none' && belongsTo(one, order.theme)),
  );
  const those = bySpace(themed);
  const usual = bySpace(order.pool.filter((one) => dwellsIn(one, 'none')));
  let vain = 0;
  return (room, isHeart, isGate, random) => {
    for (let tried = 0; tried < TRIES && vain < MOST_VAIN; tried += 1, vain += 1) {
      const stream = random.fork(tried);
      const isNative = tried < 4 && first.all.length > 0 && stream.below(4) > 0;
      const pools = isNative ? first : tried < 6 ? those : usual;
      const pool = pools.fitting(room.squares);
      const at = isHeart ? most - (tried > 4 ? 1 : 0) : isGate ? 0 : bandBelow(most, stream);
      const band = bands[Math.max(0, at)] ?? order.band;
      const template = stream.pick(templatesFor(room.squares, isHeart));
      const foes = drawn(order, band, template, pool, stream);
      if (foes === null) continue;
      const { kinds, sign } = foes;
      const takes = kinds.reduce((sum, one) => sum + one.count * spaceOf(one.size), 0);
      if (takes * 3 > room.squares * 2 + 4 || said.has(sign)) continue;
      said.add(sign);
      return kinds.map(({ size: _, ...foe }) => foe);
    }
    return [];
  };
}

/** Creatures, and those of them that a room has the space for; filtered once for each size. */
function bySpace(all: readonly Candidate[]) {
  const known = new Map<number, readonly Candidate[]>();
  return {
    all,
    fitting(squares: number): readonly Candidate[] {
      const space = [16, 9, 4, 1].find((one) => one * 3 <= squares + 2) ?? 0;
      const found = known.get(space) ?? all.filter(({ size }) => spaceOf(size) <= space);
      known.set(space, found);
      return found;
    },
  };
}

type Kind = RoomFoe & { size: string };

function drawn(
  { edition, characters, level }: StockOrder,
  band: Band,
  template: Template,
  pool: readonly Candidate[],
  random: Random,
): { kinds: Kind[]; sign: string } | null {
  const filled = fill({
    seed: String(random.next()),
    edition,
    levels: Array<number>(characters).fill(level),
    band,
    template,
    pool,
    wanted: { ...ANY_CREATURE, legendary: level >= 9 },
    fixed: [],
  });
  if (!filled.ok) return null;
  // Leader and followers may be of one kind: a room says it once, with their number.
  const kinds = new Map<string, Kind>();
  for (const { creature, count } of filled.drawn) {
    const { id, name, cr, xp, size } = creature;
    kinds.set(id, { id, name, count: count + (kinds.get(id)?.count ?? 0), cr, xp, size });
  }
  const all = [...kinds.values()];
  return { kinds: all, sign: foeWords(all) };
}

function spaceOf(size: string): number {
  return SPACE[size.toLowerCase()] ?? 1;
}

/** Most rooms are easier than the most difficult one. */
function bandBelow(most: number, random: Random): number {
  const chance = random.below(20);
  if (chance < 5) return most;
  return chance < 14 ? most - 1 : most - 2;
}

const IN_SMALL = ['boss', 'pair'];
const IN_MIDDLE = ['pair', 'trio', 'ambush', 'boss-minions', 'company', 'boss'];
const IN_GREAT = ['trio', 'ambush', 'boss-minions', 'company', 'horde'];

function templatesFor(squares: number, isHeart: boolean): readonly Template[] {
  const ids = squares < 14 ? IN_SMALL : squares < 60 ? IN_MIDDLE : IN_GREAT;
  const wanted = isHeart && squares >= 14 ? ['boss-minions', 'company', 'boss'] : ids;
  const found = TEMPLATES.filter(({ id }) => wanted.includes(id));
  return found.length > 0 ? found : TEMPLATES;
}

/** The number of results of the wandering table. */
const WANDERERS = 6;

function wanderers(order: StockOrder, random: Random): Pick<MapPrep, 'wandering' | 'wanderers'> {
  const busy = busyWords(random.fork('busy'));
  const pool = order.pool.filter((one) => dwellsIn(one, order.theme));
  const bands = bandsOf(order.edition);
  const templates = TEMPLATES.filter(({ id }) => IN_MIDDLE.includes(id));
  const lines: string[] = [];
  const known = new Set<string>();
  const ids = new Set<string>();
  for (let tried = 0; tried < 4 * WANDERERS && lines.length < WANDERERS; tried += 1) {
    const stream = random.fork(tried);
    const band = bands[lines.length < 4 ? 0 : Math.min(1, bands.indexOf(order.band))] ?? order.band;
    const found = drawn(order, band, stream.pick(templates), pool, stream);
    if (found === null || known.has(found.sign)) continue;
    known.add(found.sign);
    for (const { id } of found.kinds) ids.add(id);
    lines.push(`${found.sign}: ${busy[lines.length] ?? 'on the move'}.`);
  }
  return { wandering: lines, ...(ids.size > 0 && { wanderers: [...ids] }) };
}
