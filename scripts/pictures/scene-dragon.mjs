import { claws, head, spikes, tailBlade, wing } from './dragon.mjs';
import { HIDE, plates, RIM, scalesAlong } from './dragon-hide.mjs';
import { hoard } from './hoard.mjs';
import { blob, glow, gradient, mix, NIGHT, place, taper } from './ink.mjs';
import { flakes } from './night.mjs';
import { archStones, wall } from './stone.mjs';

const [W, H] = [1200, 800];
const DOOR = { x: 450, y: 350, inner: 196, outer: 256 };
const LIGHTS = [[DOOR.x, 400, 430, 0.95]];

const NECK = [
  [800, 560, 210],
  [735, 480, 168],
  [660, 396, 120],
  [580, 348, 92],
  [504, 352, 78],
  [452, 408, 70],
  [436, 478, 66],
  [440, 540, 70],
];

const WING = {
  shoulder: [790, 470],
  elbow: [800, 300],
  wrist: [664, 118],
  fingers: [
    [
      [930, 10],
      [1168, 236],
    ],
    [
      [900, 130],
      [1112, 400],
    ],
    [
      [850, 210],
      [1016, 486],
    ],
    [
      [790, 260],
      [910, 500],
    ],
  ],
  root: [850, 520],
};

/** A dragon curled up on its hoard, dark against the light of the doorway, with one eye open. */
export function dragon(random) {
  return (
    `<rect width="${W}" height="${H}" fill="${NIGHT.pitch}"/>` +
    doorway(random) +
    beast(random.fork('s')) +
    hoard(random.fork('h'), [DOOR.x, 560]) +
    foreground() +
    flakes(random.fork('e'), {
      width: W,
      height: 640,
      count: 46,
      colour: '#ffc98a',
      largest: 2.4,
      top: 40,
    })
  );
}

function doorway(random) {
  const { x, y, inner, outer } = DOOR;
  const { define, fill } = gradient([
    [0, '#fbbf63'],
    [0.55, '#ffecbf'],
    [1, '#ffb654'],
  ]);
  const inDoor = ([px, py]) => Math.abs(px - x) < inner && py > 60;
  return (
    wall(random.fork('w'), { area: [0, -10, W, 720], course: 46, lights: LIGHTS, skip: inDoor }) +
    archStones(x, y, inner, outer, LIGHTS) +
    glow(x, 360, 700, NIGHT.ember, 0.55) +
    `${define}<path d="M${x - inner} 660V${y}a${inner} ${inner * 1.32} 0 0 1 ${inner * 2} 0V660Z" fill="${fill}"/>`
  );
}

function beast(random) {
  const { define, fill } = gradient(
    [
      [0, '#b4571d'],
      [0.4, '#5e2411'],
      [1, '#1d0a07'],
    ],
    [0, 0, 1, 0.35],
  );
  return (
    define +
    wing(WING, { bone: HIDE, skin: fill, rim: RIM }) +
    spikes(BACK, 25, HIDE) +
    blob(
      [
        [600, 730],
        [622, 640],
        [650, 560],
        [700, 480],
        [790, 420],
        [890, 420],
        [990, 480],
        [1060, 580],
        [1110, 720],
      ],
      `fill="${HIDE}"`,
    ) +
    spikes(RIDGE, 23, HIDE) +
    taper(NECK, `fill="${HIDE}"`) +
    scalesAlong(NECK, random) +
    plates(NECK) +
    thigh() +
    place(438, 548, 1, head(HIDE, { teeth: '#f3dfb4' }), 3) +
    headCuts() +
    eye(352, 516)
  );
}

/** The neck's upper edge from the shoulders to the nape, and the back's from there to the tail. */
const RIDGE = [
  [742, 392],
  [690, 352],
  [610, 306],
  [520, 304],
  [446, 350],
  [410, 420],
  [402, 480],
].reverse();
const BACK = [
  [740, 430],
  [800, 408],
  [900, 414],
  [990, 470],
  [1050, 548],
  [1100, 640],
];

const edge = (points, share) => taper(points, `fill="${mix(HIDE, RIM, share)}"`);

/** The thigh, separated from the body only by its lit edge. */
function thigh() {
  return edge(
    [
      [872, 690, 1],
      [852, 620, 5],
      [872, 556, 6],
      [930, 520, 4],
      [984, 530, 1],
    ],
    0.36,
  );
}

/** The foreleg on the gold. */
function foreleg() {
  return (
    taper(
      [
        [730, 540, 120],
        [690, 610, 92],
        [646, 652, 60],
        [590, 672, 44],
        [556, 676, 30],
      ],
      `fill="${HIDE}"`,
    ) +
    edge(
      [
        [652, 566, 1],
        [636, 612, 5],
        [606, 642, 5],
        [560, 658, 1],
      ],
      0.8,
    ) +
    place(548, 688, 1.1, claws('#f0cf92'))
  );
}

/** The lit edges of brow, cheek and jaw. */
function headCuts() {
  const cut = (points) => taper(points, `fill="${RIM}"`);
  return (
    cut([
      [232, 522, 1],
      [270, 512, 4],
      [320, 502, 4],
      [338, 490, 1],
    ]) +
    cut([
      [372, 500, 1],
      [404, 510, 4],
      [430, 528, 1],
    ]) +
    cut([
      [366, 556, 1],
      [392, 548, 5],
      [416, 552, 1],
    ]) +
    cut([
      [240, 592, 1],
      [290, 592, 3.4],
      [340, 590, 1],
    ]) +
    `<circle cx="222" cy="528" r="4" fill="${RIM}"/>`
  );
}

function foreground() {
  const tail = [
    [1050, 590, 150],
    [1130, 690, 92],
    [1060, 752, 62],
    [900, 764, 46],
    [740, 752, 34],
    [600, 752, 24],
    [500, 730, 14],
  ];
  return (
    foreleg() +
    taper(tail, `fill="${HIDE}"`) +
    place(500, 730, 1, tailBlade(HIDE), 16) +
    taper(
      [
        [1010, 730, 1],
        [900, 746, 5],
        [740, 740, 5],
        [610, 744, 4],
        [520, 730, 1],
      ],
      `fill="${RIM}" opacity=".75"`,
    )
  );
}

function eye(x, y) {
  return (
    glow(x, y, 54, '#ffb02e', 0.9) +
    `<path d="M${x - 17} ${y + 6}q14-18 36-10q-10 17-36 10z" fill="#ffd76a"/><path d="M${x - 1} ${y - 6}q6 7 1 14q-6-6-1-14z" fill="#140604"/>`
  );
}
