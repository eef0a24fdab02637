import { delver, fighter, lantern, small, wizard } from './figures.mjs';
import { blur, glow, mix, NIGHT, place, wash } from './ink.mjs';
import { moon, pines, ridge, ruin, stars } from './night.mjs';

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
