import { mapEmblem, sword } from './emblems-of-adventure.mjs';
import { polygon, smoothPath, taper } from './ink.mjs';
import { cuts, EMBER, INK, PAPER, rays } from './linocut.mjs';

const TURN = Math.PI / 3;

function die() {
  const rim = Array.from({ length: 6 }, (_, at) => [
    Math.sin(at * TURN) * 132,
    -Math.cos(at * TURN) * 132,
  ]);
  const face = [
    [0, -70],
    [62, 40],
    [-62, 40],
  ];
  const edges = [
    [rim[0], face[0]],
    [rim[1], face[0]],
    [rim[5], face[0]],
    [rim[1], face[1]],
    [rim[2], face[1]],
    [rim[3], face[1]],
    [rim[3], face[2]],
    [rim[4], face[2]],
    [rim[5], face[2]],
  ];
  return (
    rays(150, 188, 36) +
    polygon(rim, `fill="${INK}"`) +
    polygon(face, `fill="${EMBER}" stroke="${PAPER}" stroke-width="5" stroke-linejoin="round"`) +
    edges
      .map(
        ([a, b]) =>
          `<path d="M${a.join(' ')}L${b.join(' ')}" stroke="${PAPER}" stroke-width="5" stroke-linecap="round"/>`,
      )
      .join('') +
    `<text x="0" y="24" text-anchor="middle" font-family="Liberation Serif, serif" font-weight="700" font-size="58" fill="${PAPER}">20</text>`
  );
}

function candleEmblem() {
  return (
    rays(64, 120, 22, { colour: EMBER, width: 6 }).replace(
      /^/,
      '<g transform="translate(0 -92)">',
    ) +
    '</g>' +
    `<path d="M0 -46c-24 0-30-20-26-36 4-24 22-34 26-76 8 34 30 52 30 82 0 18-10 30-30 30z" fill="${EMBER}"/><path d="M0 -50c-10 0-14-10-11-20 2-12 9-18 11-34 4 16 13 24 13 38 0 10-5 16-13 16z" fill="${PAPER}"/>` +
    `<path d="M-44 128V-22q10 14 20 4 8-16 22-14t20 12q14 8 26-6v154z" fill="${INK}"/><path d="M0 -30v-16" stroke="${INK}" stroke-width="6"/>` +
    cuts([
      [-30, 0, -30, 118],
      [-18, 20, -18, 122],
      [-30, 40, -30, 60],
    ]) +
    `<path d="M-104 130q104 44 208 0v14q-104 46-208 0z" fill="${INK}"/><path d="M104 138c52-4 52 44 8 44" fill="none" stroke="${INK}" stroke-width="12"/>` +
    cuts([[-80, 144, 60, 158]])
  );
}

function key() {
  return `<g transform="rotate(-38)">${
    `<path d="M-16 -8h150v-10h16v10h22v-26h22v66h-22v-20h-22v30h-26v-30h-140z" fill="${INK}"/>` +
    `<path d="M-16 0c6 40-30 66-72 66-44 0-80-30-80-70s36-66 80-66c42 0 76 30 72 70z" fill="${INK}"/>` +
    `<ellipse cx="-112" cy="-10" rx="20" ry="23" fill="${PAPER}"/><ellipse cx="-64" cy="-10" rx="20" ry="23" fill="${PAPER}"/><circle cx="-110" cy="-6" r="8" fill="${EMBER}"/><circle cx="-66" cy="-6" r="8" fill="${EMBER}"/><path d="M-88 12l-9 16h18z" fill="${PAPER}"/>` +
    cuts(
      [
        [-116, 40, -116, 60],
        [-98, 42, -98, 64],
        [-80, 42, -80, 64],
        [-62, 40, -62, 60],
      ],
      PAPER,
      5,
    ) +
    cuts([
      [10, 0, 120, 0],
      [30, 10, 90, 10],
    ])
  }</g>`;
}

function mugEmblem() {
  const steam = (x, size) =>
    taper(
      [
        [x, -78, 3],
        [x - 18 * size, -104, 11],
        [x + 16 * size, -132, 12],
        [x - 6, -164, 9],
        [x + 16 * size, -190, 2],
      ],
      `fill="${EMBER}"`,
    );
  return (
    steam(-40, 1) +
    steam(6, 1.2) +
    steam(48, 0.9) +
    `<path d="M-96 -62h180l-12 190q-78 34-156 0z" fill="${INK}"/><path d="M82 -30c74-8 86 104-6 108" fill="none" stroke="${INK}" stroke-width="22"/>` +
    `<ellipse cx="-6" cy="-60" rx="90" ry="20" fill="${INK}"/><ellipse cx="-6" cy="-61" rx="74" ry="12" fill="${PAPER}"/>` +
    cuts([
      [-74, -30, -64, 116],
      [-58, -26, -50, 122],
      [-42, -22, -37, 96],
      [-26, -20, -24, 60],
    ]) +
    `<path d="M-6 10c20 0 26 14 26 26 0 18-20 26-26 42-6-16-26-24-26-42 0-12 6-26 26-26z" fill="${EMBER}" transform="translate(28 0)"/>`
  );
}

function book() {
  const page = (sign) =>
    `<path d="M0 -96C${sign * 40} -134 ${sign * 130} -130 ${sign * 172} -104V96C${sign * 130} 70 ${sign * 40} 66 0 104Z" fill="${PAPER}" stroke="${INK}" stroke-width="10" stroke-linejoin="round"/>`;
  const lines = [-1, 1].flatMap((sign) =>
    [0, 1, 2, 3, 4].map((at) =>
      taper(
        [
          [sign * 26, -70 + at * 32, 2],
          [sign * 84, -92 + at * 32, 5],
          [sign * (at === 4 ? 100 : 144), -84 + at * 32, 2],
        ],
        `fill="${INK}"`,
      ),
    ),
  );
  return `<path d="M-186 -92L-178 124Q-90 92 0 128 90 92 178 124L186 -92Z" fill="${INK}"/>${page(-1)}${page(1)}${lines.join('')}<path d="M-10 -104h34v196l-17-22-17 22z" fill="${EMBER}"/>`;
}

function tower() {
  return (
    `<circle cx="66" cy="-84" r="66" fill="${EMBER}"/>` +
    `<path d="M-200 190C-150 150-120 150-96 104-70 92-60 70-44 62L66 52C90 80 92 106 116 118 140 150 170 150 200 190Z" fill="${INK}"/>` +
    `<path d="M-50 72L-34 -86l-16-6 6-32 20 4 4-18 22 4 2-16 24 6 4 40-14 6 22 170z" fill="${INK}"/><path d="M-44 -128l46-66 34 74z" fill="${INK}"/><path d="M2 -194v-22l34 10-34 8" fill="${EMBER}" stroke="${INK}" stroke-width="4"/>` +
    `<path d="M-12 -44q10-16 20 0v24h-20z" fill="${EMBER}"/><path d="M-22 22q10-14 18 0v22h-18z" fill="${PAPER}"/>` +
    cuts([
      [-26, -70, -40, 58],
      [-16, 60, -10, 4],
      [-150, 174, -90, 128],
      [-110, 184, -60, 100],
      [-60, 186, -20, 90],
      [110, 180, 84, 110],
    ])
  );
}

function owl() {
  const eye = (x) =>
    `<circle cx="${x}" cy="-20" r="54" fill="${PAPER}"/><circle cx="${x}" cy="-20" r="42" fill="${EMBER}"/><circle cx="${x}" cy="-16" r="21" fill="${INK}"/><circle cx="${x + 9}" cy="-26" r="8" fill="${PAPER}"/>${rays(57, 78, 26, { colour: PAPER, width: 5 }).replace(/^/, `<g transform="translate(${x} -20)">`)}</g>`;
  return (
    `<path d="${smoothPath([
      [-150, -150],
      [-110, -118],
      [-50, -128],
      [0, -134],
      [50, -128],
      [110, -118],
      [150, -150],
      [164, -60],
      [168, 30],
      [130, 120],
      [70, 168],
      [0, 182],
      [-70, 168],
      [-130, 120],
      [-168, 30],
      [-164, -60],
    ])}" fill="${INK}"/>` +
    eye(-66) +
    eye(66) +
    `<path d="M-26 14Q0 -10 26 14 16 74 0 92-16 74-26 14z" fill="${EMBER}" stroke="${PAPER}" stroke-width="6"/>` +
    cuts(
      [
        [-100, 84, -70, 130],
        [-70, 92, -46, 144],
        [-38, 110, -22, 156],
        [100, 84, 70, 130],
        [70, 92, 46, 144],
        [38, 110, 22, 156],
        [0, 120, 0, 166],
      ],
      PAPER,
      6,
    ) +
    cuts(
      [
        [-30, -118, -12, -84],
        [30, -118, 12, -84],
        [0, -124, 0, -84],
      ],
      PAPER,
      5,
    )
  );
}

const DRAWINGS = {
  die,
  candle: candleEmblem,
  key,
  map: mapEmblem,
  mug: mugEmblem,
  sword,
  book,
  tower,
  owl,
};

/** The names of the nine small pictures, each 480 x 480, alternating between a light and a darker paper. */
export const EMBLEMS = Object.keys(DRAWINGS);

/** One small picture on its paper. */
export function emblem(name) {
  const warm = EMBLEMS.indexOf(name) % 2 === 0;
  const ground = warm ? PAPER : '#e9cfa0';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-240 -240 480 480" width="480" height="480">
    <defs><filter id="print" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="3" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="5"/></filter>
    <filter id="fibre" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="3" seed="9"/><feColorMatrix values="0 0 0 0 0.35  0 0 0 0 0.25  0 0 0 0 0.15  0.8 0 0 0 -0.3"/></filter></defs>
    <rect x="-240" y="-240" width="480" height="480" fill="${ground}"/>
    <g filter="url(#print)">${DRAWINGS[name]()}</g>
    <rect x="-240" y="-240" width="480" height="480" filter="url(#fibre)" opacity=".3"/>
  </svg>`;
}
