import { blob, polygon, smoothPath, taper } from './ink.mjs';

/** The wing's leading bones and the skin between them, spread to the upper left of 0, 0; about 420 wide. */
export function wing(fill, skin = fill) {
  const membrane =
    'M0 0C-40 -90 -70 -170 -60 -250C-110 -262 -150 -262 -196 -240C-260 -250 -330 -220 -420 -150' +
    'C-360 -150 -330 -130 -318 -96C-290 -110 -250 -106 -232 -66C-206 -86 -170 -84 -150 -40C-126 -62 -90 -60 -66 -18C-44 -34 -20 -26 0 0Z';
  const bone = (points) => taper(points, `fill="${fill}"`);
  return (
    `<path d="${membrane}" fill="${skin}"/>` +
    bone([
      [0, 0, 26],
      [-36, -120, 20],
      [-60, -252, 14],
    ]) +
    bone([
      [-60, -252, 14],
      [-190, -248, 9],
      [-330, -206, 6],
      [-424, -148, 2],
    ]) +
    bone([
      [-60, -250, 10],
      [-180, -204, 7],
      [-318, -94, 2],
    ]) +
    bone([
      [-60, -248, 9],
      [-140, -170, 6],
      [-232, -64, 2],
    ]) +
    bone([
      [-58, -244, 8],
      [-100, -150, 5],
      [-150, -38, 2],
    ]) +
    polygon(
      [
        [-66, -246],
        [-58, -290],
        [-50, -248],
      ],
      `fill="${fill}"`,
    )
  );
}

/** A dragon's head in profile that looks to the left, its neck at 0, 0; about 230 long. */
export function head(fill, { teeth = true } = {}) {
  const skull = [
    [20, -34],
    [-20, -62],
    [-62, -66],
    [-88, -54],
    [-130, -46],
    [-176, -34],
    [-206, -22],
    [-214, -6],
    [-196, 0],
    [-150, 2],
    [-110, 8],
    [-70, 14],
  ];
  const jaw = [
    [-60, 10],
    [-104, 22],
    [-150, 26],
    [-186, 22],
    [-192, 30],
    [-160, 44],
    [-112, 50],
    [-58, 48],
    [-14, 40],
    [24, 26],
  ];
  return (
    `<path d="${smoothPath([...skull, ...jaw])}" fill="${fill}"/>` +
    taper(
      [
        [-50, -56, 20],
        [0, -96, 14],
        [56, -112, 7],
        [98, -104, 1],
      ],
      `fill="${fill}"`,
    ) +
    taper(
      [
        [-30, -46, 14],
        [18, -70, 10],
        [64, -74, 5],
        [92, -66, 1],
      ],
      `fill="${fill}"`,
    ) +
    taper(
      [
        [-10, 34, 12],
        [22, 52, 7],
        [46, 74, 1],
      ],
      `fill="${fill}"`,
    ) +
    polygon(
      [
        [-196, -22],
        [-204, -44],
        [-184, -30],
      ],
      `fill="${fill}"`,
    ) +
    (teeth ? fangs() : '')
  );
}

function fangs() {
  return [-184, -160, -136, -112]
    .map((x, at) =>
      polygon(
        [
          [x, 4],
          [x + 6, 24 + at],
          [x + 13, 5],
        ],
        'fill="#f1ddb0" opacity=".85"',
      ),
    )
    .join('');
}

/** Points at equal distances along a line of straight pieces. */
function paced(points, step) {
  const out = [points[0]];
  let carry = step;
  for (let at = 0; at < points.length - 1; at += 1) {
    const [ax, ay] = points[at];
    const [bx, by] = points[at + 1];
    const length = Math.hypot(bx - ax, by - ay);
    while (carry <= length) {
      out.push([ax + ((bx - ax) * carry) / length, ay + ((by - ay) * carry) / length]);
      carry += step;
    }
    carry -= length;
  }
  return out;
}

/** Spikes along a back: a row of thorns on the line through these points. */
export function spikes(line, size, fill) {
  const points = paced(line, size * 0.8);
  let out = '';
  for (let at = 0; at < points.length - 1; at += 1) {
    const [ax, ay] = points[at];
    const [bx, by] = points[at + 1];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
    const grow = size * (0.55 + 0.6 * Math.sin((Math.PI * (at + 1)) / points.length));
    const tip = [bx + dy * grow + dx * grow * 0.3, by - dx * grow + dy * grow * 0.3];
    const low = 6;
    out += polygon(
      [[ax - dy * low, ay + dx * low], tip, [bx - dy * low, by + dx * low]],
      `fill="${fill}"`,
    );
  }
  return out;
}

/** The whole beast rearing, as a shadow or far off: about 700 high, its feet at 0, 0, looking left. */
export function rearing(fill) {
  const neck = [
    [60, -300, 120],
    [30, -400, 84],
    [50, -490, 62],
    [20, -560, 54],
    [-50, -590, 48],
  ];
  const tail = [
    [120, -60, 120],
    [240, -20, 70],
    [360, -40, 40],
    [440, -110, 22],
    [470, -180, 6],
  ];
  return (
    `<g transform="translate(96 -330) scale(-1.2 1.2) rotate(26)">${wing(fill)}</g>` +
    `<g transform="translate(120 -320) scale(-1.25 1.1) rotate(-6)">${wing(fill)}</g>` +
    taper(tail, `fill="${fill}"`) +
    polygon(
      [
        [452, -170],
        [500, -240],
        [486, -160],
        [470, -190],
      ],
      `fill="${fill}"`,
    ) +
    blob(
      [
        [-10, -330],
        [70, -360],
        [140, -300],
        [170, -180],
        [180, -60],
        [120, 0],
        [0, 4],
        [-50, -60],
        [-40, -200],
      ],
      `fill="${fill}"`,
    ) +
    taper(neck, `fill="${fill}"`) +
    spikes(
      [
        [92, -330],
        [80, -390],
        [86, -440],
        [80, -490],
        [66, -540],
        [36, -584],
      ],
      26,
      fill,
    ) +
    taper(
      [
        [-20, -260, 46],
        [-90, -220, 32],
        [-110, -170, 24],
        [-140, -150, 10],
      ],
      `fill="${fill}"`,
    ) +
    taper(
      [
        [60, -120, 90],
        [-20, -70, 56],
        [-40, -10, 34],
        [-90, 2, 14],
      ],
      `fill="${fill}"`,
    ) +
    `<g transform="translate(-46 -592) rotate(-8) scale(.82)">${head(fill, { teeth: false })}</g>`
  );
}
