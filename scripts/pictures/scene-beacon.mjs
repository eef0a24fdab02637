import { blob, blur, mix, place, polygon, taper, wash } from './ink.mjs';
import { moon, pines, ridge, smoke, stars } from './night.mjs';

const [W, H] = [1200, 800];
const BLACK = '#0b0605';
const RIM = '#d98a3d';

/** A tower whose beacon has gone out; a raven with a letter waits on a post. */
export function beacon(random) {
  return (
    wash(
      [0, 0, W, H],
      [
        [0, '#0f0b12'],
        [0.45, '#2a171a'],
        [0.8, '#62301a'],
        [1, '#86481f'],
      ],
    ) +
    stars(random.fork('s'), { width: W, height: 430, count: 120 }) +
    moon(318, 330, 128) +
    `<path d="M140 372h150q24 -14 66 -6h130M240 420h240" stroke="#3a1d18" stroke-width="11" stroke-linecap="round" opacity=".7"/>` +
    ridge(random.fork('a'), { width: W, y: 560, rise: 110, colour: '#4c2414' }) +
    ridge(random.fork('b'), { width: W, y: 640, rise: 60, colour: '#2f160e' }) +
    pines(random.fork('c'), 30, [0, W], 670, [40, 100], '#2b140d') +
    blur(10, `<rect x="0" y="600" width="${W}" height="56" fill="#c9762c" opacity=".16"/>`) +
    crag() +
    tower() +
    smoke(806, 160, 130, { opacity: 0.16, wind: 60 }) +
    `<path d="M-10 720C160 690 330 700 520 724S980 760 1210 720V810H-10Z" fill="${BLACK}"/>` +
    place(300, 716, 1, post()) +
    place(300, 524, 1.5, raven()) +
    pines(random.fork('d'), 4, [1060, 1220], 790, [150, 240], BLACK) +
    pines(random.fork('e'), 3, [-20, 90], 800, [150, 220], BLACK)
  );
}

function crag() {
  const hill = [
    [560, 760],
    [640, 700],
    [668, 640],
    [716, 600],
    [730, 560],
    [876, 556],
    [900, 610],
    [960, 650],
    [990, 716],
    [1080, 770],
  ];
  const cut = (points) => taper(points, `fill="${mix(BLACK, RIM, 0.45)}"`);
  return (
    polygon(hill, `fill="${BLACK}"`) +
    cut([
      [684, 636, 1],
      [664, 690, 5],
      [620, 742, 1],
    ]) +
    cut([
      [726, 606, 1],
      [716, 660, 4],
      [690, 720, 1],
    ])
  );
}

function tower() {
  const walls = [
    [742, 566],
    [752, 300],
    [732, 286],
    [732, 252],
    [750, 252],
    [750, 268],
    [772, 268],
    [772, 252],
    [794, 252],
    [794, 268],
    [818, 268],
    [818, 252],
    [840, 252],
    [840, 268],
    [860, 268],
    [860, 252],
    [880, 252],
    [880, 286],
    [860, 300],
    [868, 566],
  ];
  const edge = (points, width) => taper(points, `fill="${mix(BLACK, RIM, width)}"`);
  const basket =
    `<path d="M770 214H842L828 252H784Z" fill="${BLACK}"/><path d="M770 214q36 -26 72 0z" fill="#1a0d0a"/>` +
    `<path d="M782 214l8 38M806 208v44M830 214l-8 38M774 228h64" stroke="${mix(BLACK, RIM, 0.5)}" stroke-width="3" fill="none"/>` +
    [790, 806, 821]
      .map((x, at) => `<circle cx="${x}" cy="${206 - (at % 2) * 3}" r="3" fill="#c8501c"/>`)
      .join('');
  const slit = (x, y) =>
    `<path d="M${x} ${y}q7 -14 14 0v30h-14z" fill="#241210"/><path d="M${x} ${y}v30" stroke="${mix(BLACK, RIM, 0.5)}" stroke-width="2.5"/>`;
  return (
    polygon(walls, `fill="${BLACK}"`) +
    edge(
      [
        [756, 306, 2],
        [752, 420, 7],
        [746, 560, 2],
      ],
      0.9,
    ) +
    edge(
      [
        [736, 256, 2],
        [736, 272, 5],
        [736, 284, 2],
      ],
      0.9,
    ) +
    [
      [770, 340, 800, 340],
      [764, 392, 786, 392],
      [790, 440, 822, 440],
      [762, 486, 800, 486],
      [806, 364, 830, 364],
    ]
      .map(([ax, ay, bx, by]) =>
        edge(
          [
            [ax, ay, 1],
            [(ax + bx) / 2, ay + 2, 4],
            [bx, by, 1],
          ],
          0.34,
        ),
      )
      .join('') +
    slit(798, 310) +
    slit(806, 500) +
    basket
  );
}

function post() {
  return (
    polygon(
      [
        [-14, 30],
        [-11, -150],
        [12, -154],
        [15, 30],
      ],
      `fill="${BLACK}"`,
    ) +
    taper(
      [
        [-72, -96, 10],
        [0, -104, 13],
        [84, -98, 8],
      ],
      `fill="${BLACK}"`,
    )
  );
}

/** A raven that stands on 0, 30 facing right, a rolled letter in its bill. */
function raven() {
  const cut = (points) => taper(points, `fill="${RIM}"`);
  return (
    blob(
      [
        [44, -62],
        [26, -78],
        [4, -74],
        [-12, -56],
        [-34, -36],
        [-60, 0],
        [-96, 44],
        [-108, 62],
        [-84, 52],
        [-58, 40],
        [-20, 28],
        [16, 20],
        [34, -4],
        [40, -34],
      ],
      `fill="${BLACK}"`,
    ) +
    `<path d="M40 -66Q70 -66 84 -48Q60 -50 40 -46Z" fill="${BLACK}"/>` +
    `<path d="M-4 22l-4 14M10 20l2 14" stroke="${BLACK}" stroke-width="5"/>` +
    place(
      68,
      -46,
      0.9,
      `<path d="M-6 -14h46v17h-46z" fill="#f3dfb4"/><path d="M40 -14q8 8 0 17q-8 -8 0 -17z" fill="#b98d55"/><circle cx="16" cy="-5" r="6" fill="#b4451a"/>`,
      14,
    ) +
    cut([
      [-14, -48, 1],
      [-46, -8, 4],
      [-84, 42, 1],
    ]) +
    cut([
      [2, -40, 1],
      [-24, 0, 4],
      [-56, 30, 1],
    ]) +
    cut([
      [18, -32, 1],
      [0, -2, 3.4],
      [-24, 18, 1],
    ]) +
    cut([
      [4, -72, 1],
      [18, -76, 3],
      [34, -72, 1],
    ]) +
    `<circle cx="30" cy="-60" r="4" fill="#ffd48a"/>`
  );
}
