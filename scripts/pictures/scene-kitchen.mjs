import { candle, fighter } from './figures.mjs';
import { blob, glow, mix, NIGHT, place, polygon, taper, wash } from './ink.mjs';
import { flakes, smoke } from './night.mjs';
import { d20, mini, mug, openBook, pencil, planks } from './table-things.mjs';

const [W, H] = [1200, 800];

function windowFrame([x, y, width, height], outside) {
  return (
    outside +
    `<path d="M${x} ${y}h${width}v${height}h${-width}zM${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}" fill="none" stroke="#170c08" stroke-width="16"/>` +
    `<rect x="${x - 26}" y="${y + height}" width="${width + 52}" height="20" fill="#21120b"/>`
  );
}

function chair(x, y, size, colour) {
  return place(
    x,
    y,
    size,
    `<rect x="-62" y="-210" width="14" height="230" fill="${colour}"/><rect x="48" y="-210" width="14" height="230" fill="${colour}"/>${[-196, -150, -104].map((top) => `<rect x="-60" y="${top}" width="120" height="20" rx="8" fill="${colour}"/>`).join('')}`,
  );
}

function tableTop(random, y, lights) {
  return (
    planks(random, { area: [-10, y, W + 20, H - y + 20], count: 4, lights }) +
    `<rect x="-10" y="${y}" width="${W + 20}" height="5" fill="#d08a44" opacity=".55"/>`
  );
}

/** An empty notebook and one candle on a kitchen table at night. */
export function notebook(random) {
  const light = [[690, 560, 430, 0.95]];
  return (
    wash(
      [0, 0, W, H],
      [
        [0, '#130c0b'],
        [1, '#3a2014'],
      ],
    ) +
    glow(700, 420, 660, NIGHT.ember, 0.6) +
    windowFrame(
      [130, 90, 270, 300],
      wash(
        [130, 90, 270, 300],
        [
          [0, '#16203c'],
          [1, '#4a4468'],
        ],
      ) +
        flakes(random.fork('w'), {
          width: 270,
          height: 300,
          count: 34,
          largest: 2,
          top: 90,
          colour: '#cfd6f2',
        }).replace(/cx="(\d+)"/g, (_, at) => `cx="${Number(at) + 130}"`),
    ) +
    shelf(random.fork('b')) +
    chair(330, 560, 1.25, '#1a0e09') +
    chair(960, 560, 1.25, '#2a160d') +
    tableTop(random.fork('t'), 540, light) +
    `<ellipse cx="520" cy="690" rx="330" ry="34" fill="#050302" opacity=".5"/>` +
    place(520, 690, 1, openBook(random.fork('n'), 560)) +
    place(566, 648, 1, pencil(170, -16)) +
    `<ellipse cx="960" cy="664" rx="88" ry="16" fill="#050302" opacity=".5"/>` +
    place(950, 664, 1.35, mug(110)) +
    `<ellipse cx="762" cy="612" rx="66" ry="13" fill="#050302" opacity=".5"/>` +
    place(
      760,
      608,
      1,
      `<ellipse cx="0" cy="0" rx="54" ry="12" fill="#8a5426"/><ellipse cx="0" cy="-3" rx="44" ry="9" fill="#3a2113"/>` +
        place(0, -3, 1, candle(120, 40)),
    ) +
    place(236, 716, 1, d20(44, 20)) +
    glow(700, 600, 460, NIGHT.amber, 0.42, 0.5)
  );
}

function shelf(random) {
  let out = '<rect x="800" y="300" width="420" height="14" fill="#1a0e09"/>';
  let x = 820;
  while (x < 1190) {
    const [width, height] = [16 + random.below(22), 90 + random.below(70)];
    const colour = mix(
      ['#4a1614', '#1c2f26', '#2a2344', '#5a3a16'][random.below(4)],
      '#120a08',
      0.35,
    );
    out += `<rect x="${x}" y="${300 - height}" width="${width}" height="${height}" fill="${colour}"/><rect x="${x}" y="${300 - height + 14}" width="${width}" height="4" fill="#c8863c" opacity=".6"/>`;
    x += width + 2 + (random.below(6) === 0 ? 26 : 0);
  }
  return out;
}

/** Dawn on an empty table: cold candles, dice, crumbs. */
export function morning(random) {
  const light = [[640, 560, 640, 1]];
  const sky =
    wash(
      [430, 70, 400, 380],
      [
        [0, '#7f8fb0'],
        [0.5, '#e9b98c'],
        [1, '#ffdba0'],
      ],
    ) +
    `<circle cx="660" cy="392" r="58" fill="#fff1cc"/>` +
    `<path d="M430 408q90-46 180-12t220-20v74H430z" fill="#a8714a"/>` +
    polygon(
      [
        [500, 404],
        [508, 344],
        [516, 340],
        [524, 346],
        [530, 404],
      ],
      'fill="#8a5638"',
    );
  const rays = [
    [-420, -60],
    [-170, 120],
    [80, 300],
    [330, 520],
  ]
    .map(([a, b]) =>
      polygon(
        [
          [520, 90],
          [780, 90],
          [640 + b * 1.4, 820],
          [640 + a * 1.4, 820],
        ],
        'fill="#ffd9a0" opacity=".085" style="mix-blend-mode:screen"',
      ),
    )
    .join('');
  return (
    wash(
      [0, 0, W, H],
      [
        [0, '#4a3a3a'],
        [1, '#8a6246'],
      ],
    ) +
    glow(640, 300, 620, '#ffcf96', 0.75) +
    windowFrame([430, 70, 400, 380], sky) +
    polygon(
      [
        [330, 40],
        [440, 40],
        [426, 300],
        [404, 470],
        [330, 470],
      ],
      'fill="#6b2f26"',
    ) +
    polygon(
      [
        [930, 40],
        [820, 40],
        [834, 300],
        [856, 470],
        [930, 470],
      ],
      'fill="#6b2f26"',
    ) +
    chair(230, 580, 1.2, '#3a241a') +
    chair(1010, 580, 1.2, '#3a241a') +
    tableTop(random.fork('t'), 540, light) +
    rays +
    place(420, 614, 0.9, candle(60, 38, false)) +
    smoke(420, 552, 190, { opacity: 0.34, wind: -40, colour: '#fff0d6' }) +
    place(486, 628, 0.9, candle(34, 38, false)) +
    place(850, 650, 1.25, mug(100)) +
    place(1000, 700, 1.3, mug(100)) +
    place(640, 720, 1, openBook(random.fork('n'), 420, { lines: 9 })) +
    place(300, 730, 1, d20(50, 1)) +
    place(420, 742, 1, d20(36, 14, { body: '#1d4a3a' })) +
    place(930, 756, 1, d20(34, 9, { body: '#3a2a66' })) +
    crumbs(random.fork('c')) +
    place(160, 690, 0.95, mini(fighter('#2a1811', '#ffcf96'))) +
    flakes(random.fork('d'), { width: W, height: 560, count: 60, colour: '#fff0cf', largest: 2.4 })
  );
}

function crumbs(random) {
  let out = '';
  for (let at = 0; at < 40; at += 1) {
    const [x, y] = [520 + random.below(560), 590 + random.below(200)];
    out += blob(
      [
        [x, y],
        [x + 5, y - 2],
        [x + 7, y + 3],
        [x + 2, y + 4],
      ],
      'fill="#d9a45c" opacity=".8"',
    );
  }
  return (
    out +
    taper(
      [
        [700, 600, 3],
        [760, 606, 5],
        [820, 600, 2],
      ],
      'fill="#5a3418" opacity=".5"',
    )
  );
}
