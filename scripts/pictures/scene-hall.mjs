import { rearing } from './dragon-rearing.mjs';
import { delver, fighter, flame, small, wizard } from './figures.mjs';
import { blur, glow, gradient, mix, NIGHT, place, taper } from './ink.mjs';
import { floor, shine, stoneColour, wall } from './stone.mjs';

const [W, H] = [1200, 800];
const BLACK = '#080404';

/** The party's torch throws a dragon's shadow across a hall of pillars. */
export function hall(random) {
  const torchAt = [322, 520];
  const lights = [
    [...torchAt, 300, 0.85],
    [760, 330, 420, 0.34],
  ];
  return (
    `<rect width="${W}" height="${H}" fill="${NIGHT.pitch}"/>` +
    wall(random.fork('w'), {
      area: [0, -20, W, 600],
      course: 40,
      lights: [
        [640, 350, 560, 0.8],
        [330, 500, 280, 0.5],
      ],
    }) +
    glow(620, 360, 620, NIGHT.ember, 0.42) +
    `<g opacity=".88">${blur(4, place(700, 592, 0.76, rearing('#0d0504')))}</g>` +
    floor(random.fork('f'), {
      area: [-300, 560, 1800, 320],
      vanish: [600, 410],
      rows: 7,
      columns: 14,
      lights: [
        [...torchAt, 330, 0.62],
        [700, 600, 420, 0.3],
      ],
    }) +
    pillar(150, 0.94, lights) +
    pillar(468, 0.62, lights) +
    pillar(1125, 0.94, lights) +
    place(228, 706, 1.5, fighter(BLACK, '#d9843a')) +
    place(318, 716, 1.42, delver(BLACK, '#d9843a')) +
    place(420, 708, 1.4, wizard(BLACK, '#8a4a20')) +
    place(495, 712, 1.4, small(BLACK, '#8a4a20')) +
    taper(
      [
        [356, 622, 6],
        [364, 566, 8],
      ],
      'fill="#120a07"',
    ) +
    place(364, 566, 1, flame(46)) +
    glow(340, 710, 320, NIGHT.amber, 0.5, 0.22)
  );
}

function pillar(x, size, lights) {
  const half = 62 * size;
  const foot = 560 + 130 * (size - 0.55);
  const left = stoneColour(shine([x - half, 420], lights) * 0.75);
  const right = stoneColour(shine([x + half, 420], lights) * 0.75);
  const { define, fill } = gradient(
    [
      [0, left],
      [0.5, mix(left, right, 0.5)],
      [1, right],
    ],
    [0, 0, 1, 0],
  );
  let rings = '';
  for (let y = 20; y < foot - 60; y += 74 * size)
    rings += `<path d="M${x - half} ${y}q${half} ${14 * size} ${half * 2} 0" stroke="#0a0504" stroke-width="3" fill="none" opacity=".7"/>`;
  return `${define}<rect x="${x - half}" y="-20" width="${half * 2}" height="${foot - 10}" fill="${fill}"/>${rings}<rect x="${x - half * 1.3}" y="${foot - 46 * size}" width="${half * 2.6}" height="${54 * size}" fill="${fill}"/><rect x="${x - half * 1.3}" y="${foot - 46 * size}" width="${half * 2.6}" height="5" fill="${mix(left, NIGHT.honey, 0.2)}"/>`;
}
