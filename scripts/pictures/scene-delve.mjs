import { delver, lantern } from './figures.mjs';
import { blob, blur, glow, gradient, mix, NIGHT, place, polygon, taper } from './ink.mjs';
import { flakes } from './night.mjs';
import { archStones, floor, rocks, shine, stoneColour, wall } from './stone.mjs';

const [W, H] = [1200, 800];
const BLACK = '#080404';

/** A lone delver before a tall doorway full of light. */
export function delve(random) {
  const [x, foot] = [690, 560];
  const lights = [
    [x, 400, 330, 0.95],
    [x, 600, 300, 0.5],
  ];
  const inDoor = ([px, py]) => Math.abs(px - x) < 108 && py > 175 && py < 600;
  return (
    `<rect width="${W}" height="${H}" fill="${NIGHT.pitch}"/>` +
    wall(random.fork('w'), { area: [0, -10, W, 590], course: 42, lights, skip: inDoor }) +
    statue(x - 232, foot + 6, lights, 1) +
    statue(x + 232, foot + 6, lights, -1) +
    archStones(x, 330, 108, 152, lights) +
    doorway(x, foot) +
    floor(random.fork('f'), {
      area: [-300, 556, 1800, 330],
      vanish: [x, 380],
      rows: 7,
      columns: 15,
      lights: [
        [x, 590, 330, 0.9],
        [x, 720, 260, 0.32],
      ],
    }) +
    beam(x, foot) +
    steps(x, foot) +
    blur(
      6,
      polygon(
        [
          [x - 70, 688],
          [x + 26, 688],
          [x + 40, 830],
          [x - 130, 830],
        ],
        'fill="#0a0403" opacity=".7"',
      ),
    ) +
    place(x - 22, 690, 2.05, delver(BLACK, '#e79a4b')) +
    place(x + 48, 555, 1.25, lantern(0.9)) +
    flakes(random.fork('d'), {
      width: 420,
      height: 500,
      count: 70,
      colour: '#ffdf9e',
      largest: 2.6,
      top: 180,
    }).replace(/cx="(\d+)"/g, (_, at) => `cx="${Number(at) + 480}"`) +
    chains() +
    rocks(random.fork('r'), {
      from: -40,
      to: 470,
      base: 820,
      height: (s) => 250 * (1 - s) ** 1.6 + 30,
    }) +
    rocks(random.fork('q'), {
      from: 830,
      to: 1240,
      base: 820,
      height: (s) => 230 * s ** 1.7 + 24,
    }) +
    roots(random.fork('t'))
  );
}

function doorway(x, foot) {
  const { define, fill } = gradient([
    [0, '#ffdf9a'],
    [0.55, '#fff4d6'],
    [1, '#ffcf7c'],
  ]);
  const arch = `M${x - 106} ${foot}V330a106 140 0 0 1 212 0V${foot}Z`;
  return (
    glow(x, 390, 620, NIGHT.ember, 0.75) +
    `${define}<path d="${arch}" fill="${fill}"/>` +
    blur(
      5,
      polygon(
        [
          [x - 60, foot],
          [x - 60, 420],
          [x - 40, 380],
          [x + 44, 380],
          [x + 62, 420],
          [x + 62, foot],
        ],
        'fill="#fffbea" opacity=".8"',
      ),
    ) +
    [-78, -44, 44, 78]
      .map(
        (dx, at) =>
          `<rect x="${x + dx - 6}" y="${300 + (at % 3) * 12}" width="12" height="${foot - 300}" fill="#d58b3c" opacity=".28"/>`,
      )
      .join('') +
    glow(x, 400, 330, NIGHT.honey, 0.95)
  );
}

function statue(x, foot, lights, side) {
  const lit = stoneColour(shine([x, 380], lights) * 0.95);
  const dark = mix(lit, NIGHT.pitch, 0.72);
  const { define, fill } = gradient(
    side > 0
      ? [
          [0, dark],
          [0.55, mix(lit, dark, 0.5)],
          [1, lit],
        ]
      : [
          [0, lit],
          [0.45, mix(lit, dark, 0.5)],
          [1, dark],
        ],
    [0, 0, 1, 0],
  );
  return (
    define +
    polygon(
      [
        [x - 62, foot],
        [x - 56, foot - 60],
        [x + 56, foot - 60],
        [x + 62, foot],
      ],
      `fill="${fill}"`,
    ) +
    blob(
      [
        [x - 46, foot - 60],
        [x - 52, foot - 170],
        [x - 40, foot - 270],
        [x - 22, foot - 306],
        [x, foot - 322],
        [x + 22, foot - 306],
        [x + 40, foot - 270],
        [x + 52, foot - 170],
        [x + 46, foot - 60],
      ],
      `fill="${fill}"`,
    ) +
    blob(
      [
        [x - 15, foot - 262],
        [x - 13, foot - 292],
        [x, foot - 302],
        [x + 13, foot - 292],
        [x + 15, foot - 262],
        [x, foot - 250],
      ],
      `fill="${NIGHT.pitch}" opacity=".82"`,
    ) +
    taper(
      [
        [x - 30, foot - 210, 18],
        [x, foot - 196, 22],
        [x + 30, foot - 210, 18],
      ],
      `fill="${dark}" opacity=".7"`,
    ) +
    taper(
      [
        [x, foot - 214, 9],
        [x, foot - 62, 12],
      ],
      `fill="${dark}"`,
    ) +
    polygon(
      [
        [x - 34, foot - 196],
        [x - 34, foot - 208],
        [x + 34, foot - 208],
        [x + 34, foot - 196],
      ],
      `fill="${dark}"`,
    )
  );
}

function beam(x, foot) {
  const { define, fill } = gradient([
    [0, '#ffdf9a', 0.55],
    [1, '#ffb35a', 0],
  ]);
  return `${define}<path d="M${x - 104} ${foot}L${x - 330} 830H${x + 330}L${x + 104} ${foot}Z" fill="${fill}" style="mix-blend-mode:screen"/>`;
}

function steps(x, foot) {
  return [0, 1, 2]
    .map((step) => {
      const [half, top] = [132 + step * 26, foot - 2 + step * 20];
      return `<rect x="${x - half}" y="${top}" width="${half * 2}" height="9" fill="${mix('#ffd48a', '#8a4a20', step * 0.3)}"/><rect x="${x - half}" y="${top + 9}" width="${half * 2}" height="12" fill="${mix('#4a2513', '#1c0f0a', step * 0.3)}"/>`;
    })
    .join('');
}

function chains() {
  const chain = (x, length) => {
    let out = '';
    for (let at = 0; at < length; at += 1) {
      out += `<ellipse cx="${x}" cy="${at * 17}" rx="${at % 2 ? 2 : 5}" ry="10" fill="none" stroke="${BLACK}" stroke-width="3.4"/>`;
    }
    return out;
  };
  return chain(352, 13) + chain(1010, 9);
}

function roots(random) {
  let out = '';
  for (let at = 0; at < 12; at += 1) {
    const x = at < 7 ? random.below(300) : 900 + random.below(320);
    const length = 60 + random.below(190);
    out += taper(
      [
        [x, -20, 13],
        [x + random.below(30) - 15, length * 0.4, 7],
        [x + random.below(60) - 30, length, 1],
      ],
      `fill="${BLACK}"`,
    );
  }
  return out;
}
