import {
  blur,
  fade,
  finish,
  fir,
  glow,
  HEIGHT,
  halo,
  ridge,
  scene,
  seeded,
  WIDTH,
} from './brush.mjs';
import { archer, dwarf, fighter, goblin, stand, wizard } from './figures.mjs';

const LEFT_POST = 430;
const RIGHT_POST = 1170;
const DECK = 560;
const SAG = 74;

/** How high the planks hang at x. */
function deckAt(x) {
  const part = (x - LEFT_POST) / (RIGHT_POST - LEFT_POST);
  return DECK + 4 * SAG * part * (1 - part);
}

function ropeBridge(ink) {
  const planks = [];
  for (let x = LEFT_POST; x <= RIGHT_POST; x += 17) {
    const y = deckAt(x);
    planks.push(`<path d="M${x - 7},${y} h13 l-2,9 h-12Z" fill="${ink}"/>`);
    if ((x - LEFT_POST) % 51 === 0) {
      planks.push(`<path d="M${x},${y} L${x},${y - 70}" stroke="${ink}" stroke-width="2.4"/>`);
    }
  }
  const rope = (up, width) =>
    `<path d="M${LEFT_POST},${DECK - up} Q${(LEFT_POST + RIGHT_POST) / 2},${DECK + SAG * 2 - up} ${RIGHT_POST},${DECK - up}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
  const posts = [LEFT_POST, RIGHT_POST].map(
    (x) =>
      `<path d="M${x - 9},${DECK + 20} L${x - 6},${DECK - 96} h12 L${x + 9},${DECK + 20}Z" fill="${ink}"/>`,
  );
  return [...planks, rope(0, 5), rope(70, 4), ...posts];
}

function cliffs(ink, lit) {
  return [
    `<path fill="${ink}" d="M-20,${DECK + 6} L300,${DECK - 4} L446,${DECK + 8} L432,640 L404,690 L418,780 L372,${HEIGHT} L-20,${HEIGHT}Z"/>`,
    `<path fill="${ink}" d="M${WIDTH + 20},${DECK - 2} L1320,${DECK - 10} L1154,${DECK + 8} L1172,650 L1206,706 L1188,800 L1236,${HEIGHT} L${WIDTH + 20},${HEIGHT}Z"/>`,
    `<path fill="${lit}" opacity=".5" d="M446,${DECK + 8} L432,640 L404,690 L418,780 L372,${HEIGHT} L350,${HEIGHT} L394,770 L382,690 L414,630 L420,${DECK + 10}Z"/>`,
    `<path fill="${lit}" opacity=".5" d="M1154,${DECK + 8} L1172,650 L1206,706 L1188,800 L1236,${HEIGHT} L1260,${HEIGHT} L1214,796 L1228,704 L1192,640 L1180,${DECK + 10}Z"/>`,
  ];
}

/** Ledges that still catch the evening. */
function strata(random) {
  return Array.from({ length: 26 }, (_, at) => {
    const left = at % 2 === 0;
    const y = 600 + random() * 270;
    const long = 50 + random() * 130;
    const x = left ? random() * 250 : 1600 - random() * 250;
    const end = left ? x + long : x - long;
    return `<path d="M${x.toFixed(0)},${y.toFixed(0)} L${end.toFixed(0)},${(y + 6 - random() * 12).toFixed(0)}" stroke="#6b3844" stroke-width="${(2 + random() * 5).toFixed(1)}" stroke-linecap="round" opacity=".6"/>`;
  });
}

/** Goblins with torches and four heroes face each other across a rope bridge at sunset. */
export function bridge() {
  const random = seeded(20260807);
  const end = finish(0.5);
  const ink = '#170f1c';
  const rim = '#ffb463';
  const torches = [
    [106, 468],
    [268, 470],
    [590, 560],
  ];
  return scene(
    [
      fade('sky', [
        [0, '#4a2c63'],
        [0.16, '#a2476a'],
        [0.32, '#ee8450'],
        [0.46, '#ffc46f'],
        [0.56, '#ffe3a6'],
        [1, '#ffe3a6'],
      ]),
      fade('gorge', [
        [0, '#a8543f'],
        [0.45, '#552b45'],
        [1, '#1b1226'],
      ]),
      halo('sun', '#fff0c0', 1),
      halo('torch', '#ffb347', 0.85),
      blur('far', 2),
      ...end.defs,
    ],
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    glow('sun', 800, 372, 520),
    '<circle cx="800" cy="372" r="96" fill="#fff3cf"/>',
    `<g filter="url(#far)">${ridge(random, { top: 400, bottom: 480, step: 90, fill: '#c9715a' })}</g>`,
    ridge(random, { top: 460, bottom: 545, step: 120, fill: '#8a4560' }),
    `<path fill="url(#gorge)" d="M0,520 L520,600 L700,690 L800,700 L900,690 L1080,600 L${WIDTH},520 V${HEIGHT} H0Z"/>`,
    '<path d="M792,700 C760,760 830,800 790,900" fill="none" stroke="#ffcf8f" stroke-width="7" opacity=".55"/>',
    ...[30, 96, 1450, 1530, 1585, 8].map((x) =>
      fir(random, x, 566, 230 + random() * 90, '#22142a'),
    ),
    cliffs(ink, '#a8583f'),
    strata(random),
    ropeBridge(ink),
    torches.map(([x, y]) => glow('torch', x, y, 130)),
    stand(goblin(ink, '#ffd24a', { torch: true }), 70, DECK + 2, 130),
    stand(goblin(ink, '#ffd24a'), 156, DECK, 120),
    stand(goblin(ink, '#ffd24a', { torch: true }), 232, DECK + 2, 132),
    stand(goblin(ink, '#ffd24a'), 318, DECK, 126),
    stand(goblin(ink, '#ffd24a'), 392, DECK + 4, 122),
    stand(goblin(ink, '#ffd24a', { torch: true }), 555, deckAt(555) + 2, 124),
    stand(goblin(ink, '#ffd24a'), 650, deckAt(650) + 2, 116),
    stand(fighter(ink, rim), 985, deckAt(985) + 2, 168, true),
    stand(dwarf(ink, rim), 1196, DECK + 4, 170, true),
    stand(wizard(ink, '#9fe0ff'), 1298, DECK - 4, 166, true),
    stand(archer(ink, rim), 1410, DECK - 4, 164, true),
    end.layer,
  );
}
