import { delver, lantern, small, wizard } from '../pictures/figures.mjs';
import { blur, glow, gradient, mix, NIGHT, picture, place, polygon } from '../pictures/ink.mjs';
import { flakes, ridge } from '../pictures/night.mjs';
import { archStones, shine, stoneColour, wall } from '../pictures/stone.mjs';

const [W, H] = [1600, 900];
const BLACK = '#080506';
/** The blue of unlit stone. */
const COLD = '#0b1120';
const DOOR = { x: 800, y: 250, inner: 178, outer: 238, foot: 470 };
const LIGHTS = [
  [DOOR.x, 330, 330, 0.9],
  [DOOR.x, 520, 300, 0.5],
];

/** Three small figures with a lantern stand in a great doorway; steps lead down into blue dark. */
export function firstRoom(random) {
  return picture({ width: W, height: H, scene: room(random), centre: [50, 46] });
}

function room(random) {
  const { x, y, inner, outer, foot } = DOOR;
  const open = ([px, py]) => Math.abs(px - x) < inner && py > y - inner && py < foot + 20;
  return (
    `<rect width="${W}" height="${H}" fill="${COLD}"/>` +
    wall(random.fork('w'), {
      area: [0, -10, W, 920],
      course: 52,
      lights: LIGHTS,
      skip: open,
      cool: '#111a2e',
    }) +
    glow(x, 300, 620, NIGHT.ember, 0.5) +
    dusk(random.fork('d')) +
    archStones(x, y, inner, outer, LIGHTS) +
    keystone(x, y - outer * 1.32 + 20) +
    stairs(random.fork('s')) +
    glow(x, foot + 40, 420, NIGHT.amber, 0.5, 0.4) +
    place(x - 74, foot + 12, 1.5, wizard(BLACK, '#f0a44b')) +
    place(x + 8, foot + 16, 1.55, delver(BLACK, '#ffd48a')) +
    place(x + 60, foot - 82, 1, lantern(0.8)) +
    place(x + 112, foot + 14, 1.5, small(BLACK, '#f0a44b')) +
    pillar(236, 176) +
    pillar(1364, 176) +
    mark(1364) +
    bell(1120) +
    place(430, 838, 1.3, bones()) +
    flakes(random.fork('m'), {
      width: W,
      height: 700,
      count: 60,
      colour: '#ffdf9e',
      largest: 2.4,
      top: 80,
    })
  );
}

/** Evening and far hills, seen from inside. */
function dusk(random) {
  const { x, y, inner, foot } = DOOR;
  const arch = `M${x - inner} ${foot + 10}V${y}a${inner} ${inner * 1.32} 0 0 1 ${inner * 2} 0V${foot + 10}Z`;
  const { define, fill } = gradient([
    [0, '#8a431c'],
    [0.5, '#f0a44b'],
    [1, '#fff0c8'],
  ]);
  return `${define}<clipPath id="out"><path d="${arch}"/></clipPath><g clip-path="url(#out)"><path d="${arch}" fill="${fill}"/>${ridge(random, { width: W, y: foot - 70, rise: 60, colour: '#b8691f' })}${ridge(random, { width: W, y: foot - 24, rise: 40, colour: '#7c3d1a' })}</g>`;
}

function keystone(x, y) {
  return place(
    x,
    y,
    1,
    `<path d="M-36 -34H36L26 44H-26Z" fill="#8a4a20"/><path d="M-36 -34H36l-1 7h-70z" fill="#e0994d"/><path d="M-15 -6q15 -20 30 0v14q-4 4 -6 12h-18q-2 -8 -6 -12z" fill="#24100a"/><path d="M-11 2h7v6h-7zM4 2h7v6h-7z" fill="#e0994d"/>`,
  );
}

/** Nine steps that widen towards the viewer; each edge gets less light. */
function stairs(random) {
  const { x, foot } = DOOR;
  let out = '';
  const count = 9;
  for (let step = 0; step < count; step += 1) {
    const top = foot + 8 + step * 34 + step * step * 2.3;
    const next = foot + 8 + (step + 1) * 34 + (step + 1) ** 2 * 2.3;
    const half = inner(step);
    const tread = top + (next - top) * 0.45;
    const share = step / (count - 1);
    const pieces = 5 + step;
    for (let at = 0; at < pieces; at += 1) {
      const [a, b] = [-half + (2 * half * at) / pieces, -half + (2 * half * (at + 1)) / pieces];
      const middle = (a + b) / 2 / half;
      const light = Math.max(0, 1 - share * 1.05) * (1 - middle * middle * 0.7);
      const tone = light * (0.8 + random.below(30) / 100);
      out += polygon(
        [
          [x + a + 1.5, top],
          [x + b - 1.5, top],
          [x + b * 1.03 - 1.5, tread],
          [x + a * 1.03 + 1.5, tread],
        ],
        `fill="${stoneColour(tone * 0.95, '#141e34')}"`,
      );
      out += polygon(
        [
          [x + a * 1.03 + 1, tread],
          [x + b * 1.03 - 1, tread],
          [x + b * 1.03 - 1, next],
          [x + a * 1.03 + 1, next],
        ],
        `fill="${stoneColour(tone * 0.34, '#0c1424')}"`,
      );
    }
  }
  return out;
}

const inner = (step) => 196 + step * 44 + step * step * 3;

function pillar(x, wide) {
  const half = wide / 2;
  const inward = x < DOOR.x ? 1 : -1;
  const lit = stoneColour(shine([x + inward * half, 380], LIGHTS) * 1.1, '#1c2942');
  const { define, fill } = gradient(
    [
      [0, inward > 0 ? '#090e1a' : lit],
      [0.5, '#182238'],
      [1, inward > 0 ? lit : '#090e1a'],
    ],
    [0, 0, 1, 0],
  );
  let rings = '';
  for (let y = 60; y < 700; y += 128)
    rings += `<path d="M${x - half} ${y}q${half} 18 ${wide} 0" stroke="#070b15" stroke-width="4" fill="none" opacity=".8"/>`;
  const edge = x + inward * half;
  return `${define}<rect x="${x - half}" y="-10" width="${wide}" height="760" fill="${fill}"/>${rings}<path d="M${edge} -10V740" stroke="#c9792f" stroke-width="4" opacity=".6"/><path d="M${x - half - 26} 736h${wide + 52}v52h-${wide + 52}zM${x - half - 46} 788h${wide + 92}v140h-${wide + 92}z" fill="#0e1627"/><path d="M${x - half - 26} 738h${wide + 52}" stroke="#3b4a66" stroke-width="4"/>`;
}

/** An eye in green copper on the wall. */
function mark(x) {
  return `<g opacity=".8" transform="translate(${x} 400)" fill="none" stroke="#6d9a86" stroke-width="7" stroke-linecap="round"><path d="M-52 0Q0 -50 52 0Q0 50 -52 0Z"/><circle r="11" fill="#6d9a86"/><path d="M-34 -48l-10 -22M0 -58v-26M34 -48l10 -22"/></g>`;
}

function bell(x) {
  let chain = '';
  for (let at = 0; at < 9; at += 1)
    chain += `<ellipse cx="${x}" cy="${at * 30}" rx="${at % 2 ? 3 : 7}" ry="16" fill="none" stroke="#070b15" stroke-width="4"/>`;
  return `${chain}<path d="M${x - 44} 330q6 -64 44 -66q38 2 44 66l13 22h-114z" fill="#101726"/><path d="M${x - 42} 328q6 -58 34 -62" fill="none" stroke="#e0994d" stroke-width="5"/><path d="M${x - 56} 350h70" stroke="#e0994d" stroke-width="4" opacity=".8"/><circle cx="${x}" cy="358" r="11" fill="#070b15"/>`;
}

function bones() {
  const tone = mix('#8fa0b8', COLD, 0.55);
  return `<path d="M-30 0q0 -30 28 -30t28 30q-2 12 -10 14v14h-36v-14q-8 -2 -10 -14z" fill="${tone}"/><circle cx="-13" cy="-2" r="7" fill="${COLD}"/><circle cx="10" cy="-2" r="7" fill="${COLD}"/><path d="M38 22l84 -14M44 6l76 26" stroke="${tone}" stroke-width="9" stroke-linecap="round"/>${blur(3, '<path d="M-60 32h200" stroke="#05080f" stroke-width="8" opacity=".6"/>')}`;
}
