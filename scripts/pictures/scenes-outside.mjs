import { delver, fighter, lantern, small, wizard } from './figures.mjs';
import { blur, glow, mix, NIGHT, place, polygon, taper, wash } from './ink.mjs';
import { flakes, moon, pine, ridge, smoke, stars } from './night.mjs';

const [W, H] = [1200, 800];

/** Four travellers with one lantern on a ridge below a rising moon. */
export function road(random) {
  const people = [
    [300, 1.06, fighter, 9],
    [430, 1, wizard, -6],
    [560, 1, small, -16],
    [690, 1.08, delver, -26],
  ];
  const black = '#0b0605';
  const walkers = people
    .map(([x, size, draw, rise]) => place(x, 652 + rise, size, draw(black, '#b8642a')))
    .join('');
  return (
    wash(
      [0, 0, W, H],
      [
        [0, '#150e16'],
        [0.4, '#3a1d1c'],
        [0.72, '#8a431c'],
        [1, '#c9762c'],
      ],
    ) +
    stars(random, { width: W, height: 330, count: 110 }) +
    moon(838, 392, 205) +
    `<path d="M560 356h170q30-18 74-8h260M900 442h250M600 470h120" stroke="#5d2c18" stroke-width="10" stroke-linecap="round" opacity=".5"/>` +
    ridge(random.fork('a'), { width: W, y: 500, rise: 90, colour: '#6a3219' }) +
    ruin(1010, 478, '#6a3219') +
    ridge(random.fork('b'), { width: W, y: 570, rise: 70, colour: '#3f1d12' }) +
    pines(random.fork('c'), 26, [0, 1200], 620, [50, 120], '#3a1b11') +
    blur(9, `<rect x="0" y="560" width="${W}" height="60" fill="#c9762c" opacity=".22"/>`) +
    hill('#0d0706') +
    pines(random.fork('d'), 8, [-20, 200], 700, [150, 260], black) +
    pines(random.fork('e'), 7, [980, 1220], 720, [150, 290], black) +
    walkers +
    place(728, 556, 0.8, lantern(1)) +
    glow(728, 640, 190, NIGHT.amber, 0.4, 0.16)
  );
}

function hill(colour) {
  return `<path d="M0 690C180 640 420 668 600 640S980 600 1200 668V900H0Z" fill="${colour}"/>`;
}

function pines(random, count, [from, to], y, [low, high], colour) {
  let out = '';
  for (let at = 0; at < count; at += 1) {
    const x = from + ((to - from) * at) / count + random.below(30);
    out += pine(random, x, y + random.below(16), low + random.below(high - low), colour);
  }
  return out;
}

function ruin(x, y, colour) {
  const walls = polygon(
    [
      [x - 34, y + 40],
      [x - 30, y - 96],
      [x - 38, y - 100],
      [x - 36, y - 122],
      [x - 22, y - 120],
      [x - 20, y - 108],
      [x - 6, y - 112],
      [x - 2, y - 92],
      [x + 8, y - 66],
      [x + 6, y - 30],
      [x + 26, y - 24],
      [x + 34, y + 40],
    ],
    `fill="${colour}"`,
  );
  return `${walls}<rect x="${x - 18}" y="${y - 78}" width="9" height="17" rx="4" fill="#f0b45c"/>`;
}

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

/** A small tower on a crag below a moon, for the shared cards. */
export function farTower(random, { width, height, moonAt: [moonX, moonY, moonRadius] }) {
  return (
    wash(
      [0, 0, width, height],
      [
        [0, '#140d12'],
        [0.6, '#3a1d18'],
        [1, '#7c3d1a'],
      ],
    ) +
    stars(random, { width, height: height * 0.6, count: 80 }) +
    moon(moonX, moonY, moonRadius) +
    ridge(random.fork('a'), { width, y: height * 0.72, rise: 80, colour: '#4a2314' }) +
    ruin(width * 0.6, height * 0.71, '#4a2314') +
    ridge(random.fork('b'), { width, y: height * 0.84, rise: 50, colour: '#1d0f0a' }) +
    pines(
      random.fork('c'),
      24,
      [0, width],
      height * 0.93,
      [30, 90],
      mix('#1d0f0a', NIGHT.pitch, 0.6),
    )
  );
}
