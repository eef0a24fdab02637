import { blur, glow, gradient, mix, NIGHT, place, polygon } from './ink.mjs';
import { flakes } from './night.mjs';
import { archStones, floor, rocks, wall } from './stone.mjs';

const [W, H] = [1200, 800];
const IRON = '#0b0706';
const GATE = { x: 600, y: 330, inner: 196, outer: 262, foot: 600 };

/** A closed portcullis with a bright room behind it. */
export function portcullis(random) {
  const { x, y, inner, outer, foot } = GATE;
  const lights = [
    [x, 400, 400, 0.95],
    [x, 600, 300, 0.4],
  ];
  const open = ([px, py]) => Math.abs(px - x) < inner && py > y - inner * 1.1;
  return (
    `<rect width="${W}" height="${H}" fill="${NIGHT.pitch}"/>` +
    wall(random.fork('w'), { area: [0, -10, W, 640], course: 48, lights, skip: open }) +
    archStones(x, y, inner, outer, lights) +
    beyond() +
    bars() +
    floor(random.fork('f'), {
      area: [-300, foot, 1800, 300],
      vanish: [x, 400],
      rows: 6,
      columns: 14,
      lights: [
        [x, 640, 330, 0.9],
        [x, 760, 250, 0.3],
      ],
    }) +
    rays() +
    winch(x + outer + 92, 560) +
    flakes(random.fork('d'), {
      width: W,
      height: 620,
      count: 44,
      colour: '#ffdf9e',
      largest: 2.4,
      top: 100,
    }) +
    rocks(random.fork('r'), {
      from: -40,
      to: 330,
      base: 820,
      height: (s) => 170 * (1 - s) ** 1.5 + 18,
    }) +
    rocks(random.fork('q'), { from: 900, to: 1240, base: 820, height: (s) => 150 * s ** 1.6 + 14 })
  );
}

const archPath = ({ x, y, inner, foot }) =>
  `M${x - inner} ${foot + 20}V${y}a${inner} ${inner * 1.32} 0 0 1 ${inner * 2} 0V${foot + 20}Z`;

/** The room behind the bars: a table with an open book, shelves, a candle. */
function beyond() {
  const { x } = GATE;
  const { define, fill } = gradient([
    [0, '#f0a44b'],
    [0.5, '#ffe6b0'],
    [1, '#ffc468'],
  ]);
  const dim = '#b8691f';
  const shelf = (left, y) =>
    `<path d="M${left} ${y}h110" stroke="${dim}" stroke-width="8"/>` +
    [0, 1, 2, 3, 4, 5]
      .map(
        (at) =>
          `<rect x="${left + 8 + at * 16}" y="${y - 46 + (at % 3) * 7}" width="12" height="${42 - (at % 3) * 7}" fill="${mix(dim, '#7a3a12', (at % 4) / 4)}" opacity=".75"/>`,
      )
      .join('');
  return (
    glow(x, 400, 640, NIGHT.ember, 0.6) +
    `${define}<clipPath id="room"><path d="${archPath(GATE)}"/></clipPath><g clip-path="url(#room)"><path d="${archPath(GATE)}" fill="${fill}"/>` +
    `<g opacity=".55">${shelf(x - 176, 300)}${shelf(x - 176, 384)}${shelf(x + 66, 300)}${shelf(x + 66, 384)}</g>` +
    `<path d="M${x - 120} 520h240l24 34h-288z" fill="#8a4a1a"/><path d="M${x - 120} 554h240v80h-240z" fill="#6b3414"/>` +
    `<path d="M${x - 66} 522q34 -18 66 -2q32 -16 66 2l6 16h-144z" fill="#fff6dc"/><path d="M${x} 520v16" stroke="#b8691f" stroke-width="3"/>` +
    blur(26, `<circle cx="${x}" cy="430" r="86" fill="#fffbe8"/>`) +
    '</g>'
  );
}

/** The grating: flat bars riveted where they cross, with points at the floor. */
function bars() {
  const { x, inner, foot } = GATE;
  let out = '';
  for (let at = -3; at <= 3; at += 1) {
    const left = x + at * 58;
    out +=
      `<path d="M${left - 9} 40V${foot - 6}L${left} ${foot + 24}L${left + 9} ${foot - 6}V40Z" fill="${IRON}"/>` +
      `<path d="M${left - 7} 60V${foot - 8}" stroke="#c9792f" stroke-width="2.4" opacity=".8"/>`;
  }
  for (let y = 150; y < foot - 20; y += 92) {
    out +=
      `<rect x="${x - inner - 10}" y="${y}" width="${inner * 2 + 20}" height="17" fill="${IRON}"/>` +
      `<path d="M${x - inner} ${y + 15}h${inner * 2}" stroke="#c9792f" stroke-width="2" opacity=".55"/>`;
    for (let at = -3; at <= 3; at += 1)
      out += `<circle cx="${x + at * 58}" cy="${y + 8}" r="7.5" fill="#20120c"/><circle cx="${x + at * 58 - 2}" cy="${y + 6}" r="2.6" fill="#e0994d"/>`;
  }
  return `<g clip-path="url(#room)">${out}</g>${lock(x, 436)}`;
}

function lock(x, y) {
  return place(
    x,
    y,
    1.25,
    `<path d="M-22 -6v-22a22 24 0 0 1 44 0v22" fill="none" stroke="${IRON}" stroke-width="11"/><path d="M-40 -10h80v52q-40 26 -80 0z" fill="#1d100a"/><path d="M-40 -10h80v7h-80z" fill="#e0994d"/><path d="M-40 -10v52q10 7 20 10" fill="none" stroke="#e0994d" stroke-width="4"/><circle cx="0" cy="14" r="9" fill="#ffe6b0"/><path d="M-4 16h8l4 20h-16z" fill="#ffe6b0"/>`,
  );
}

/** The light that falls between the bars onto the floor. */
function rays() {
  const { x, foot } = GATE;
  let out = '';
  for (let at = -3; at < 3; at += 1) {
    const [a, b] = [at * 58 + 10, at * 58 + 48];
    out += polygon(
      [
        [x + a, foot + 14],
        [x + b, foot + 14],
        [x + b * 2.3, 800],
        [x + a * 2.3, 800],
      ],
      'fill="#ffcf7c"',
    );
  }
  return `<g opacity=".2">${blur(5, out)}</g>`;
}

/** The wheel that raises the grating, and its chain. */
function winch(x, y) {
  let spokes = '';
  for (let at = 0; at < 6; at += 1) {
    const angle = (at * Math.PI) / 3 + 0.3;
    spokes += `<path d="M0 0L${(Math.cos(angle) * 62).toFixed(0)} ${(Math.sin(angle) * 62).toFixed(0)}" stroke="${IRON}" stroke-width="10" stroke-linecap="round"/>`;
  }
  let chain = '';
  for (let at = 0; at < 14; at += 1)
    chain += `<ellipse cx="${-30 - (at % 2)}" cy="${-52 - at * 32}" rx="${at % 2 ? 4 : 8}" ry="17" fill="none" stroke="${IRON}" stroke-width="5"/>`;
  return place(
    x,
    y,
    1,
    `<path d="M-14 0L-34 92H34L14 0Z" fill="${IRON}"/>${chain}<circle r="44" fill="none" stroke="${IRON}" stroke-width="13"/>${spokes}<path d="M-46 -14a48 48 0 0 1 34 -32" fill="none" stroke="#e0994d" stroke-width="4"/><circle r="12" fill="#2a170e"/>`,
  );
}
