import { digits } from './ink.mjs';

/** Points at regular distances along the smooth closed outline through `points`. */
export function sampled(points, step) {
  const out = [];
  const at = (index) => points[(index + points.length) % points.length];
  points.forEach((_, index) => {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const count = Math.max(1, Math.round(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / step));
    for (let part = 0; part < count; part += 1) {
      const t = part / count;
      out.push(
        [0, 1].map((axis) => {
          const [a, b, c, d] = [p0[axis], p1[axis], p2[axis], p3[axis]];
          return (
            b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
          );
        }),
      );
    }
  });
  return out;
}

/** A clockwise outline of close points, broken into tufts of feathers or fur of about `long` that lean along it. */
export function ragged(outline, random, { long, lean }) {
  const every = 3;
  let d = '';
  for (let index = 0; index < outline.length; index += every) {
    const [x, y] = outline[index];
    const [nx, ny] = outline[(index + every) % outline.length];
    const length = Math.hypot(nx - x, ny - y) || 1;
    const [ox, oy] = [(ny - y) / length, -(nx - x) / length];
    const out = long * (0.4 + random.below(60) / 100);
    const tip = [
      nx + ox * out + ((nx - x) / length) * out * lean,
      ny + oy * out + ((ny - y) / length) * out * lean,
    ];
    d += `${d === '' ? 'M' : 'L'}${digits(x)} ${digits(y)}Q${digits((x + tip[0]) / 2 + ox * 3)} ${digits((y + tip[1]) / 2 + oy * 3)} ${tip.map(digits).join(' ')}`;
  }
  return `${d}Z`;
}

/** Whether a point is inside an outline. */
export function inside([x, y], outline) {
  let within = false;
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at, at += 1) {
    const [ax, ay] = outline[at];
    const [bx, by] = outline[before];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}
