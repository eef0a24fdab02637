import { fighter, lantern, small } from './figures.mjs';
import { blur, glow, NIGHT, place, polygon, taper, wash } from './ink.mjs';
import { flakes, pines, ridge, smoke, stars } from './night.mjs';

const [W, H] = [1200, 800];

/** A crooked tavern at the end of a snowy lane. */
export function tavern(random) {
  return (
    wash(
      [0, 0, W, H],
      [
        [0, '#141220'],
        [0.55, '#2c2030'],
        [1, '#4a2c2a'],
      ],
    ) +
    stars(random, { width: W, height: 300, count: 40 }) +
    ridge(random.fork('a'), { width: W, y: 470, rise: 60, colour: '#251a26' }) +
    pines(random.fork('b'), 18, [0, 460], 560, [90, 200], '#1d141c') +
    pines(random.fork('c'), 16, [860, 1220], 560, [100, 230], '#1d141c') +
    `<path d="M0 590C240 548 420 566 600 560S980 540 1200 590V800H0Z" fill="#6d5660"/>` +
    `<path d="M0 600C240 570 420 580 600 576S980 560 1200 606V800H0Z" fill="#574450"/>` +
    `<path d="M560 590C520 650 380 720 250 810H820C760 730 690 660 668 590Z" fill="#7c5a4c"/>` +
    house() +
    glow(612, 610, 330, NIGHT.amber, 0.62, 0.42) +
    fence(random.fork('f')) +
    place(330, 736, 1.05, small('#120b0e', '#d9843a')) +
    place(420, 722, 1.22, fighter('#120b0e', '#d9843a')) +
    pines(random.fork('d'), 3, [-40, 130], 830, [330, 520], '#0f090d') +
    pines(random.fork('e'), 3, [1090, 1240], 830, [300, 480], '#0f090d') +
    flakes(random.fork('s'), { width: W, height: H, count: 260 }) +
    blur(2.4, flakes(random.fork('t'), { width: W, height: H, count: 40, largest: 9 }))
  );
}

function windowPane(x, y, width, height) {
  return (
    glow(x + width / 2, y + height / 2, width * 2.6, NIGHT.amber, 0.75) +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${NIGHT.honey}"/>` +
    `<rect x="${x}" y="${y + height * 0.5}" width="${width}" height="${height * 0.5}" fill="${NIGHT.amber}" opacity=".55"/>` +
    `<path d="M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}" stroke="#2a150c" stroke-width="4"/>`
  );
}

function house() {
  const beam = 'stroke="#1c0f0b" stroke-width="11" stroke-linecap="square"';
  const snow = '#cdbcc0';
  return (
    smoke(835, 176, 170, { colour: '#a995a0', opacity: 0.28, wind: 70 }) +
    polygon(
      [
        [812, 330],
        [812, 178],
        [858, 174],
        [858, 330],
      ],
      'fill="#2a1a1c"',
    ) +
    polygon(
      [
        [808, 180],
        [808, 166],
        [862, 162],
        [862, 178],
      ],
      `fill="${snow}"`,
    ) +
    polygon(
      [
        [452, 600],
        [444, 424],
        [894, 424],
        [886, 600],
      ],
      'fill="#5a3522"',
    ) +
    polygon(
      [
        [430, 432],
        [452, 318],
        [880, 314],
        [912, 432],
      ],
      'fill="#6b4129"',
    ) +
    `<path d="M452 428V596M560 430V596M690 430V600M790 430V600M882 428V598M446 430H900M452 520L560 440M790 440L884 520" ${beam} fill="none"/>` +
    polygon(
      [
        [392, 366],
        [560, 178],
        [770, 168],
        [948, 352],
        [930, 372],
        [672, 352],
        [410, 382],
      ],
      'fill="#24161a"',
    ) +
    polygon(
      [
        [384, 366],
        [552, 166],
        [776, 156],
        [958, 352],
        [936, 352],
        [772, 188],
        [562, 196],
        [414, 366],
      ],
      `fill="${snow}"`,
    ) +
    polygon(
      [
        [590, 330],
        [648, 222],
        [710, 328],
      ],
      'fill="#6b4129"',
    ) +
    polygon(
      [
        [574, 338],
        [646, 204],
        [726, 334],
        [708, 332],
        [647, 232],
        [594, 336],
      ],
      `fill="${snow}"`,
    ) +
    windowPane(630, 272, 36, 48) +
    windowPane(482, 462, 54, 64) +
    windowPane(712, 462, 54, 64) +
    windowPane(808, 462, 50, 64) +
    windowPane(486, 366, 40, 40) +
    windowPane(806, 362, 40, 42) +
    glow(620, 540, 130, NIGHT.amber, 0.9) +
    `<path d="M588 600V508q36-34 72 0v92z" fill="${NIGHT.honey}"/><path d="M588 600V508q10-12 22-16l6 108z" fill="#3a2013"/>` +
    `<path d="M452 452h-78" ${beam}/><path d="M392 458v18M356 458v18" stroke="#1c0f0b" stroke-width="3"/>` +
    `<rect x="340" y="476" width="70" height="56" rx="6" fill="#2a150c"/><path d="M358 516q4-26 18-26t18 26q-10-8-18-8t-18 8z" fill="${NIGHT.amber}"/><circle cx="376" cy="488" r="4" fill="${NIGHT.honey}"/>` +
    place(566, 496, 0.9, lantern(0.7))
  );
}

function fence(random) {
  let out = '';
  for (let at = 0; at < 9; at += 1) {
    const x = 880 + at * 40;
    const lean = random.below(9) - 4;
    out += taper(
      [
        [x, 690 + at * 4, 8],
        [x + lean, 630 + at * 4, 7],
      ],
      'fill="#1a1014"',
    );
    out += `<path d="M${x + lean - 6} ${628 + at * 4}q6-8 12 0z" fill="#cdbcc0"/>`;
  }
  return `${out}<path d="M870 650q160 14 340 40M872 672q160 14 340 40" stroke="#1a1014" stroke-width="6" fill="none"/>`;
}
