import { candle, fighter, wizard } from '../pictures/figures.mjs';
import { blob, glow, mix, NIGHT, picture, place, polygon, taper, wash } from '../pictures/ink.mjs';
import { d20, mini, mug, openBook, pencil, planks } from '../pictures/table-things.mjs';

const [W, H] = [1600, 900];
const PANE = [560, 70, 560, 400];
const FRAME = '#170c08';
const CANDLE = [1050, 730];

/** A table by a window at dusk, set for guests. */
export function doorbell(random) {
  return picture({ width: W, height: H, scene: kitchen(random), centre: [60, 56] });
}

function kitchen(random) {
  const light = [[CANDLE[0], 640, 520, 0.95]];
  return (
    wash(
      [0, 0, W, H],
      [
        [0, '#130c0b'],
        [1, '#3a2014'],
      ],
    ) +
    glow(CANDLE[0], 520, 820, NIGHT.ember, 0.6) +
    boards() +
    street(random.fork('s')) +
    windowFrame() +
    curtains() +
    place(1360, 190, 1, shelf()) +
    planks(random.fork('t'), { area: [-10, 610, W + 20, 310], count: 4, lights: light }) +
    `<rect x="-10" y="610" width="${W + 20}" height="6" fill="#d08a44" opacity=".55"/>` +
    shade(430, 752, 340, 22) +
    screen() +
    shade(1260, 822, 190, 20) +
    place(1270, 824, 1, openBook(random.fork('b'), 330, { lines: 5 })) +
    place(1180, 834, 1, pencil(150, 12)) +
    shade(1462, 742, 80, 15) +
    place(1456, 742, 1.45, mug(110)) +
    shade(CANDLE[0], 738, 74, 14) +
    place(
      ...CANDLE,
      1.15,
      `<ellipse cx="0" cy="0" rx="56" ry="12" fill="#8a5426"/><ellipse cx="0" cy="-3" rx="46" ry="9" fill="#3a2113"/>${place(0, -3, 1, candle(120, 40))}`,
    ) +
    shade(906, 846, 60, 10) +
    place(900, 812, 1, d20(52, 20)) +
    place(986, 846, 1, d20(27, 7, { body: '#2f4a2c' })) +
    place(720, 826, 1.15, mini(fighter('#140b08', '#f0a44b'))) +
    place(806, 790, 1.1, mini(wizard('#3a1512', '#f0a44b'))) +
    glow(CANDLE[0], 720, 560, NIGHT.amber, 0.42, 0.5)
  );
}

const shade = (x, y, wide, high) =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="#050302" opacity=".5"/>`;

function boards() {
  let out = '';
  for (let x = 60; x < W; x += 170)
    out += `<path d="M${x} 0V610" stroke="#0c0605" stroke-width="5" opacity=".45"/>`;
  return out;
}

/** The street outside: roofs with lit windows, rain, and two guests under one umbrella. */
function street(random) {
  const [x, y, width, height] = PANE;
  const foot = y + height;
  let houses = '';
  for (let left = x - 30; left < x + width; left += 92) {
    const tall = 90 + random.below(90);
    const top = foot - tall;
    houses += `<path d="M${left} ${foot}V${top}l46 -50l46 50V${foot}Z" fill="${mix('#141a30', '#0c0f1e', random.below(100) / 100)}"/>`;
    if (random.below(4) > 0)
      houses += `<rect x="${left + 34}" y="${top + 22}" width="18" height="24" rx="8" fill="#f0b45c" opacity="${(0.6 + random.below(40) / 100).toFixed(2)}"/>`;
  }
  let rain = '';
  for (let drop = 0; drop < 150; drop += 1) {
    const [dx, dy, long] = [
      x + random.below(width),
      y + random.below(height),
      14 + random.below(30),
    ];
    rain += `<path d="M${dx} ${dy}l${(-long * 0.22).toFixed(1)} ${long}" stroke="#cfd6f2" stroke-width="1.6" opacity="${(0.12 + random.below(30) / 100).toFixed(2)}"/>`;
  }
  const guests = place(
    776,
    foot - 2,
    1.1,
    `<path d="M-62 -104q62 -66 124 0q-15 -12 -31 0q-15 -12 -31 0q-15 -12 -31 0q-15 -12 -31 0z" fill="#0a0c16"/><path d="M0 -128V-30" stroke="#0a0c16" stroke-width="5"/><path d="M-44 4q-2 -66 18 -74q20 8 18 74zM6 4q-2 -60 18 -68q20 8 18 68z" fill="#0a0c16"/><circle cx="-26" cy="-76" r="12" fill="#0a0c16"/><circle cx="24" cy="-72" r="11" fill="#0a0c16"/>${glow(64, -44, 60, NIGHT.amber, 0.7)}<path d="M58 -56h12l3 8v16h-18v-16z" fill="#ffd48a"/>`,
  );
  return (
    `<clipPath id="panes"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#panes)">` +
    wash(PANE, [
      [0, '#16203c'],
      [0.6, '#4a4468'],
      [1, '#8a5a54'],
    ]) +
    houses +
    glow(790, foot - 50, 190, NIGHT.amber, 0.75) +
    guests +
    rain +
    '</g>'
  );
}

function windowFrame() {
  const [x, y, width, height] = PANE;
  return (
    `<path d="M${x} ${y}h${width}v${height}h${-width}zM${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}" fill="none" stroke="${FRAME}" stroke-width="18"/>` +
    `<rect x="${x - 36}" y="${y + height}" width="${width + 72}" height="26" fill="#21120b"/><path d="M${x + width * 0.3} ${y + height + 2}h${width * 0.7 + 30}" stroke="#c9792f" stroke-width="4" opacity=".8"/>`
  );
}

function curtains() {
  const [x, y, width] = PANE;
  const cloth = (side, at) => {
    const point = (dx, dy) => [at + side * dx, y - 40 + dy];
    const folds = [30, 66, 100]
      .map((dx, fold) =>
        taper(
          [
            [...point(dx, 20), 1],
            [...point(dx - 14, 240), 6],
            [...point(dx - 44 + fold * 6, 460), 1],
          ],
          `fill="${side < 0 ? '#b4502a' : '#5a1d18'}" opacity=".7"`,
        ),
      )
      .join('');
    return (
      blob(
        [
          point(-26, 0),
          point(120, 0),
          point(112, 160),
          point(66, 330),
          point(-6, 520),
          point(-50, 510),
          point(-34, 260),
        ],
        `fill="${side < 0 ? '#6e211b' : '#4a1614'}"`,
      ) + folds
    );
  };
  return (
    cloth(1, x - 30) +
    cloth(-1, x + width + 30) +
    `<path d="M${x - 100} ${y - 36}h${width + 200}" stroke="#0c0605" stroke-width="14" stroke-linecap="round"/>`
  );
}

function shelf() {
  const book = (x, wide, tall, colour) =>
    `<rect x="${x}" y="${-tall}" width="${wide}" height="${tall}" fill="${colour}"/><rect x="${x}" y="${-tall + 14}" width="${wide}" height="4" fill="#c8863c" opacity=".6"/>`;
  return (
    '<rect x="-130" y="0" width="330" height="14" fill="#1a0e09"/>' +
    book(-116, 26, 104, '#4a1614') +
    book(-86, 20, 120, '#1c2f26') +
    book(-62, 34, 92, '#5a3a16') +
    book(-24, 22, 112, '#2a2344') +
    place(
      40,
      0,
      1,
      '<path d="M-24 0Q-44 -44 -14 -62V-84H14V-62Q44 -44 24 0Z" fill="#1d130d"/><path d="M22 -4Q38 -42 10 -62" fill="none" stroke="#8a4a20" stroke-width="4"/>',
    )
  );
}

/** The game master's screen: three panels, with a keep cut into the middle one. */
function screen() {
  const leaf = (points, colour) => polygon(points, `fill="${colour}"`);
  return (
    leaf(
      [
        [110, 470],
        [300, 430],
        [300, 706],
        [110, 770],
      ],
      '#240d0a',
    ) +
    leaf(
      [
        [300, 430],
        [610, 430],
        [610, 706],
        [300, 706],
      ],
      '#4a1a13',
    ) +
    leaf(
      [
        [610, 430],
        [756, 472],
        [756, 768],
        [610, 706],
      ],
      '#7c2f1c',
    ) +
    `<path d="M314 444H596V692H314Z" fill="none" stroke="#c9792f" stroke-width="4"/>` +
    `<path d="M126 484L286 450V692L126 748ZM624 448L742 484V750L624 696Z" fill="none" stroke="#c9792f" stroke-width="3" opacity=".55"/>` +
    `<path d="M372 676V566h-14v-36h18v14h18v-14h20v14h18v-14h18v36h-14v30h40v-80h-16v-46h20v18h20v-18h22v18h20v-18h20v46h-16v160Z" fill="#e0994d"/><path d="M494 676v-38q18 -24 36 0v38Z" fill="#2a0f0a"/><path d="M402 590q6 -10 12 0v24h-12zM506 532q6 -10 12 0v26h-12z" fill="#2a0f0a"/>` +
    taper(
      [
        [757, 474, 1],
        [760, 620, 5],
        [757, 766, 1],
      ],
      'fill="#ffc468"',
    )
  );
}
