import { CELL } from '~/maps/map/cells';

/** What is said of a ground where a room has some of it. */
export const OF_GROUND: readonly { cells: readonly number[]; says: readonly string[] }[] = [
  {
    cells: [CELL.chasm],
    says: [
      'a pebble dropped into the chasm is never heard to land',
      'a breath of cold air climbs out of the chasm, and sinks back',
      'somebody has tied a bell to a line and let it down into the chasm',
      'the edge of the chasm has been gnawed, or clawed, in one place',
      'a lantern still burns on a ledge far down in the chasm',
    ],
  },
  {
    cells: [CELL.bridge],
    says: [
      'the third plank of the bridge is newer than the rest',
      'the ropes of the bridge have been greased',
      'a toll is chalked on the first plank of the bridge, and crossed out',
      'the bridge sways as if somebody had just stepped off',
      'one handrail of the bridge has been sawn almost through',
    ],
  },
  {
    cells: [CELL.rails],
    says: [
      'the rails are polished by wheels that passed today',
      'a wooden wedge has been hammered under one rail',
      'the rails hum, faintly, and then stop',
      'grain has been spilled between the rails, in a line',
      'a glove lies across one rail, cut clean in two',
    ],
  },
  {
    cells: [CELL.lava],
    says: [
      'the crust of the lava splits with the sound of a plate breaking',
      'a blade has been left to melt at the edge of the lava',
      'the lava rises a hand’s breadth, and falls again',
      'rings of slag show where the lava once stood higher',
    ],
  },
  {
    cells: [CELL.ice],
    says: [
      'something dark hangs in the ice, and has fingers',
      'the ice is scored by skates, or by claws',
      'a hole in the ice has been kept open, and lately',
      'the ice groans whenever somebody speaks',
    ],
  },
  {
    cells: [CELL.grass],
    says: [
      'the grass has been grazed down to one height',
      'the grass bends toward whoever comes in',
      'a ring of white flowers grows in the grass, and nothing else does',
      'the grass has been flattened where something large sleeps',
    ],
  },
];
