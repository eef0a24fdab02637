import { blur, fade, finish, flame, glow, HEIGHT, halo, scene, seeded, WIDTH } from './brush.mjs';

function rain(random) {
  return Array.from({ length: 170 }, () => {
    const [x, y, long] = [500 + random() * 560, 60 + random() * 420, 16 + random() * 34];
    return `<path d="M${x.toFixed(0)},${y.toFixed(0)} l${(-long * 0.22).toFixed(1)},${long.toFixed(0)}" stroke="#d5e4f5" stroke-width="1.6" opacity="${(0.12 + random() * 0.35).toFixed(2)}"/>`;
  });
}

function houses(random) {
  const list = [];
  for (let x = 490; x < 1080; x += 84) {
    const tall = 70 + random() * 70;
    const top = 470 - tall;
    list.push(
      `<path fill="#1d2742" d="M${x},490 V${top} l42,-46 l42,46 V490Z"/>`,
      `<rect x="${x + 28}" y="${top + 18}" width="14" height="18" fill="#ffd27a" opacity="${(0.5 + random() * 0.5).toFixed(2)}"/>`,
    );
  }
  return list;
}

/** The people who are nearly at the door, under one umbrella. */
function guests() {
  return `<g fill="#0e1526" transform="translate(-60 -4)"><path d="M852,420 q44,-52 96,0 q-12,-10 -24,0 q-12,-10 -24,0 q-12,-10 -24,0 q-12,-10 -24,0Z"/><path d="M899,400 v76" stroke="#0e1526" stroke-width="4"/><path d="M868,488 q-2,-48 12,-54 q14,6 12,54Z M906,490 q-2,-42 12,-50 q14,8 12,50Z"/><circle cx="882" cy="430" r="9"/><circle cx="918" cy="434" r="9"/></g>`;
}

function twentySided(x, y, size, fill, edge) {
  const point = (angle, part = 1) =>
    `${(x + Math.sin((angle * Math.PI) / 180) * size * part).toFixed(1)},${(y - Math.cos((angle * Math.PI) / 180) * size * part).toFixed(1)}`;
  const rim = [0, 60, 120, 180, 240, 300].map((angle) => point(angle)).join(' L');
  const face = [0, 120, 240].map((angle) => point(angle, 0.62));
  const lines = [
    [point(0), face[0]],
    [point(60), face[0]],
    [point(60), face[1]],
    [point(120), face[1]],
    [point(180), face[1]],
    [point(180), face[2]],
    [point(240), face[2]],
    [point(300), face[2]],
    [point(300), face[0]],
  ].map(([from, to]) => `M${from} L${to}`);
  return `<path d="M${rim}Z" fill="${fill}" stroke="${edge}" stroke-width="3" stroke-linejoin="round"/><path d="M${face.join(' L')}Z ${lines.join(' ')}" fill="none" stroke="${edge}" stroke-width="2.4" stroke-linejoin="round"/><text x="${x}" y="${y + size * 0.2}" font-family="Georgia, serif" font-size="${size * 0.46}" font-weight="700" text-anchor="middle" fill="${edge}">20</text>`;
}

function sixSided(x, y, size, lean, fill) {
  const dots = [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ].map(
    ([dx, dy]) =>
      `<circle cx="${dx * size * 0.26}" cy="${dy * size * 0.26}" r="${size * 0.075}" fill="#fff3da"/>`,
  );
  return `<g transform="translate(${x} ${y}) rotate(${lean})"><rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="${size * 0.16}" fill="${fill}"/>${dots.join('')}</g>`;
}

/** The game master's screen: three leaves, the middle one with a keep on it. */
function screen() {
  return `
    <path d="M150,470 L330,428 L330,700 L150,760Z" fill="#5a2a22"/>
    <path d="M330,428 L640,428 L640,700 L330,700Z" fill="#7a3a28"/>
    <path d="M640,428 L790,470 L790,756 L640,700Z" fill="#4a211d"/>
    <path d="M344,442 H626 V686 H344Z" fill="none" stroke="#e0a862" stroke-width="3"/>
    <path d="M410,672 V560 h-14 v-34 h16 v14 h18 v-14 h18 v14 h18 v-14 h16 v34 h-14 v30 h34 v-78 h-16 v-44 h20 v18 h20 v-18 h20 v18 h20 v-18 h20 v44 h-16 v160Z" fill="#e0a862" opacity=".9"/>
    <path d="M528,672 v-34 q16,-22 32,0 v34Z" fill="#5a2a22"/>
    <path d="M166,486 L318,450 V688 L166,742Z M654,446 L776,482 V736 L654,688Z" fill="none" stroke="#c98d4e" stroke-width="2.4" opacity=".7"/>`;
}

function candle(x, y) {
  return `<path d="M${x - 52},${y + 10} q52,26 104,0 q-6,22 -52,22 t-52,-22Z" fill="#8d6a3d"/><path d="M${x - 24},${y} V${y - 130} q24,-14 48,0 V${y} q-24,14 -48,0Z" fill="url(#wax)"/><path d="M${x - 24},${y - 126} q4,30 8,8 q6,40 10,-4 q10,10 30,-6 v-4 q-24,-14 -48,0Z" fill="#fff3d6"/><path d="M${x},${y - 132} v-14" stroke="#2a1a12" stroke-width="3"/>${flame(x, y - 140, 70)}`;
}

function mug(x, y) {
  const steam = [-14, 10].map(
    (dx) =>
      `<path d="M${x + dx},${y - 108} q-18,-26 0,-50 t0,-52" fill="none" stroke="#fff3e0" stroke-width="7" stroke-linecap="round" opacity=".22"/>`,
  );
  return `<path d="M${x + 44},${y - 76} q46,-6 40,30 q-8,32 -44,26" fill="none" stroke="#3f5a63" stroke-width="13"/><path d="M${x - 48},${y - 92} L${x - 42},${y} q42,20 84,0 L${x + 48},${y - 92}Z" fill="#54757d"/><ellipse cx="${x}" cy="${y - 92}" rx="48" ry="14" fill="#2c1a12"/><path d="M${x - 46},${y - 62} L${x - 44},${y - 42} q44,18 88,0 L${x + 46},${y - 62} q-46,18 -92,0Z" fill="#e0a862" opacity=".85"/>${steam.join('')}`;
}

function notebook(x, y) {
  const lines = [0, 1, 2].map(
    (row) =>
      `<path d="M40,${46 + row * 34} q24,-8 46,0 t44,0 t40,0" fill="none" stroke="#5b4636" stroke-width="4" stroke-linecap="round"/><circle cx="22" cy="${45 + row * 34}" r="5" fill="#a2431a"/>`,
  );
  return `<g transform="translate(${x} ${y}) skewX(-18) scale(1 .72)"><rect x="6" y="8" width="212" height="170" rx="8" fill="#00000055"/><rect width="212" height="170" rx="8" fill="#f5e7c8"/>${lines.join('')}</g><path d="M${x + 150},${y + 84} l110,-58" stroke="#d9a441" stroke-width="9" stroke-linecap="round"/><path d="M${x + 150},${y + 84} l-15,9 l19,1Z" fill="#2a1a12"/>`;
}

function mini(x, y, colour) {
  return `<ellipse cx="${x}" cy="${y}" rx="30" ry="9" fill="#1d120d"/><path d="M${x - 16},${y - 2} q-4,-46 8,-58 q-4,-22 10,-24 q14,2 8,24 q12,12 8,58Z" fill="${colour}"/><path d="M${x + 14},${y - 40} l16,-44" stroke="#e9d9b8" stroke-width="4" stroke-linecap="round"/>`;
}

/** A table by a window at dusk, set for the people who will ring in a moment. */
export function doorbell() {
  const random = seeded(20261030);
  const end = finish(0.7);
  return scene(
    [
      fade('room', [
        [0, '#2b1a1c'],
        [1, '#4a2a22'],
      ]),
      fade('evening', [
        [0, '#26335e'],
        [0.6, '#54608f'],
        [1, '#c0838a'],
      ]),
      fade('board', [
        [0, '#8a512b'],
        [0.4, '#6b3c22'],
        [1, '#2e1811'],
      ]),
      fade('wax', [
        [0, '#fff0cc'],
        [1, '#d9b47c'],
      ]),
      halo('light', '#ffb95a', 0.9),
      halo('pool', '#ffc97a', 0.75),
      blur('far', 1.2),
      '<clipPath id="panes"><rect x="496" y="56" width="568" height="432"/></clipPath>',
      ...end.defs,
    ],
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#room)"/>`,
    Array.from(
      { length: 9 },
      (_, at) =>
        `<rect x="${at * 190 - 30}" y="0" width="4" height="600" fill="#1c1012" opacity=".5"/>`,
    ),
    '<rect x="474" y="34" width="612" height="476" rx="8" fill="#3a211a"/><rect x="496" y="56" width="568" height="432" fill="url(#evening)"/>',
    `<g clip-path="url(#panes)" filter="url(#far)">${houses(random).join('')}</g>`,
    '<path d="M496,470 h568 v20 h-568Z" fill="#141b30"/>',
    rain(random),
    '<path d="M772,56 h16 v432 h-16Z M496,262 h568 v14 h-568Z" fill="#3a211a"/><path d="M452,500 h656 v28 h-656Z" fill="#52301f"/>',
    '<path d="M420,10 Q520,40 512,260 Q500,420 408,520 Q440,260 420,10Z M1140,10 Q1040,40 1048,260 Q1060,420 1152,520 Q1120,260 1140,10Z" fill="#7a2f2a"/><path d="M392,6 h776 v18 h-776Z" fill="#2a1712"/>',
    '<g><path d="M1250,190 h230 v14 h-230Z" fill="#52301f"/><path d="M1262,190 v-92 h26 v92Z" fill="#7a2f2a"/><path d="M1290,190 v-104 h22 v104Z" fill="#3f5a63"/><path d="M1314,190 v-84 h34 v84Z" fill="#8d6a3d"/><path d="M1352,190 l14,-88 l24,4 l-14,84Z" fill="#54405e"/><path d="M1418,190 q-14,-40 6,-50 v-18 h20 v18 q20,10 6,50Z" fill="#4e6a4f"/></g>',
    '<g><rect x="120" y="120" width="200" height="150" fill="#d8c397" stroke="#3a211a" stroke-width="12"/><path d="M150,240 q20,-60 50,-40 t40,-40 t46,-20" fill="none" stroke="#8a4a2a" stroke-width="5" stroke-dasharray="10 8"/><path d="M272,152 l18,18 m0,-18 l-18,18" stroke="#a01c2b" stroke-width="6"/></g>',
    glow('light', 1010, 620, 460, 0.8),
    guests(),
    `<path d="M-20,640 L${WIDTH + 20},640 V${HEIGHT} H-20Z" fill="url(#board)"/>`,
    [700, 772, 850].map(
      (y) =>
        `<path d="M-20,${y} q820,-14 ${WIDTH + 40},0" stroke="#2a150d" stroke-width="4" fill="none" opacity=".55"/>`,
    ),
    glow('pool', 1010, 760, 620, 0.34),
    screen(),
    '<ellipse cx="470" cy="764" rx="350" ry="16" fill="#150b08" opacity=".55"/>',
    mini(690, 800, '#4e6a4f'),
    mini(772, 834, '#7a2f2a'),
    notebook(1130, 700),
    mug(1420, 742),
    glow('light', 1010, 570, 200),
    candle(1010, 742),
    twentySided(904, 824, 52, '#a2431a', '#ffe0b0'),
    sixSided(1080, 846, 56, -14, '#2b5f57'),
    sixSided(1156, 866, 46, 22, '#5b3a88'),
    end.layer,
  );
}
