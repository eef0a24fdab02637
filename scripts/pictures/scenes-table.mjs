import { candle, delver, fighter, wizard } from './figures.mjs';
import { blob, blur, glow, gradient, mix, NIGHT, place, polygon, taper, wash } from './ink.mjs';
import { flakes, smoke } from './night.mjs';
import { d20, mapSheet, mini, mug, openBook, planks } from './table-things.mjs';

const [W, H] = [1200, 800];

function pencil(length = 190, turn = 0) {
  return place(
    0,
    0,
    1,
    `<rect x="0" y="-6" width="${length}" height="12" fill="#a5541f"/><rect x="0" y="-6" width="${length}" height="4" fill="#e08a3c"/><path d="M${length} -6l26 6-26 6z" fill="#e6cf9c"/><path d="M${length + 18} -2l8 2-8 2z" fill="#1a0f0a"/><rect x="-16" y="-6" width="16" height="12" fill="#7c2a22"/>`,
    turn,
  );
}

/** What hides the far end of the light: everything dims away from it. */
function dim(x, y, radius, strength = 0.86) {
  return `<radialGradient id="dim${x}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}"><stop offset="0" stop-color="#0a0504" stop-opacity="0"/><stop offset=".45" stop-color="#0a0504" stop-opacity=".12"/><stop offset="1" stop-color="#0a0504" stop-opacity="${strength}"/></radialGradient><rect x="-100" y="-100" width="1400" height="1000" fill="url(#dim${x})"/>`;
}

function woodenBase(random, lights) {
  return planks(random, { area: [-10, -10, W + 20, H + 20], count: 8, lights });
}

/** A finished map on a dark table beside a candle, a die and miniatures. */
export function mapOnTable(random, maps) {
  const light = [[880, 250, 520, 0.95]];
  return (
    woodenBase(random.fork('t'), light) +
    place(520, 420, 1, mapSheet(maps.rooms, 820), -7) +
    place(890, 660, 1, pencil(), -24) +
    dim(800, 330, 820, 0.9) +
    `<ellipse cx="1000" cy="328" rx="86" ry="26" fill="#050302" opacity=".6"/>` +
    place(
      1000,
      316,
      1.15,
      `<ellipse cx="0" cy="0" rx="62" ry="18" fill="#3a2113"/><ellipse cx="0" cy="-6" rx="62" ry="18" fill="#8a5426"/><ellipse cx="0" cy="-8" rx="48" ry="13" fill="#4a2a15"/>` +
        place(0, -8, 1, candle(128, 44)),
    ) +
    glow(900, 330, 560, NIGHT.amber, 0.35, 0.75) +
    `<ellipse cx="300" cy="676" rx="84" ry="22" fill="#050302" opacity=".55"/>` +
    place(300, 622, 1, d20(74)) +
    place(560, 330, 0.86, mini(fighter('#1a0e0a', '#f2b463'))) +
    place(640, 352, 0.8, mini(wizard('#1a0e0a', '#f2b463'))) +
    place(430, 250, 0.92, mini(delver('#3a0f10', '#ff9d5c'), '#3a1010')) +
    glow(1000, 180, 300, NIGHT.honey, 0.3)
  );
}

/** A lantern lights a map that is still half rolled up. */
export function mapHalfRolled(random, maps) {
  return (
    woodenBase(random.fork('t'), [[760, 330, 520, 0.9]]) +
    place(600, 430, 1.12, mapSheet(maps.cave, 900, { border: 0.03 }), 5) +
    rolledEnd(64, -60, 900, 5) +
    dim(640, 380, 860, 0.82) +
    standingLantern(930, 640) +
    place(420, 700, 0.9, d20(46, 12, { body: '#1d4a3a' })) +
    place(520, 730, 0.9, d20(40, 7, { body: '#3a2a66' })) +
    place(180, 660, 1, pencil(170, -62))
  );
}

function rolledEnd(x, y, height, turn) {
  const { define, fill } = gradient(
    [
      [0, '#5a3f22'],
      [0.35, '#f0dcae'],
      [0.6, '#d8bd86'],
      [1, '#4a321b'],
    ],
    [0, 0, 1, 0],
  );
  return place(
    x,
    y,
    1,
    `<rect x="12" y="6" width="96" height="${height}" fill="#000" opacity=".4"/>${define}<rect x="0" y="0" width="92" height="${height}" fill="${fill}"/><ellipse cx="46" cy="${height}" rx="46" ry="17" fill="#b79a66"/><path d="M18 ${height}q28 12 56 0q-24-12-44 0q16 8 30 0" fill="none" stroke="#5a3f22" stroke-width="4"/>`,
    turn,
  );
}

function standingLantern(x, y) {
  const iron = '#140c09';
  return (
    `<ellipse cx="${x}" cy="${y + 8}" rx="120" ry="28" fill="#050302" opacity=".7"/>` +
    glow(x, y - 120, 720, NIGHT.amber, 0.62) +
    glow(x, y - 110, 220, NIGHT.honey, 1) +
    `<path d="M${x - 72} ${y}l10-26h124l10 26q-72 22-144 0z" fill="${iron}"/>` +
    `<rect x="${x - 56}" y="${y - 196}" width="112" height="174" fill="#ffd98c" opacity=".92"/>` +
    place(x, y - 52, 1, candle(44, 30)) +
    [-58, -22, 16, 52]
      .map((dx) => `<rect x="${x + dx}" y="${y - 198}" width="7" height="178" fill="${iron}"/>`)
      .join('') +
    `<path d="M${x - 70} ${y - 196}h140l-34-50h-72z" fill="${iron}"/><path d="M${x - 26} ${y - 246}q26-22 52 0z" fill="${iron}"/>` +
    `<path d="M${x - 62} ${y - 206}C${x - 96} ${y - 340} ${x + 96} ${y - 340} ${x + 62} ${y - 206}" fill="none" stroke="${iron}" stroke-width="7"/>`
  );
}

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

/** The die comes to rest between miniatures on a battle map. */
export function dieAtRest(random) {
  const light = [[640, 520, 480, 1]];
  let squares = '';
  for (let at = -14; at <= 14; at += 1)
    squares += `<path d="M${600 + at * 52} 400L${600 + at * 190} 830" stroke="#2a170d" stroke-width="2.4" opacity=".7"/>`;
  for (let row = 0; row < 10; row += 1)
    squares += `<path d="M-20 ${400 + 430 * (row / 10) ** 1.7}H1220" stroke="#2a170d" stroke-width="2.4" opacity=".7"/>`;
  return (
    wash(
      [0, 0, W, H],
      [
        [0, '#0f0908'],
        [1, '#3a1f12'],
      ],
    ) +
    blur(
      14,
      [
        [180, 250, 60],
        [420, 190, 44],
        [860, 210, 70],
        [1060, 280, 50],
        [640, 150, 34],
      ]
        .map(
          ([x, y, r]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="${NIGHT.amber}" opacity=".26"/>`,
        )
        .join(''),
    ) +
    planks(random.fork('t'), {
      area: [-10, 396, W + 20, 420],
      count: 1,
      lights: light,
      dark: '#2a170d',
    }) +
    `<path d="M-20 400H1220V830H-20Z" fill="#d9bd86" opacity=".5"/>` +
    squares +
    dim(600, 560, 720, 0.92) +
    blur(
      5,
      place(250, 520, 1.9, mini(fighter('#140a07', '#c8691f'))) +
        place(930, 500, 1.7, mini(wizard('#140a07', '#8a4a20'))),
    ) +
    blur(2.4, place(1060, 650, 2.5, mini(delver('#2c0a0b', '#c8691f'), '#2c0d0c'))) +
    `<ellipse cx="580" cy="706" rx="200" ry="34" fill="#050302" opacity=".7"/>` +
    glow(700, 480, 520, NIGHT.amber, 0.5) +
    place(590, 566, 1, d20(168), -8) +
    glow(668, 450, 120, NIGHT.flame, 0.42)
  );
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
