import { glow, mix, NIGHT, polygon, taper } from './ink.mjs';

/** A ridge of distant hills from left to right, made rough by midpoint displacement; the ground below is filled. */
export function ridge(random, { width, y, rise, colour, bottom = 900, steps = 7, rough = 0.55 }) {
  let line = [0, 0];
  let swing = rise;
  for (let step = 0; step < steps; step += 1) {
    const next = [];
    for (let at = 0; at < line.length - 1; at += 1) {
      const middle = (line[at] + line[at + 1]) / 2 + (random.below(2001) / 1000 - 1) * swing;
      next.push(line[at], middle);
    }
    next.push(line.at(-1));
    line = next;
    swing *= rough;
  }
  const points = line.map((value, at) => [(width * at) / (line.length - 1), y + value]);
  return polygon([[0, bottom], ...points, [width, bottom]], `fill="${colour}"`);
}

/** A few small stars, none of them pure white. */
export function stars(random, { width, height, count = 90, colour = '#e9d6b4' }) {
  let out = '';
  for (let at = 0; at < count; at += 1) {
    const size = 0.6 + (random.below(100) / 100) ** 3 * 2;
    const opacity = (0.25 + random.below(60) / 100).toFixed(2);
    out += `<circle cx="${random.below(width)}" cy="${random.below(height)}" r="${size.toFixed(1)}" fill="${colour}" opacity="${opacity}"/>`;
  }
  return out;
}

/** A low moon with dark areas. */
export function moon(x, y, radius, colour = '#f6d9a0') {
  const sea = (dx, dy, size) =>
    `<circle cx="${x + dx * radius}" cy="${y + dy * radius}" r="${size * radius}" fill="${mix(colour, NIGHT.rust, 0.35)}" opacity=".38"/>`;
  return (
    glow(x, y, radius * 2.7, '#d98a3d', 0.55) +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>` +
    sea(-0.3, -0.25, 0.26) +
    sea(0.12, -0.42, 0.14) +
    sea(0.33, 0.08, 0.22) +
    sea(-0.12, 0.36, 0.3) +
    sea(-0.52, 0.12, 0.1)
  );
}

/** A pine of this height with its foot at x, y. */
export function pine(random, x, y, height, colour) {
  const points = [[x, y - height]];
  const tiers = 7;
  const side = (sign) => {
    const part = [];
    for (let tier = 1; tier <= tiers; tier += 1) {
      const reach = (height * 0.2 * tier) / tiers + random.below(6);
      const down = y - height + (height * tier) / (tiers + 0.6);
      part.push([x + sign * reach, down], [x + sign * reach * 0.45, down - height * 0.03]);
    }
    return part;
  };
  points.push(...side(1), [x + 4, y], [x - 4, y], ...side(-1).reverse());
  return polygon(points, `fill="${colour}"`);
}

/** Smoke or mist that rises from x, y and bends with the wind. */
export function smoke(x, y, height, { colour = '#d8c4a4', opacity = 0.2, wind = 30 } = {}) {
  return taper(
    [
      [x, y, 3],
      [x + wind * 0.2, y - height * 0.25, 9],
      [x - wind * 0.25, y - height * 0.5, 16],
      [x + wind * 0.5, y - height * 0.75, 22],
      [x + wind, y - height, 4],
    ],
    `fill="${colour}" opacity="${opacity}"`,
  );
}

/** Snow or dust: soft dots in the air. */
export function flakes(
  random,
  { width, height, count, colour = '#fbeed2', largest = 3.4, top = 0 },
) {
  let out = '';
  for (let at = 0; at < count; at += 1) {
    const size = 0.8 + (random.below(100) / 100) ** 2 * largest;
    const opacity = (0.2 + random.below(60) / 100).toFixed(2);
    out += `<circle cx="${random.below(width)}" cy="${top + random.below(height)}" r="${size.toFixed(1)}" fill="${colour}" opacity="${opacity}"/>`;
  }
  return out;
}

/** A row of pines between two x positions, with heights between two values. */
export function pines(random, count, [from, to], y, [low, high], colour) {
  let out = '';
  for (let at = 0; at < count; at += 1) {
    const x = from + ((to - from) * at) / count + random.below(30);
    out += pine(random, x, y + random.below(16), low + random.below(high - low), colour);
  }
  return out;
}

/** A ruined tower with one lit window, far away. */
export function ruin(x, y, colour) {
  const walls = polygon(
    [
      [x - 34, y + 40],
      [x - 30, y - 96],
      [x - 38, y - 100],
      [x - 36, y - 122],
      [x - 22, y - 120],
      [x - 20, y - 108],
      [x - 6, y - 112],
      [x - 2, y - 92],
      [x + 8, y - 66],
      [x + 6, y - 30],
      [x + 26, y - 24],
      [x + 34, y + 40],
    ],
    `fill="${colour}"`,
  );
  return `${walls}<rect x="${x - 18}" y="${y - 78}" width="9" height="17" rx="4" fill="#f0b45c"/>`;
}
