import { digits, polygon, taper } from './ink.mjs';

const at = ([x, y]) => `${digits(x)} ${digits(y)}`;

/** The point at a share (0 to 1) of a quadratic curve. */
function along([a, b, c], share) {
  const [p, q, r] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return [a[0] * p + b[0] * q + c[0] * r, a[1] * p + b[1] * q + c[1] * r];
}

/**
 * A wing: an arm from the shoulder over the elbow to the wrist, fingers `[bend, tip]` that fan out from it, the skin
 * between them, and a thumb. `bone` and `skin` are fills; `rim` colours the bones' lit edge.
 */
export function wing({ shoulder, elbow, wrist, fingers, root, sag = 0.3 }, { bone, skin, rim }) {
  const tips = [...fingers.map(([, tip]) => tip), root];
  let edge = `M${at(wrist)}Q${at(fingers[0][0])} ${at(tips[0])}`;
  for (let index = 1; index < tips.length; index += 1) {
    const [from, to] = [tips[index - 1], tips[index]];
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const hollow = middle.map((value, axis) => value + (wrist[axis] - value) * sag);
    edge += `Q${at(hollow)} ${at(to)}`;
  }
  const skinPath = `<path d="${edge}L${at(shoulder)}Q${at(elbow)} ${at(wrist)}Z" fill="${skin}"/>`;
  const finger = ([bend, tip], order) => {
    const line = [wrist, bend, tip];
    const widths = [17 - order * 2, 11 - order, 7, 1];
    return taper(
      widths.map((width, step) => [...along(line, step / 3), width]),
      `fill="${bone}"`,
    );
  };
  const lit = ([bend, tip]) =>
    `<path d="M${at(along([wrist, bend, tip], 0.04))}Q${at(bend)} ${at(along([wrist, bend, tip], 0.9))}" fill="none" stroke="${rim}" stroke-width="2.2" stroke-linecap="round" opacity=".55"/>`;
  const upper = [shoulder, elbow, wrist];
  const arm = taper(
    [0, 0.3, 0.62, 1].map((share, step) => [...along(upper, share), [58, 36, 26, 24][step]]),
    `fill="${bone}"`,
  );
  const [x, y] = wrist;
  const thumb = `<path d="M${x - 14} ${y + 6}Q${x - 18} ${y - 26} ${x - 44} ${y - 46}Q${x - 2} ${y - 44} ${x + 14} ${y}Z" fill="${bone}"/>`;
  return (
    skinPath + fingers.map(finger).join('') + (rim ? fingers.map(lit).join('') : '') + arm + thumb
  );
}

const SKULL =
  'M26 -30L-24 -50Q-60 -66 -86 -60L-100 -72L-112 -52Q-150 -40 -190 -38L-206 -50L-220 -34Q-244 -24 -246 -8L-238 6L-228 0' +
  'Q-206 8 -184 2Q-156 12 -128 6Q-98 18 -74 14L-56 22L24 28Z';
const JAW =
  'M-64 20Q-120 30 -168 22Q-204 24 -226 14L-232 28L-210 38L-214 52L-188 44Q-130 56 -88 54L-78 74L-62 54L-30 50L-24 76L-4 46L30 34L20 10Z';
const HORN = 'M-58 -52Q-18 -104 60 -116Q104 -122 142 -104Q96 -100 58 -80Q16 -60 2 -28Z';
const SECOND_HORN = 'M-10 -34Q32 -66 98 -62Q64 -50 44 -34Q28 -22 18 -8Z';
const FRILL = 'M-8 2L62 -8L22 14L74 30L18 30L54 64L0 42L-24 20Z';

/** A dragon's head in profile facing left, its nape at 0, 0; about 250 long. */
export function head(fill, { teeth, jaw = 0 } = {}) {
  const shape = (d) => `<path d="${d}" fill="${fill}"/>`;
  return (
    shape(FRILL) +
    shape(SECOND_HORN) +
    `<g transform="rotate(${-jaw} -40 30)">${shape(JAW)}${teeth ? fangs(teeth, LOWER) : ''}</g>` +
    (teeth ? fangs(teeth, UPPER) : '') +
    shape(SKULL) +
    shape(HORN)
  );
}

const UPPER = [
  [-232, 0, 20],
  [-214, 3, 26],
  [-192, 1, 16],
  [-160, 6, 22],
  [-138, 4, 13],
  [-108, 8, 15],
];
const LOWER = [
  [-222, 18, -18],
  [-176, 24, -14],
];

function fangs(fill, places) {
  return places
    .map(([x, y, long]) =>
      polygon(
        [
          [x - 5, y],
          [x + 1, y + long],
          [x + 8, y],
        ],
        `fill="${fill}"`,
      ),
    )
    .join('');
}

/** Points at equal distances along a polyline. */
function paced(points, step) {
  const out = [points[0]];
  let carry = step;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [ax, ay] = points[index];
    const [bx, by] = points[index + 1];
    const length = Math.hypot(bx - ax, by - ay);
    while (carry <= length) {
      out.push([ax + ((bx - ax) * carry) / length, ay + ((by - ay) * carry) / length]);
      carry += step;
    }
    carry -= length;
  }
  return out;
}

/** Spikes along a back: on the polyline through these points, largest in its middle, leaning towards its end. */
export function spikes(line, size, fill) {
  const points = paced(line, size * 1.15);
  let out = '';
  for (let index = 0; index < points.length - 1; index += 1) {
    const [ax, ay] = points[index];
    const [bx, by] = points[index + 1];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
    const grow = size * (0.5 + 0.7 * Math.sin((Math.PI * (index + 1)) / points.length));
    const tip = [bx + dy * grow + dx * grow * 0.7, by - dx * grow + dy * grow * 0.7];
    const low = 7;
    out += polygon(
      [
        [ax - dy * low - dx * 4, ay + dx * low - dy * 4],
        tip,
        [bx - dy * low + dx * 2, by + dx * low + dy * 2],
      ],
      `fill="${fill}"`,
    );
  }
  return out;
}

/** The blade at the end of a tail that ends at 0, 0, coming from the right. */
export function tailBlade(fill) {
  return `<path d="M16 10L-14 30Q-48 22 -92 -18Q-56 -16 -34 -22Q-16 -30 14 -12Z" fill="${fill}"/>`;
}

/** Claws of a foot at 0, 0 that points to the left. */
export function claws(fill, count = 3) {
  let out = '';
  for (let index = 0; index < count; index += 1) {
    const x = index * 24;
    out += `<path d="M${x + 8} -14Q${x - 16} -12 ${x - 26} 14Q${x - 8} 6 ${x + 12} 8Z" fill="${fill}"/>`;
  }
  return out;
}
