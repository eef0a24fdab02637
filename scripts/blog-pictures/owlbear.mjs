import { blob, blur, freshId, mix, picture, place, taper, wash } from '../pictures/ink.mjs';
import { moon, pines, ridge, stars } from '../pictures/night.mjs';
import { inside, ragged, sampled } from '../pictures/plumage.mjs';
import { nest } from './nest.mjs';
import { HIDE, head, RIM } from './owlbear-head.mjs';

const [W, H] = [1600, 900];
const MOON = [716, 372, 318];

/** The body from the breast over the shoulders to the rump, and both near legs. */
const BODY = [
  [566, 600],
  [560, 500],
  [600, 400],
  [690, 300],
  [810, 232],
  [930, 220],
  [1050, 262],
  [1160, 344],
  [1236, 460],
  [1262, 590],
  [1256, 720],
  [1290, 800],
  [1290, 836],
  [1130, 836],
  [1120, 760],
  [1060, 700],
  [960, 688],
  [880, 704],
  [862, 770],
  [880, 836],
  [716, 836],
  [700, 760],
  [660, 690],
];

/** How much moonlight reaches a point of the hide: the moon is behind the owlbear, to the upper left. */
function moonlight(x, y) {
  return 1 / (1 + (((x - 700) / 330) ** 2 + ((y - 230) / 230) ** 2) * 0.9);
}

/** An owlbear guards its nest, dark before a huge moon. */
export function owlbear(random) {
  return picture({ width: W, height: H, scene: clearing(random) });
}

function clearing(random) {
  return (
    sky(random) +
    blob(
      [
        [1010, 640],
        [1040, 760],
        [1010, 836],
        [1120, 836],
        [1150, 700],
      ],
      'fill="#0c0605"',
    ) +
    body(random.fork('b')) +
    nest(random.fork('n')) +
    paw(756, 846) +
    head(random.fork('h')) +
    undergrowth(random.fork('u'))
  );
}

function sky(random) {
  return (
    wash(
      [0, 0, W, H],
      [
        [0, '#120d16'],
        [0.45, '#331a1c'],
        [0.8, '#7c3b1a'],
        [1, '#a85a22'],
      ],
    ) +
    stars(random.fork('s'), { width: W, height: 420, count: 120 }) +
    moon(...MOON) +
    ridge(random.fork('a'), { width: W, y: 610, rise: 80, colour: '#5c2b17' }) +
    pines(random.fork('c'), 34, [0, W], 690, [90, 190], '#3a1a11') +
    blur(14, `<rect x="-20" y="620" width="${W + 40}" height="60" fill="#d2853a" opacity=".2"/>`) +
    pines(random.fork('d'), 9, [-60, 400], 800, [260, 440], '#1a0d0a') +
    pines(random.fork('e'), 8, [1240, 1640], 800, [260, 440], '#1a0d0a') +
    `<path d="M-10 812C260 776 620 800 900 806S1340 776 1610 808V910H-10Z" fill="#0d0706"/>`
  );
}

function body(random) {
  const clip = freshId('body');
  const outline = sampled(BODY, 8);
  const edge = ragged(outline, random, { long: 24, lean: 0.75 });
  let feathers = '';
  for (let row = 0; row < 22; row += 1) {
    for (let column = 0; column < 30; column += 1) {
      const x = 556 + column * 25 + (row % 2) * 12 + random.below(8);
      const y = 240 + row * 26 + random.below(8);
      const light = moonlight(x, y) * (0.45 + random.below(60) / 100);
      if (!inside([x, y], outline) || light < 0.13 + random.below(10) / 100) continue;
      // The feathers point from the head towards the tail, and hang where the back slopes down.
      const turn = Math.atan2(0.25 + (x - 700) / 520, 1 - (y - 230) / 900);
      // Broad on the mantle, and finer, like fur, towards the haunch.
      const mantle = Math.max(0, 1 - Math.hypot((x - 820) / 330, (y - 330) / 240));
      const [long, wide] = [20 + mantle * 16, 3.4 + mantle * 6];
      const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
      feathers += taper(
        [
          [x, y, 1],
          [x + dx * 0.62, y + dy * 0.62, wide],
          [x + dx, y + dy, 1],
        ],
        `fill="${mix(HIDE, RIM, light)}"`,
      );
    }
  }
  return (
    `<path d="${edge}" fill="${HIDE}"/><clipPath id="${clip}"><path d="${edge}"/></clipPath>` +
    `<g clip-path="url(#${clip})">${feathers}</g>` +
    thighAndPaw()
  );
}

/** Four toes with claws, the foremost at x, y. */
function paw(x, y) {
  const toe = `<path d="M0 0q-30 -6 -40 -34q14 -24 44 -16q16 30 -4 50z" fill="${HIDE}" stroke="${mix(HIDE, RIM, 0.3)}" stroke-width="2.5"/>`;
  const claw = '<path d="M-20 -26q-34 -4 -44 36q24 -18 46 -14q10 -14 -2 -22z" fill="#ecd3a0"/>';
  return [0, 1, 2, 3].map((at) => place(x + at * 40, y + at * 2, 0.9, toe + claw)).join('');
}

function thighAndPaw() {
  const lit = (points, share) => taper(points, `fill="${mix(HIDE, RIM, share)}"`);
  return (
    lit(
      [
        [1064, 690, 1],
        [1046, 600, 5],
        [1090, 520, 6],
        [1160, 500, 1],
      ],
      0.4,
    ) + paw(1160, 842)
  );
}

function undergrowth(random) {
  const blade = (x) => {
    const tall = 70 + random.below(120);
    const lean = random.below(90) - 45;
    return taper(
      [
        [x, 910, 12],
        [x + lean * 0.4, 910 - tall * 0.6, 8],
        [x + lean, 910 - tall, 1],
      ],
      'fill="#070403"',
    );
  };
  let out = '';
  for (let x = -20; x < W + 20; x += 12) {
    const middle = x > 280 && x < 1320;
    if (!middle || x % 3 === 0) out += middle ? place(0, 84, 1, blade(x)) : blade(x);
  }
  return `${out}<rect y="880" width="${W}" height="20" fill="#070403"/>`;
}
