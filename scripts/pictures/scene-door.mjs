import { delver, fighter, flame, small, wizard } from './figures.mjs';
import { blur, glow, mix, NIGHT, place, polygon } from './ink.mjs';
import { archStones, wall } from './stone.mjs';

const [W, H] = [1200, 800];
const BLACK = '#080404';

/** A great iron-bound door with light around its edges, at the bottom of a stair. */
export function door(random) {
  const x = 600;
  const lights = [
    [x, 330, 250, 0.62],
    [330, 330, 170, 0.6],
    [870, 330, 170, 0.6],
  ];
  const inDoor = ([px, py]) => Math.abs(px - x) < 150 && py > 110;
  let boards = '';
  for (let at = 0; at < 6; at += 1) {
    const left = x - 138 + at * 46;
    boards += `<rect x="${left + 1.5}" y="90" width="43" height="520" fill="${mix('#2a150c', '#4a2815', [0.3, 0.8, 0.5, 0.9, 0.4, 0.6][at])}"/>`;
  }
  const arch = `M${x - 138} 600V260a138 150 0 0 1 276 0V600Z`;
  const bands = [250, 400, 550]
    .map(
      (y) =>
        `<rect x="${x - 138}" y="${y - 17}" width="276" height="34" fill="#0d0a0a"/><path d="M${x - 138} ${y - 16}h276" stroke="#6d4a30" stroke-width="2"/>${[-118, -72, -24, 24, 72, 118].map((dx) => `<circle cx="${x + dx}" cy="${y}" r="7" fill="#1d1512"/><circle cx="${x + dx + 1.5}" cy="${y - 2}" r="3" fill="#8a5a34"/>`).join('')}`,
    )
    .join('');
  return (
    `<rect width="${W}" height="${H}" fill="${NIGHT.pitch}"/>` +
    wall(random.fork('w'), { area: [0, -20, W, 640], course: 46, lights, skip: inDoor }) +
    archStones(x, 262, 150, 204, lights.concat([[x, 260, 260, 0.35]])) +
    glow(x, 360, 330, NIGHT.amber, 0.7) +
    `<path d="${arch}" fill="#ffe2a4" transform="translate(${x} 600) scale(1.075 1.03) translate(${-x} -600)"/>` +
    blur(7, `<path d="${arch}" fill="none" stroke="#ffcf7c" stroke-width="22"/>`) +
    `<clipPath id="leaf"><path d="${arch}"/></clipPath><g clip-path="url(#leaf)">${boards}${bands}<rect x="${x - 3}" y="90" width="6" height="520" fill="#ffe2a4"/><rect x="${x - 138}" y="90" width="276" height="520" fill="#000" opacity=".18"/></g>` +
    `<circle cx="${x + 34}" cy="420" r="21" fill="none" stroke="#0d0a0a" stroke-width="9"/><circle cx="${x - 34}" cy="420" r="21" fill="none" stroke="#0d0a0a" stroke-width="9"/>` +
    skull(x, 92) +
    torch(330, 340) +
    torch(870, 340) +
    stairs(x) +
    glow(x, 622, 300, NIGHT.amber, 0.75, 0.22) +
    place(430, 792, 1.75, fighter(BLACK, '#c9792f')) +
    place(560, 800, 1.7, delver(BLACK, '#c9792f')) +
    place(690, 800, 1.75, small(BLACK, '#c9792f')) +
    place(796, 796, 1.7, wizard(BLACK, '#8a4a20'))
  );
}

function skull(x, y) {
  return place(
    x,
    y,
    1.25,
    `<path d="M-26 -8c0-22 12-34 26-34s26 12 26 34c0 10-6 14-8 18v12h-36v-12c-2-4-8-8-8-18z" fill="#a5672f"/><path d="M26 -8c0-22-12-34-26-34 10 6 16 18 14 40l-4 24h8v-12c2-4 8-8 8-18z" fill="#e0a255"/><ellipse cx="-10" cy="-6" rx="7" ry="8" fill="#150b07"/><ellipse cx="11" cy="-6" rx="7" ry="8" fill="#150b07"/><path d="M0 2l-4 9h8z" fill="#150b07"/><path d="M-12 13v9M-4 13v9M4 13v9M12 13v9" stroke="#150b07" stroke-width="3"/>`,
  );
}

function torch(x, y) {
  return (
    polygon(
      [
        [x - 12, y + 6],
        [x - 5, y + 92],
        [x + 5, y + 92],
        [x + 12, y + 6],
      ],
      'fill="#120a07"',
    ) +
    `<rect x="${x - 16}" y="${y + 2}" width="32" height="9" fill="#120a07"/>` +
    place(x, y + 2, 1, flame(58))
  );
}

function stairs(x) {
  let out = '';
  for (let step = 0; step < 7; step += 1) {
    const [half, top] = [175 + step * 62, 600 + step * 30 + step * step * 1.4];
    out += `<rect x="${x - half}" y="${top}" width="${half * 2}" height="70" fill="${mix('#2b1710', '#0c0605', step / 7)}"/>`;
    out += `<rect x="${x - half}" y="${top}" width="${half * 2}" height="${12 + step * 2}" fill="${mix('#b8682a', '#2a160d', Math.min(1, step / 4.4))}"/>`;
  }
  return out;
}
