import { head, rearing, spikes } from './dragon.mjs';
import { delver, fighter, flame, lantern, small, wizard } from './figures.mjs';
import { blob, blur, glow, gradient, mix, NIGHT, place, polygon, taper, wash } from './ink.mjs';
import { flakes } from './night.mjs';
import { floor, rocks, shine, stoneColour, wall } from './stone.mjs';

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

function archStones(x, y, inner, outer, lights) {
  let out = '';
  const count = 13;
  for (let at = 0; at < count; at += 1) {
    const [a, b] = [
      Math.PI + (Math.PI * at) / count + 0.012,
      Math.PI + (Math.PI * (at + 1)) / count - 0.012,
    ];
    const on = (radius, angle) => [
      x + Math.cos(angle) * radius,
      y + Math.sin(angle) * radius * 1.32,
    ];
    const centre = on((inner + outer) / 2, (a + b) / 2);
    out += polygon(
      [on(inner, a), on(outer, a), on(outer, b), on(inner, b)],
      `fill="${stoneColour(Math.min(1, shine(centre, lights) * 1.12))}"`,
    );
  }
  for (const side of [-1, 1]) {
    for (let row = 0; row < 5; row += 1) {
      const top = y + row * 46;
      const corners = [
        [x + side * inner, top + 2],
        [x + side * outer, top + 2],
        [x + side * outer, top + 44],
        [x + side * inner, top + 44],
      ];
      out += polygon(
        corners,
        `fill="${stoneColour(Math.min(1, shine([x + side * 130, top], lights) * 1.12))}"`,
      );
    }
  }
  return out;
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
        [560, 380, 520, 0.72],
        [330, 500, 280, 0.5],
      ],
    }) +
    glow(620, 360, 620, NIGHT.ember, 0.42) +
    `<g opacity=".84">${blur(5, place(700, 592, 0.76, rearing('#0d0504')))}</g>` +
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

/** A dragon curled upon its hoard; one eye is open. */
export function dragon(random) {
  const lights = [
    [690, 660, 430, 0.8],
    [300, 600, 260, 0.35],
  ];
  const scale = '#1c0a08';
  const back = [
    [560, 640],
    [470, 560],
    [430, 450],
    [480, 350],
    [590, 290],
    [720, 286],
    [850, 340],
    [930, 440],
    [960, 560],
  ];
  return (
    `<rect width="${W}" height="${H}" fill="${NIGHT.pitch}"/>` +
    wash(
      [0, 0, W, H],
      [
        [0, '#0c0706'],
        [0.6, '#2c140d'],
        [1, '#6b3414'],
      ],
    ) +
    columnsFar(random.fork('p'), lights) +
    glow(640, 640, 640, NIGHT.ember, 0.7) +
    glow(660, 520, 380, NIGHT.amber, 0.35) +
    spikes(back, 34, '#120605') +
    blob(
      [
        [520, 700],
        [440, 590],
        [420, 450],
        [480, 350],
        [590, 296],
        [720, 292],
        [850, 346],
        [940, 450],
        [980, 600],
        [940, 720],
      ],
      `fill="${scale}"`,
    ) +
    scales(random.fork('s')) +
    foldedWing() +
    taper(
      [
        [930, 560, 130],
        [1010, 640, 96],
        [960, 716, 74],
        [820, 742, 56],
        [680, 736, 40],
        [560, 700, 26],
        [500, 660, 12],
        [470, 650, 3],
      ],
      'fill="#170806"',
    ) +
    hoard(random.fork('h')) +
    taper(
      [
        [520, 470, 170],
        [430, 520, 140],
        [360, 590, 108],
        [330, 640, 92],
      ],
      `fill="${mix(scale, NIGHT.rust, 0.12)}"`,
    ) +
    taper(
      [
        [470, 420, 8],
        [390, 486, 12],
        [318, 560, 12],
        [286, 610, 5],
      ],
      `fill="${NIGHT.ember}" opacity=".55"`,
    ) +
    place(366, 634, 1.12, head(mix(scale, NIGHT.rust, 0.14))) +
    taper(
      [
        [150, 606, 2],
        [200, 590, 6],
        [270, 572, 7],
        [316, 562, 3],
      ],
      `fill="${NIGHT.ember}" opacity=".75"`,
    ) +
    eye(282, 606) +
    coins(random.fork('c'), 260, [0, 1200], [726, 800]) +
    flakes(random.fork('e'), {
      width: W,
      height: 700,
      count: 60,
      colour: '#ffb35a',
      largest: 2.6,
      top: 60,
    })
  );
}

function columnsFar(random, lights) {
  let out = '';
  for (let at = 0; at < 7; at += 1) {
    const x = 40 + at * 190 + random.below(40);
    const colour = mix('#1a0d09', '#6b3414', shine([x, 520], lights) * 0.5);
    out += `<rect x="${x}" y="-10" width="66" height="640" fill="${colour}"/><path d="M${x - 60} -10q93 120 186 0z" fill="${colour}"/>`;
  }
  return out;
}

function scales(random) {
  let out = '';
  for (let row = 0; row < 15; row += 1) {
    for (let at = 0; at < 24; at += 1) {
      const x = 440 + at * 23 + (row % 2) * 11;
      const y = 330 + row * 23;
      const inside = ((x - 705) / 265) ** 2 + ((y - 520) / 226) ** 2;
      if (inside > 0.92) continue;
      const light = Math.max(0, 1 - Math.hypot(x - 560, y - 640) / 360);
      out += `<path d="M${x} ${y}q11 18 22 0" fill="none" stroke="${mix('#2a110c', '#d9782c', light * (0.6 + random.below(40) / 100))}" stroke-width="2.4" opacity=".8"/>`;
    }
  }
  return out;
}

function foldedWing() {
  return (
    `<path d="M600 400C700 330 860 360 980 520C940 500 900 510 880 560C850 530 800 540 780 600C750 570 700 580 690 640C640 580 580 500 600 400Z" fill="#110504"/>` +
    taper(
      [
        [604, 404, 18],
        [720, 366, 16],
        [860, 400, 12],
        [982, 524, 3],
      ],
      'fill="#260d09"',
    ) +
    taper(
      [
        [620, 404, 9],
        [740, 450, 8],
        [878, 562, 2],
      ],
      'fill="#260d09"',
    ) +
    taper(
      [
        [616, 410, 9],
        [700, 490, 8],
        [780, 600, 2],
      ],
      'fill="#260d09"',
    ) +
    taper(
      [
        [610, 416, 9],
        [650, 520, 8],
        [690, 640, 2],
      ],
      'fill="#260d09"',
    )
  );
}

function hoard(random) {
  const { define, fill } = gradient([
    [0, '#f7c869'],
    [0.35, '#c97a24'],
    [1, '#5a2a10'],
  ]);
  return (
    `${define}<path d="M-20 820V730C120 690 220 668 330 676C470 640 560 700 660 690C780 668 900 640 1010 672C1100 690 1160 700 1220 716V820Z" fill="${fill}"/>` +
    coins(random, 420, [0, 1200], [672, 790]) +
    chest(1050, 700) +
    cup(160, 724) +
    polygon(
      [
        [760, 700],
        [776, 640],
        [784, 702],
      ],
      'fill="#f6ddb0"',
    ) +
    `<path d="M752 660l40 12" stroke="#8a4a20" stroke-width="7"/>`
  );
}

function chest(x, y) {
  return `<path d="M${x - 70} ${y}v-58q70-44 140 0v58z" fill="#2a130b"/><path d="M${x - 70} ${y - 44}h140" stroke="#d9903a" stroke-width="6"/><path d="M${x - 70} ${y - 58}q70-44 140 0" stroke="#8a4a20" stroke-width="6" fill="none"/><rect x="${x - 12}" y="${y - 54}" width="24" height="26" rx="4" fill="#f2b463"/>`;
}

function cup(x, y) {
  return `<path d="M${x - 28} ${y - 76}h56q2 40-22 46v22q20 2 22 10h-56q2-8 22-10v-22q-24-6-22-46z" fill="#e0962f"/><path d="M${x + 6} ${y - 74}h20q2 38-20 44z" fill="#ffd98f"/>`;
}

function coins(random, count, [from, to], [top, low]) {
  let out = '';
  for (let at = 0; at < count; at += 1) {
    const [x, y] = [from + random.below(to - from), top + random.below(low - top)];
    const near = (y - top) / (low - top);
    const light = Math.max(0.05, 1 - Math.hypot(x - 620, y - 690) / 640);
    const colour = mix('#5a2a10', '#ffd98f', light * (0.5 + random.below(50) / 100));
    out += `<ellipse cx="${x}" cy="${y}" rx="${5 + near * 7}" ry="${2.4 + near * 3.4}" fill="${colour}" stroke="#3a1a0a" stroke-width="1" transform="rotate(${random.below(50) - 25} ${x} ${y})"/>`;
  }
  return out;
}

function eye(x, y) {
  return (
    glow(x, y, 60, '#ffb02e', 0.9) +
    `<path d="M${x - 19} ${y + 3}q17-19 37-6q-13 17-37 6z" fill="#ffd76a"/><path d="M${x - 1} ${y - 8}q6 8 0 15q-6-7 0-15z" fill="#140604"/>`
  );
}
