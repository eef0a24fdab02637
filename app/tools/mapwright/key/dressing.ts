import { CELL } from '~/maps/map/cells';
import type { Room } from '~/maps/map/grid';
import { wordList } from '~/maps/map/word-list';
import type { Random } from '~/rules/random';

/** The ground of a room: the number of squares of each code. */
export type RoomGround = { squares: number; counts: ReadonlyMap<number, number>; pillars: number };

const AIR = [
  'The air tastes of cold iron',
  'A slow draft comes and goes, as if the walls were breathing',
  'It smells of wet dog and old smoke',
  'Every footstep comes back a heartbeat late',
  'Warmth rises from the flagstones',
  'Frost furs the north wall and nothing else',
  'Dust hangs here without falling',
  'Something drips, never where one looks',
  'The smell of lamp oil is fresh',
  'Sound dies within an arm’s length',
  'Sweet rot lies on the tongue',
  'A far hammer beats three times, then stops',
  'The torches lean toward the south',
  'Moths circle a light that is not there',
  'A thin fog lies to the ankles',
  'Somebody swept here this morning',
  'Chalk dust whitens the sill of every crack',
  'The silence feels held, like a breath',
  'Pepper and burnt hair prickle the nose',
  'A chill follows whoever walks last',
] as const;

const THINGS = [
  'a table laid for six has five chairs',
  'a child’s shoe stands alone in the middle of the floor',
  'tally marks cover one wall, the last of them wet',
  'a birdcage hangs open, its perch gnawed through',
  'a cracked bell sits in a nest of straw',
  'boot prints lead to the wall and end there',
  'a rope of knotted sheets hangs from a hook, cut short',
  'seven candles burn down at seven speeds',
  'a mason’s trowel is stuck fast in hard mortar',
  'a shield has been used as a plate, and lately',
  'a chessboard waits for black to move',
  'someone has drawn a door in charcoal, with great care',
  'a rusted kettle holds fresh water',
  'a heap of left-hand gloves fills one corner',
  'a broken spear props up a sagging beam',
  'the bones of a rat lie in a ring of salt',
  'a ledger lies open at a page of crossed-out names',
  'mushrooms grow in the shape of a sleeping man',
  'a barrel of nails has been spilled and sorted by length',
  'a mirror has been turned to face the wall',
  'an anvil has sunk half into the floor',
  'a scarecrow wears a guard’s tabard',
  'a small cairn bears a ribbon, still bright',
  'a cooking fire is banked beneath gray ash',
  'the plaster has been scratched away at knee height',
  'a lute without strings leans by the way in',
  'a chain runs into a hole too small for its links',
  'a sack of onions has sprouted toward the light',
  'a brass key is nailed to the lintel, out of reach',
  'the floor is inlaid with a map of a river nobody knows',
  'a row of pegs holds cloaks, all of them damp',
  'a stool stands beneath an empty noose',
  'a bucket of whitewash has skinned over',
  'old banners have been stitched into a tent',
  'a painted eye has been plastered over, badly',
  'a toll box rattles with buttons',
] as const;

const WET = [
  'the water is clear, and deeper than it should be',
  'a stair leads down into the water',
  'pale fish scatter from the light',
  'a rowing boat no longer than a man lies keel up',
  'scum on the water holds a single hand print',
  'coins glint just out of reach below the surface',
] as const;

const RUINED = [
  'half the vault has come down, and roots have come with it',
  'fallen stone has been piled into a breastwork',
  'a hand bone points out of the rubble',
  'a way has been cleared through the wreck, wide enough for a barrow',
] as const;

const PITTED = [
  'planks lie ready to bridge the pit',
  'a rope is tied off at the edge of the pit, and taut',
  'the pit has been used to throw away bread',
] as const;

const PILLARED = [
  'each pillar wears the face of the one before, older',
  'one pillar is painted wood, and hollow',
  'the pillars are wound with prayer strings up to the height of a kneeling man',
  'a pillar has been worn smooth at the height of a shoulder',
] as const;

/**
 * A line about the first impression of a room: its air, and one object that raises a question. Phrases in `used` from
 * earlier rooms are not repeated while there are others; the chosen ones are added.
 */
export function dressRoom(ground: RoomGround, random: Random, used = new Set<string>()): string {
  const things: (readonly string[])[] = [THINGS, THINGS];
  if ((ground.counts.get(CELL.water) ?? 0) * 4 >= ground.squares) things.push(WET, WET);
  if ((ground.counts.get(CELL.rubble) ?? 0) >= 3) things.push(RUINED);
  if ((ground.counts.get(CELL.pit) ?? 0) > 0) things.push(PITTED);
  if (ground.pillars >= 4) things.push(PILLARED);
  const air = random.pick(AIR);
  const kind = random.pick(things);
  const thing = random.pick(kind);
  const again = random.fork('again');
  return `${unsaid(air, [AIR], used, again)}; ${unsaid(thing, [kind, THINGS], used, again)}.`;
}

/** Returns the chosen phrase, or an unused one of the first list that has any; when all are used, they start anew. */
function unsaid(
  chosen: string,
  lists: readonly (readonly string[])[],
  used: Set<string>,
  random: Random,
): string {
  let words = chosen;
  if (used.has(chosen)) {
    const left = lists
      .map((list) => list.filter((one) => !used.has(one)))
      .find((list) => list.length > 0);
    if (left === undefined) for (const one of lists.flat()) used.delete(one);
    else words = random.pick(left);
  }
  used.add(words);
  return words;
}

const SMALL = wordList(`
  Cell, Store-room, Guard post, Closet, Cold pantry, Watch niche, Lamp room, Robing room
`);
const MIDDLE = wordList(`
  Barracks, Workshop, Kitchen, Shrine, Armory, Scriptorium, Trophy room, Ossuary, Counting room,
  Dormitory, Kennels, Parlor
`);
const GREAT = wordList(`
  Great hall, Audience chamber, Drill floor, Feasting hall, Sanctum, Gallery, Tribunal,
  Market vault
`);
const CAVES = wordList(`
  Fungus garden, Bone pile, Echoing cavern, Sleeping den, Dripstone hall, Bat roost, Ore face,
  Chimney cave, Claw-marked hollow, Glittering grotto
`);

/** The former purpose of a room, by its size and shape. */
export function nameRoom(room: Room, ground: RoomGround, random: Random): string {
  const sunk = (ground.counts.get(CELL.water) ?? 0) * 2 >= ground.squares;
  const name = random.pick(namesFor(room, ground));
  return sunk ? `Flooded ${name.toLowerCase()}` : name;
}

function namesFor(room: Room, ground: RoomGround): readonly string[] {
  if (room.shape === 'cavern') return CAVES;
  if (room.shape === 'chapel') return ['Chapel', 'Apse of oaths', 'Choir', 'Baptistery'];
  if (room.shape === 'cross') return ['Crossing', 'Hall of four winds', 'Processional'];
  if (ground.pillars >= 6) return ['Pillared hall', 'Colonnade', 'Hypostyle'];
  if (ground.squares <= 20) return SMALL;
  return ground.squares <= 70 ? MIDDLE : GREAT;
}
