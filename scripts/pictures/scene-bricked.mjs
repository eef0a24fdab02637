import { lantern } from './figures.mjs';
import { glow, mix, NIGHT, place, polygon, taper } from './ink.mjs';
import { archStones, floor, rocks, shine, stoneColour, wall } from './stone.mjs';

const [W, H] = [1200, 800];
const ARCH = { x: 600, y: 330, inner: 168, outer: 226 };
const LAMP = [770, 640];
const LIGHTS = [
  [LAMP[0], LAMP[1] - 60, 330, 0.95],
  [600, 470, 330, 0.35],
];

/** A dead end: a bricked-up doorway, with a lantern in front of it. */
export function bricked(random) {
  const { x, y, inner, outer } = ARCH;
  const inArch = ([px, py]) => Math.abs(px - x) < inner && py > y - inner * 1.2;
  return (
    `<rect width="${W}" height="${H}" fill="${NIGHT.pitch}"/>` +
    wall(random.fork('w'), { area: [0, -10, W, 630], course: 46, lights: LIGHTS, skip: inArch }) +
    infill(random.fork('i')) +
    archStones(x, y, inner, outer, LIGHTS) +
    posts() +
    floor(random.fork('f'), {
      area: [-300, 600, 1800, 300],
      vanish: [600, 420],
      rows: 6,
      columns: 14,
      lights: [[LAMP[0], LAMP[1] + 50, 330, 0.85]],
    }) +
    shadow() +
    crack() +
    tools() +
    glow(LAMP[0], LAMP[1], 420, NIGHT.ember, 0.5) +
    place(LAMP[0], LAMP[1] - 74, 3, lantern(0.7)) +
    rocks(random.fork('r'), {
      from: -40,
      to: 360,
      base: 820,
      height: (s) => 150 * (1 - s) ** 1.5 + 18,
    }) +
    rocks(random.fork('q'), { from: 900, to: 1240, base: 820, height: (s) => 170 * s ** 1.6 + 14 })
  );
}

/** Smaller bricks, laid unevenly, with smeared mortar. */
function infill(random) {
  const { x, y, inner } = ARCH;
  const unit = () => random.below(1000) / 1000;
  let bricks = '';
  for (let row = 0; row < 22; row += 1) {
    const top = y - inner * 1.32 + row * 25;
    const lean = (unit() - 0.5) * 9;
    for (let left = x - inner - 40 * unit(); left < x + inner; ) {
      const long = 40 + unit() * 30;
      const centre = [left + long / 2, top + 12];
      const light = shine(centre, LIGHTS) * (0.72 + unit() * 0.5);
      const corners = [
        [left + 3, top + 3 + unit() * 3],
        [left + long - 2, top + 3 + lean * 0.3],
        [left + long - 3, top + 22 + unit() * 3],
        [left + 2, top + 22 + lean * 0.2],
      ];
      bricks += polygon(corners, `fill="${mix(stoneColour(light), '#7a2d16', 0.22)}"`);
      left += long;
    }
  }
  const arch = `M${x - inner} 640V${y}a${inner} ${inner * 1.32} 0 0 1 ${inner * 2} 0V640Z`;
  return `<clipPath id="infill"><path d="${arch}"/></clipPath><path d="${arch}" fill="#120906"/><g clip-path="url(#infill)">${bricks}</g><path d="${arch}" fill="none" stroke="#0c0605" stroke-width="9"/>`;
}

function posts() {
  const { x, inner, outer } = ARCH;
  return [-1, 1]
    .map((side) => {
      const [near, far] = [x + side * inner, x + side * outer];
      const light = Math.min(1, shine([far, 585], LIGHTS) * 1.1);
      return polygon(
        [
          [near, 562],
          [far, 562],
          [far, 622],
          [near, 622],
        ],
        `fill="${stoneColour(light)}"`,
      );
    })
    .join('');
}

function shadow() {
  return `<ellipse cx="${LAMP[0]}" cy="${LAMP[1] + 24}" rx="60" ry="11" fill="#160a06" opacity=".75"/>`;
}

function crack() {
  return taper(
    [
      [560, 250, 1],
      [548, 300, 5],
      [574, 350, 4],
      [556, 410, 5],
      [580, 470, 1],
    ],
    'fill="#0c0605"',
  );
}

/** A trowel and two spare bricks. */
function tools() {
  const brick = (x, y, turn) =>
    place(
      x,
      y,
      1,
      '<path d="M-42 -26h84v36h-84z" fill="#7c3c1c"/><path d="M-42 -26l14 -14h84l-14 14z" fill="#c9782f"/><path d="M42 -26l14 -14v36l-14 14z" fill="#2a120a"/>',
      turn,
    );
  return brick(560, 690, -3) + brick(496, 716, 8) + brick(540, 654, 4);
}
