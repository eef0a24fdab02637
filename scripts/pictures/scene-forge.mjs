import { blob, blur, glow, gradient, mix, NIGHT, place, polygon, taper } from './ink.mjs';
import { archStones, floor, wall } from './stone.mjs';

const [W, H] = [1200, 800];
const IRON = '#0d0807';
const RIM = '#e88f3a';
const HEARTH = { x: 300, y: 430 };

/** A smithy at night: the hearth glows, and a half-finished piece lies on the anvil. */
export function forge(random) {
  const { x, y } = HEARTH;
  const lights = [
    [x, y + 20, 330, 0.95],
    [720, 500, 240, 0.35],
  ];
  const inHearth = ([px, py]) => Math.abs(px - x) < 130 && py > 300 && py < 560;
  return (
    `<rect width="${W}" height="${H}" fill="${NIGHT.pitch}"/>` +
    wall(random.fork('w'), { area: [0, -10, W, 660], course: 46, lights, skip: inHearth }) +
    hearth(random.fork('h'), lights) +
    rack() +
    floor(random.fork('f'), {
      area: [-300, 640, 1800, 260],
      vanish: [600, 430],
      rows: 5,
      columns: 14,
      lights: [
        [x, 680, 360, 0.75],
        [740, 720, 260, 0.4],
      ],
    }) +
    place(740, 740, 1, anvil()) +
    sparks(random.fork('s'), 742, 468)
  );
}

function hearth(random, lights) {
  const { x, y } = HEARTH;
  const { define, fill } = gradient([
    [0, '#4a1a0c'],
    [0.6, '#c8591a'],
    [1, '#ffc468'],
  ]);
  const mouth = `M${x - 136} 590V${y - 60}a136 150 0 0 1 272 0V590Z`;
  let coals = '';
  for (let at = 0; at < 46; at += 1) {
    const cx = x - 126 + random.below(252);
    const cy = 540 + random.below(50) - Math.round(24 * (1 - ((cx - x) / 130) ** 2));
    const size = 9 + random.below(12);
    coals += `<circle cx="${cx}" cy="${cy}" r="${size}" fill="${mix('#1d0a06', '#ff9a3a', (random.below(100) / 100) ** 1.7)}"/>`;
  }
  const tongue = (dx, tall, wide) =>
    blob(
      [
        [x + dx - wide, 552],
        [x + dx - wide * 0.8, 552 - tall * 0.4],
        [x + dx - wide * 0.1, 552 - tall * 0.62],
        [x + dx + wide * 0.12, 552 - tall],
        [x + dx + wide * 0.5, 552 - tall * 0.6],
        [x + dx + wide, 552 - tall * 0.3],
        [x + dx + wide * 0.9, 552],
      ],
      'fill="#ffcf7c"',
    );
  return (
    archStones(x, y - 60, 136, 188, lights) +
    `${define}<path d="${mouth}" fill="${fill}"/>` +
    blur(3, tongue(-56, 120, 38) + tongue(10, 176, 46) + tongue(70, 104, 34)) +
    polygon(
      [
        [x - 200, 586],
        [x + 200, 586],
        [x + 214, 660],
        [x - 214, 660],
      ],
      'fill="#3a1c10"',
    ) +
    `<path d="M${x - 200} 588h400" stroke="${RIM}" stroke-width="7"/>` +
    glow(x, 480, 520, NIGHT.ember, 0.75) +
    glow(x, 520, 220, NIGHT.honey, 0.4) +
    coals
  );
}

/** Tongs, hammers and a blade on the wall. */
function rack() {
  const line = (d, width = 9) =>
    `<path d="${d}" fill="none" stroke="${IRON}" stroke-width="${width}" stroke-linecap="round"/>`;
  return (
    `<rect x="820" y="196" width="300" height="17" fill="${IRON}"/><path d="M822 198h296" stroke="#8a4a20" stroke-width="3"/>` +
    line('M862 212q-16 80 6 150M878 212q16 80 -6 150', 8) +
    line('M946 212v150', 10) +
    `<path d="M914 346h64v36h-64z" fill="${IRON}"/>` +
    polygon(
      [
        [1030, 226],
        [1044, 226],
        [1046, 400],
        [1037, 430],
        [1028, 400],
      ],
      `fill="${IRON}"`,
    ) +
    line('M1010 236h54', 9) +
    line('M1092 212v120', 8) +
    `<path d="M1072 320q20 40 44 0v34q-22 14 -44 0z" fill="${IRON}"/>` +
    `<path d="M1030 240v160" stroke="#8a4a20" stroke-width="2.5"/><path d="M914 348v32" stroke="#8a4a20" stroke-width="3"/>`
  );
}

/** The anvil on its block, a glowing blade across it and a hammer leaning on it; its foot at 0, 0. */
function anvil() {
  const cut = (points) => taper(points, `fill="${RIM}"`);
  return (
    `<path d="M-116 0L-104 -112H104L116 0Q0 26 -116 0Z" fill="#2b170e"/><path d="M-104 -112q104 20 208 0q-104 -18 -208 0z" fill="#6b3a1c"/>` +
    `<path d="M-110 -46q110 22 220 0v18q-112 22 -222 0z" fill="${IRON}"/>` +
    `<path d="M-78 -116H84L70 -138Q40 -160 46 -186H150V-236H-96Q-190 -236 -214 -214Q-166 -184 -86 -184Q-44 -178 -56 -142Z" fill="${IRON}"/>` +
    cut([
      [-208, -215, 1],
      [-150, -230, 5],
      [-90, -233, 5],
      [148, -233, 2],
    ]) +
    cut([
      [-196, -208, 1],
      [-140, -190, 5],
      [-84, -182, 2],
    ]) +
    cut([
      [-60, -176, 2],
      [-52, -156, 5],
      [-76, -124, 1],
    ]) +
    cut([
      [-98, -106, 1],
      [-108, -50, 5],
      [-112, -4, 1],
    ]) +
    glow(10, -254, 300, NIGHT.ember, 0.6) +
    `<path d="M-150 -252L-196 -246L-150 -238H196V-252Z" fill="#ffdf9a"/><path d="M-150 -252L-196 -246H196V-252Z" fill="#fff6dc"/>` +
    `<path d="M90 -256h12v22h-12zM196 -254q44 0 44 9t-44 9z" fill="#b4451a"/>` +
    place(
      176,
      -8,
      1,
      `<path d="M-9 0L-4 -190H10L12 0Z" fill="#4a2815"/><path d="M-7 -10L-3 -180" stroke="${RIM}" stroke-width="3"/><path d="M-48 -238h96v52h-96q-12 -26 0 -52z" fill="${IRON}"/><path d="M-48 -236h90M-50 -232q-8 20 0 42" fill="none" stroke="${RIM}" stroke-width="4"/>`,
      14,
    )
  );
}

function sparks(random, x, y) {
  let out = '';
  for (let at = 0; at < 46; at += 1) {
    const angle = -Math.PI * (0.08 + 0.84 * (random.below(1000) / 1000));
    const far = 50 + random.below(230);
    const [sx, sy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8];
    out += taper(
      [
        [sx, sy, 1],
        [sx + Math.cos(angle) * 9, sy + Math.sin(angle) * 9, 3.4],
        [sx + Math.cos(angle) * 18, sy + Math.sin(angle) * 18 + 3, 1],
      ],
      `fill="${mix('#ffdf9a', '#e0691f', far / 300)}"`,
    );
  }
  return out;
}
