import { CELL } from '~/maps/map/cells';
import type { Random } from '~/rules/random';
import { isOfBuilding } from './building-words';
import { isUnderWater, phrasesOfThings, type RoomGround } from './dressing-of-things';
import { isOfDryFloor } from './dry-words';

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
  'rings spread on the water, and nothing fell in',
  'pale fish scatter from the light',
  'a rowing boat no longer than a man lies keel up',
  'scum on the water holds a single hand print',
  'coins glint just out of reach below the surface',
] as const;

/** Said of a room under water when all phrases about its water were used. */
const MORE_WET = [
  'a line of silt on the wall shows how high the water stood last night',
  'a net has been stretched just below the surface',
  'stepping stones lead across the water, and one of them is loose',
  'a trail has been drawn through the scum, against the current',
  'a barrel floats in a corner, and knocks from inside',
  'corked bottles drift together, each with a note in it',
  'a rope leads down into the water, and is taut',
  'the water is warm at the far end',
  'a lantern lies on the bottom, its little door open',
  'something pale is wedged under the surface, and was once a sleeve',
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

/** Said when all phrases about the air were used. */
const MORE_AIR = [
  'Soot has drawn the shape of the draft on the ceiling',
  'The room is colder at knee height than at the shoulder',
  'A sourness of old wine hangs in the corners',
  'The dark here is a shade too deep for the lamp',
  'Plaster crunches under every step',
  'Wet stone breathes on the back of the neck',
  'A hum comes through the soles of the boots',
  'It smells of cut wood, and nobody has cut any',
  'Cobwebs stir although nothing moves the air',
  'The walls sweat, and the drops are warm',
  'Every whisper is answered a little too late',
  'A bitter smoke clings to the ceiling',
  'Grit rattles down from somewhere above',
  'The floor slopes just enough to be noticed',
  'The stone is worn to a shine along one path',
  'Mildew blooms in rings on the north side',
  'The light of a torch looks green in here',
  'Tallow has run down the wall and hardened in ropes',
  'The place smells of iron filings and milk',
  'Somewhere close a hinge complains, and stops',
] as const;

/** Said when all phrases about things were used. */
const MORE_THINGS = [
  'a ladder leads up to a solid ceiling',
  'a wheel of cheese has been walled in and dug out again',
  'four cots stand made, and the fifth is stripped',
  'a quill still stands in a pot of frozen ink',
  'the hearth is cold, but its kettle is full',
  'a drum lies split down the middle',
  'the names on one wall have been chiseled to a single letter each',
  'a coat of mail hangs in a doorway like a curtain',
  'a loom holds half a banner nobody knows',
  'a jar of teeth stands behind a loose stone',
  'an iron hoop is sunk into the ceiling, bright with use',
  'a pair of spectacles lies folded on a stack of slates',
  'somebody has measured the room with string and pegs',
  'a hatch in the wall is painted shut',
  'a dog’s collar is buckled round a table leg',
  'the floor has been scrubbed in one perfect square',
  'a heap of candle stubs is sorted by color',
  'a saw is stuck in a beam it did not finish',
  'an empty cradle rocks if one stamps',
  'two chairs face each other, a knife between them',
  'a tapestry hangs with its picture to the wall',
  'broken pots have been glued together into the wrong shapes',
  'a trough of sand holds the print of a large hand',
  'dried herbs hang in bundles, one of them fresh',
  'a board lists debts, all crossed out but one',
  'a bird has nested in a helmet',
  'an hourglass lies on its side, half run',
  'someone has chalked a game of squares on the floor',
  'a rope runs through a ring and up into the dark',
  'a broom has been worn down to its handle',
  'a pile of flagstones waits beside the hole they would fit',
  'three keys hang on the wall, and there is room for four',
  'a mural shows this room, with one more door',
  'a cask leaks slowly into a cup that never fills',
] as const;

/** A third phrase, for the many rooms of the largest maps. */
const TRACES = [
  'and a fresh scratch points to the way in',
  'and a single feather lies on the sill',
  'and a thread of red wool leads out',
  'and one flagstone rings hollow',
  'and a candle still smokes',
  'and small bare feet have crossed the dust',
  'and a splash of wax marks the lintel',
  'and the dust has been disturbed within the hour',
  'and a coin stands on its edge in a crack',
  'and a cord has been tied across at ankle height, and cut',
  'and a crust of bread is not yet hard',
  'and a smear of blue paint repeats at every corner',
  'and an arrow sticks high in the wall',
  'and someone has counted to nineteen in charcoal',
  'and a nail holds a torn strip of leather',
  'and the corner smells of vinegar',
] as const;

/** What is not said of a cave: nobody has plastered it. */
const BUILT = new Set<string>([AIR, MORE_AIR, THINGS, MORE_THINGS].flat().filter(isOfBuilding));

/** What is not said of a room under water. */
const DRY = new Set<string>([AIR, MORE_AIR, THINGS, MORE_THINGS].flat().filter(isOfDryFloor));

/**
 * A line about the first impression of a room: its air, and one object that raises a question. Phrases in `used` from
 * earlier rooms are not repeated while there are others, and a whole line never; the chosen ones are added.
 */
export function dressRoom(ground: RoomGround, random: Random, used = new Set<string>()): string {
  const things: (readonly string[])[] = [THINGS, THINGS];
  const isSunk = isUnderWater(ground);
  if ((ground.counts.get(CELL.water) ?? 0) * 4 >= ground.squares) things.push(WET, WET);
  if ((ground.counts.get(CELL.rubble) ?? 0) >= 3) things.push(RUINED);
  if ((ground.counts.get(CELL.pit) ?? 0) > 0) things.push(PITTED);
  if ((ground.things.get('pillar') ?? 0) >= 4) things.push(PILLARED);
  const own = phrasesOfThings(ground);
  things.push(...own, ...own);
  const air = random.pick(AIR);
  const kind = random.pick(things);
  const thing = random.pick(kind);
  const again = random.fork('again');
  const fits = (phrase: string) =>
    !(ground.isCave && BUILT.has(phrase)) && !(isSunk && DRY.has(phrase));
  const more = isSunk ? [MORE_WET, THINGS, MORE_THINGS] : [THINGS, MORE_THINGS];
  const first = unsaid(air, [AIR, MORE_AIR], used, again, fits);
  const line = `${first}; ${unsaid(thing, [kind, ...more], used, again, fits)}`;
  const whole = used.has(line) ? anotherLine(used, again) : line;
  used.add(whole);
  return `${whole}.`;
}

const AIRS = [...AIR, ...MORE_AIR];
const ALL_THINGS = [...THINGS, ...MORE_THINGS];

/** A line that was not said yet, of three phrases where two are used up. */
function anotherLine(used: ReadonlySet<string>, random: Random): string {
  // With as many lines said, there are hardly any of two phrases left.
  const ofTwo = used.size > AIRS.length * ALL_THINGS.length ? 0 : 20;
  for (let tried = 0; tried < 200; tried += 1) {
    const line = `${random.pick(AIRS)}; ${random.pick(ALL_THINGS)}${tried < ofTwo ? '' : `, ${random.pick(TRACES)}`}`;
    if (!used.has(line)) return line;
  }
  const all = AIRS.flatMap((air) =>
    ALL_THINGS.flatMap((thing) => TRACES.map((trace) => `${air}; ${thing}, ${trace}`)),
  );
  return all.find((line) => !used.has(line)) ?? random.pick(all);
}

/** What passes of the first list of which anything does; null if nothing does. */
function firstWith(
  lists: readonly (readonly string[])[],
  passes: (phrase: string) => boolean,
): string[] | null {
  for (const list of lists) {
    const passing = list.filter(passes);
    if (passing.length > 0) return passing;
  }
  return null;
}

/**
 * Returns the chosen phrase if it fits, or an unused one of the first list that has any; when all are used, they start
 * anew.
 */
function unsaid(
  chosen: string,
  lists: readonly (readonly string[])[],
  used: Set<string>,
  random: Random,
  fits: (phrase: string) => boolean,
): string {
  let words = chosen;
  if (used.has(chosen) || !fits(chosen)) {
    let left = firstWith(lists, (one) => !used.has(one) && fits(one));
    if (left === null) {
      for (const one of lists.flat()) if (fits(one)) used.delete(one);
      left = firstWith(lists, fits);
    }
    words = random.pick(left ?? [chosen]);
  }
  used.add(words);
  return words;
}
