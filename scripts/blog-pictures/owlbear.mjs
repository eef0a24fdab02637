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

/** A shaggy edge along points: each stretch breaks into tufts that hang outwards. */
function shaggy(random, points, tuft) {
  const path = [];
  points.forEach(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length];
    const length = Math.hypot(nextX - x, nextY - y);
    const count = Math.max(1, Math.round(length / tuft));
    const [outX, outY] = [(nextY - y) / length, -(nextX - x) / length];
    for (let part = 0; part < count; part += 1) {
      const from = part / count;
      const mid = (part + 0.62) / count;
      const out = tuft * (0.35 + random() * 0.5);
      path.push(`${(x + (nextX - x) * from).toFixed(1)},${(y + (nextY - y) * from).toFixed(1)}`);
      path.push(
        `${(x + (nextX - x) * mid + outX * out).toFixed(1)},${(y + (nextY - y) * mid + outY * out + out * 0.45).toFixed(1)}`,
      );
    }
  });
  return `M${path.join(' L')}Z`;
}

const BODY = [
  [640, 800],
  [560, 690],
  [548, 560],
  [590, 440],
  [660, 366],
  [800, 330],
  [940, 366],
  [1010, 440],
  [1052, 560],
  [1040, 690],
  [960, 800],
];

const HEAD = [
  [690, 372],
  [668, 300],
  [676, 236],
  [720, 196],
  [800, 184],
  [880, 196],
  [924, 236],
  [932, 300],
  [910, 372],
  [800, 410],
];

/** Rows of feathers on the breast, lighter where the moon reaches. */
function feathers(random) {
  const rows = [];
  for (let row = 0; row < 11; row += 1) {
    const y = 420 + row * 32;
    const half = 92 + Math.sin((row / 11) * Math.PI) * 96;
    for (let x = -half; x <= half; x += 33) {
      const at = 800 + x + (row % 2) * 16;
      const light = 0.12 + random() * 0.16;
      rows.push(
        `<path d="M${at - 15},${y} q15,32 30,0" fill="none" stroke="#c99a68" stroke-width="4" opacity="${light.toFixed(2)}"/>`,
      );
    }
  }
  return rows;
}

/** The right arm, claws out; the left one is its mirror. */
function arm(random) {
  const points = [
    [996, 440],
    [1062, 520],
    [1086, 640],
    [1062, 742],
    [996, 756],
    [986, 640],
  ];
  const claws = [990, 1014, 1038, 1062].map(
    (x) =>
      `<path d="M${x - 9},744 Q${x},752 ${x + 9},744 Q${x + 8},786 ${x + 2},796 Q${x - 8},776 ${x - 9},744Z" fill="#e9d9b8"/>`,
  );
  return `<path d="${shaggy(random, points, 26)}" fill="#241a20"/>${claws.join('')}`;
}

function eye(x) {
  return `<circle cx="${x}" cy="286" r="46" fill="#3a2a26"/><circle cx="${x}" cy="286" r="34" fill="#ffb52e"/><circle cx="${x}" cy="286" r="34" fill="none" stroke="#7d3d0a" stroke-width="5"/><circle cx="${x}" cy="288" r="16" fill="#120a08"/><circle cx="${x - 9}" cy="277" r="6" fill="#fff6dc"/>`;
}

function nest(random) {
  const twigs = [];
  for (let twig = 0; twig < 120; twig += 1) {
    const x = 520 + random() * 560;
    const y = 806 + random() * 62;
    const long = 60 + random() * 90;
    const lean = (random() - 0.5) * 50;
    const shade = ['#2a1c1c', '#3b2824', '#523829', '#6b4a30'][Math.floor(random() * 4)];
    twigs.push(
      `<path d="M${(x - long / 2).toFixed(0)},${(y + lean / 2).toFixed(0)} L${(x + long / 2).toFixed(0)},${(y - lean / 2).toFixed(0)}" stroke="${shade}" stroke-width="${(5 + random() * 6).toFixed(1)}" stroke-linecap="round"/>`,
    );
  }
  const eggs = [
    [700, 806, -12],
    [790, 798, 4],
    [884, 808, 14],
  ].map(
    ([x, y, lean]) =>
      `<g transform="translate(${x} ${y}) rotate(${lean})"><ellipse rx="38" ry="48" fill="url(#egg)"/><circle cx="-10" cy="-14" r="4" fill="#6d5a4a" opacity=".6"/><circle cx="12" cy="4" r="5" fill="#6d5a4a" opacity=".6"/><circle cx="-4" cy="20" r="3" fill="#6d5a4a" opacity=".6"/></g>`,
  );
  return [...twigs.slice(0, 50), ...eggs, ...twigs.slice(50)];
}

function fern(random, x, y, tall, lean, fill) {
  const leaves = [];
  for (let at = 0.12; at < 1; at += 0.08) {
    const stemX = x + lean * at * at;
    const stemY = y - tall * at;
    const long = tall * 0.3 * (1 - at) + 6;
    for (const side of [-1, 1]) {
      leaves.push(
        `M${stemX.toFixed(0)},${stemY.toFixed(0)} q${(side * long * 0.6).toFixed(0)},${(-6 - random() * 8).toFixed(0)} ${(side * long).toFixed(0)},${(8 + random() * 6).toFixed(0)} q${(-side * long * 0.5).toFixed(0)},2 ${(-side * long).toFixed(0)},0`,
      );
    }
  }
  return `<path fill="${fill}" d="${leaves.join(' ')}"/><path d="M${x},${y} Q${x},${y - tall * 0.6} ${x + lean},${y - tall}" fill="none" stroke="${fill}" stroke-width="4"/>`;
}

/** An owl-headed beast guards her nest under a huge moon. */
export function owlbear() {
  const random = seeded(20260612);
  const end = finish(0.6);
  const trees = (count, foot, tall, fill) =>
    Array.from({ length: count }, (_, at) =>
      fir(
        random,
        (at + 0.2 + random() * 0.6) * (WIDTH / count),
        foot,
        tall * (0.7 + random() * 0.5),
        fill,
      ),
    );
  return scene(
    [
      fade('night', [
        [0, '#0f1b33'],
        [0.55, '#27466b'],
        [1, '#4d7288'],
      ]),
      halo('moonlight', '#fff2cf', 0.75),
      `<radialGradient id="moon" cx=".42" cy=".38"><stop offset="0" stop-color="#fffbe8"/><stop offset=".8" stop-color="#ffe9b5"/><stop offset="1" stop-color="#f2cf8a"/></radialGradient>`,
      `<radialGradient id="egg" cx=".38" cy=".3"><stop offset="0" stop-color="#fff4da"/><stop offset=".6" stop-color="#d8c09a"/><stop offset="1" stop-color="#8b6f55"/></radialGradient>`,
      `<linearGradient id="pelt" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#54392c"/><stop offset=".5" stop-color="#35252a"/><stop offset="1" stop-color="#1b1319"/></linearGradient>`,
      halo('stare', '#ffb52e', 0.5),
      blur('mist', 18),
      ...end.defs,
    ],
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#night)"/>`,
    Array.from({ length: 90 }, () => {
      const [x, y, r] = [random() * WIDTH, random() * 420, 0.7 + random() * 1.6];
      return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" fill="#fff7e0" opacity="${(0.3 + random() * 0.6).toFixed(2)}"/>`;
    }),
    glow('moonlight', 800, 330, 640),
    '<circle cx="800" cy="330" r="318" fill="url(#moon)"/>',
    '<g fill="#e8cd94" opacity=".5"><circle cx="640" cy="230" r="44"/><circle cx="720" cy="130" r="26"/><circle cx="976" cy="210" r="56"/><circle cx="1004" cy="420" r="34"/><circle cx="610" cy="430" r="38"/></g>',
    ridge(random, { top: 520, bottom: 590, step: 80, fill: '#35566f' }),
    trees(16, 700, 330, '#24415a'),
    `<g filter="url(#mist)"><ellipse cx="500" cy="690" rx="620" ry="46" fill="#a9c4cf" opacity=".35"/><ellipse cx="1240" cy="720" rx="560" ry="40" fill="#a9c4cf" opacity=".3"/></g>`,
    [40, 150, 270, 385, 1225, 1330, 1450, 1560].map((x) =>
      fir(random, x, 840, 520 + random() * 180, '#12253a'),
    ),
    `<path fill="#0d1a2a" d="M-20,810 Q400,760 800,796 T${WIDTH + 20},804 V${HEIGHT} H-20Z"/>`,
    `<path d="${shaggy(random, BODY, 30)}" fill="url(#pelt)" stroke="#ffdf9e" stroke-width="3" stroke-opacity=".35"/>`,
    feathers(random),
    `<g transform="translate(${WIDTH} 0) scale(-1 1)">${arm(random)}</g>`,
    arm(random),
    `<path d="${shaggy(random, HEAD, 20)}" fill="#4a332a" stroke="#ffdf9e" stroke-width="3" stroke-opacity=".4"/>`,
    '<path d="M704,226 L664,120 L762,200Z M896,226 L936,120 L838,200Z" fill="#3a272a"/>',
    '<path d="M800,392 C706,392 672,320 690,270 Q738,214 800,268 Q862,214 910,270 C928,320 894,392 800,392Z" fill="#7d5a40"/>',
    glow('stare', 744, 286, 110),
    glow('stare', 856, 286, 110),
    eye(744),
    eye(856),
    '<path d="M672,262 Q744,214 792,262 L786,244 Q738,200 672,238Z M928,262 Q856,214 808,262 L814,244 Q862,200 928,238Z" fill="#241719"/>',
    '<path d="M772,312 Q800,292 828,312 Q830,350 800,384 Q770,350 772,312Z" fill="#d99a3a"/><path d="M800,300 Q816,340 800,384 Q826,352 826,314Z" fill="#a8691f"/>',
    nest(random),
    [60, 150, 240, 360, 440, 1150, 1250, 1340, 1440, 1540].map((x) =>
      fern(random, x, HEIGHT + 10, 130 + random() * 110, (random() - 0.5) * 120, '#07121d'),
    ),
    end.layer,
  );
}
