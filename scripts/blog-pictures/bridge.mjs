import { delver, fighter, flame, small, wizard } from '../pictures/figures.mjs';
import { blur, glow, mix, NIGHT, picture, place, polygon, taper, wash } from '../pictures/ink.mjs';
import { pines, ridge } from '../pictures/night.mjs';

const [W, H] = [1600, 900];
const BLACK = '#0b0605';
const RIM = '#f0a44b';
const LEFT_POST = 430;
const RIGHT_POST = 1170;
const DECK = 560;
const SAG = 78;

/** The height of the planks at x. */
function deckAt(x) {
  const part = (x - LEFT_POST) / (RIGHT_POST - LEFT_POST);
  return DECK + 4 * SAG * part * (1 - part);
}

/** Goblins with torches and four heroes face each other across a rope bridge at sunset. */
export function bridge(random) {
  return picture({ width: W, height: H, scene: gorge(random) });
}

function gorge(random) {
  return (
    wash(
      [0, 0, W, H],
      [
        [0, '#150e16'],
        [0.2, '#4a1f1e'],
        [0.42, '#b8581f'],
        [0.56, '#f0a44b'],
        [1, '#ffd48a'],
      ],
    ) +
    glow(800, 400, 520, NIGHT.amber, 0.7) +
    glow(800, 400, 260, NIGHT.honey, 0.8) +
    '<circle cx="800" cy="400" r="118" fill="#fff0c8"/>' +
    `<path d="M560 330h170q30-18 74-8h260M860 420h270M480 402h180" stroke="#6b2f18" stroke-width="11" stroke-linecap="round" opacity=".55"/>` +
    ridge(random.fork('a'), { width: W, y: 470, rise: 90, colour: '#a8501f' }) +
    ridge(random.fork('b'), { width: W, y: 540, rise: 70, colour: '#71351a' }) +
    abyss(random.fork('g')) +
    pines(random.fork('p'), 6, [-30, 240], 566, [190, 330], '#1a0d0a') +
    pines(random.fork('q'), 6, [1380, 1640], 562, [190, 340], '#1a0d0a') +
    cliffs(random.fork('c')) +
    ropeBridge() +
    company()
  );
}

/** The gorge: receding walls, a river that reflects the sun, mist. */
function abyss(random) {
  return (
    wash(
      [0, 560, W, 340],
      [
        [0, '#6b3018'],
        [0.5, '#33170f'],
        [1, '#120807'],
      ],
    ) +
    ridge(random, { width: W, y: 640, rise: 60, colour: '#4a2012' }) +
    ridge(random, { width: W, y: 740, rise: 50, colour: '#2a120b' }) +
    taper(
      [
        [806, 700, 4],
        [770, 760, 12],
        [822, 820, 18],
        [780, 910, 30],
      ],
      'fill="#f0a44b" opacity=".7"',
    ) +
    blur(16, `<rect x="300" y="640" width="1000" height="40" fill="#f0a44b" opacity=".22"/>`)
  );
}

function cliffs(random) {
  const left = [
    [-20, DECK + 4],
    [300, DECK - 4],
    [446, DECK + 8],
    [430, 640],
    [398, 690],
    [416, 780],
    [366, 910],
    [-20, 910],
  ];
  const right = [
    [W + 20, DECK - 4],
    [1320, DECK - 10],
    [1154, DECK + 8],
    [1174, 650],
    [1210, 706],
    [1190, 800],
    [1240, 910],
    [W + 20, 910],
  ];
  const lit = (points) => taper(points, `fill="${RIM}"`);
  let cuts = '';
  for (let at = 0; at < 34; at += 1) {
    const fromEdge = 30 + random.below(320);
    const y = 596 + random.below(280);
    const long = 24 + random.below(70);
    const x = at % 2 === 0 ? 390 - fromEdge : 1214 + fromEdge;
    const light = Math.max(0.08, 0.5 - fromEdge / 700);
    cuts += taper(
      [
        [x - long, y, 1],
        [x, y + 4, 5],
        [x + long * 0.7, y - 3, 1],
      ],
      `fill="${mix(BLACK, RIM, light)}"`,
    );
  }
  return (
    polygon(left, `fill="${BLACK}"`) +
    polygon(right, `fill="${BLACK}"`) +
    cuts +
    lit([
      [440, 572, 2],
      [427, 640, 6],
      [398, 686, 3],
      [412, 770, 6],
      [372, 880, 1],
    ]) +
    lit([
      [1160, 572, 2],
      [1177, 648, 6],
      [1210, 702, 3],
      [1194, 790, 6],
      [1232, 880, 1],
    ])
  );
}

function ropeBridge() {
  let planks = '';
  for (let x = LEFT_POST; x <= RIGHT_POST; x += 17) {
    const y = deckAt(x);
    planks += `<path d="M${x - 7} ${y}h13l-2 10h-12z" fill="${BLACK}"/>`;
    if ((x - LEFT_POST) % 51 === 0)
      planks += `<path d="M${x} ${y}V${y - 70}" stroke="${BLACK}" stroke-width="2.6"/>`;
  }
  const rope = (up, width) =>
    `<path d="M${LEFT_POST} ${DECK - up}Q${(LEFT_POST + RIGHT_POST) / 2} ${DECK + SAG * 2 - up} ${RIGHT_POST} ${DECK - up}" fill="none" stroke="${BLACK}" stroke-width="${width}"/>`;
  const posts = [LEFT_POST, RIGHT_POST]
    .map(
      (x) =>
        `<path d="M${x - 10} ${DECK + 20}L${x - 6} ${DECK - 100}h12L${x + 10} ${DECK + 20}Z" fill="${BLACK}"/>`,
    )
    .join('');
  return planks + rope(0, 6) + rope(70, 4) + posts;
}

function company() {
  const mirrored = (x, y, size, figure) => place(x, y, [-size, size], figure);
  return (
    [
      [74, DECK + 2, 1.3, true],
      [158, DECK, 1.2, false],
      [240, DECK - 2, 1.34, true],
      [322, DECK - 2, 1.24, false],
      [396, DECK + 4, 1.2, false],
      [556, deckAt(556) + 2, 1.24, true],
      [652, deckAt(652) + 2, 1.14, false],
    ]
      .map(([x, y, size, torch]) => place(x, y, size, goblin(torch)))
      .join('') +
    mirrored(986, deckAt(986) + 2, 1.7, fighter(BLACK, RIM)) +
    mirrored(1206, DECK + 2, 1.6, small(BLACK, RIM)) +
    mirrored(1304, DECK - 6, 1.62, wizard(BLACK, RIM)) +
    mirrored(1404, DECK - 6, 1.6, delver(BLACK, RIM))
  );
}

/** A goblin with big ears, 100 high; with a torch its face is lit. */
function goblin(torch) {
  const limb = (points) => taper(points, `fill="${BLACK}"`);
  const held = torch
    ? limb([
        [12, -40, 6],
        [22, -56, 5],
        [27, -76, 4],
      ]) +
      place(28, -74, 0.9, flame(22)) +
      glow(28, -82, 70, NIGHT.amber, 0.5)
    : `<path d="M17 -2L25 -94" stroke="${BLACK}" stroke-width="2.8"/><path d="M25 -108L30 -90L20 -90Z" fill="${BLACK}"/>`;
  return (
    `<path d="M-13 0L-11 -16Q-17 -34 -10 -46Q0 -52 10 -46Q17 -34 12 -16L15 0H5L1 -17L-4 0Z" fill="${BLACK}"/><ellipse cx="0" cy="-57" rx="14" ry="12" fill="${BLACK}"/><path d="M-10 -61L-40 -76L-14 -50ZM10 -61L40 -76L14 -50Z" fill="${BLACK}"/>` +
    limb([
      [8, -44, 7],
      [16, -40, 5],
      [20, -36, 4],
    ]) +
    held +
    `<path d="M-9 -60L-2 -56L-8 -55ZM9 -60L2 -56L8 -55Z" fill="#ffb02e"/>`
  );
}
