import { mix, NIGHT, polygon } from './ink.mjs';

/** The brightness of a point under lights `[x, y, reach]`, from 0 to 1. */
export function shine([x, y], lights) {
  let sum = 0;
  for (const [lx, ly, reach, power = 1] of lights) {
    const distance = Math.hypot(x - lx, y - ly) / reach;
    sum += power / (1 + distance * distance * 3.2);
  }
  return Math.min(1, sum);
}

/** The colour of stone at a brightness: shade, rust, ember, amber. */
export function stoneColour(light, cool = NIGHT.pitch) {
  if (light < 0.3) return mix(cool, '#33211a', light / 0.3);
  if (light < 0.62) return mix('#33211a', '#8a4a20', (light - 0.3) / 0.32);
  return mix('#8a4a20', '#f2b463', (light - 0.62) / 0.38);
}

/** A wall of worn blocks, each lit by the lights according to its position; `skip` leaves blocks out. */
export function wall(random, { area: [x, y, width, height], course = 44, lights, skip, cool }) {
  const unit = () => random.below(1000) / 1000;
  let out = '';
  for (let row = 0; row * course < height; row += 1) {
    const top = y + row * course;
    for (let left = x - course * (0.4 + unit()); left < x + width; ) {
      const length = course * (1.25 + unit() * 1.35);
      const centre = [left + length / 2, top + course / 2];
      if (!skip?.(centre)) {
        const light = shine(centre, lights) * (0.82 + unit() * 0.36);
        const gap = course * 0.045;
        const wear = () => (unit() - 0.5) * course * 0.12;
        const corners = [
          [left + gap + wear() / 2, top + gap + wear()],
          [left + length - gap + wear() / 2, top + gap + wear()],
          [left + length - gap + wear() / 2, top + course - gap + wear()],
          [left + gap + wear() / 2, top + course - gap + wear()],
        ];
        out += polygon(corners, `fill="${stoneColour(light, cool)}"`);
        // The edge that faces the light.
        const edge = mix(stoneColour(light, cool), NIGHT.honey, 0.22);
        out += `<path d="M${corners[0].join(' ')}L${corners[1].join(' ')}" stroke="${edge}" stroke-width="${course * 0.04}" opacity="${(light * 0.8).toFixed(2)}"/>`;
      }
      left += length;
    }
  }
  return out;
}

/** A floor of flagstones towards a vanishing point. */
export function floor(
  random,
  { area: [x, y, width, height], vanish: [vx, vy], rows = 9, columns = 12, lights, cool },
) {
  const unit = () => random.below(1000) / 1000;
  const bottom = y + height;
  const depth = (share) => y + height * share ** 1.9;
  const across = (column, line) => {
    const far = (line - vy) / (bottom - vy);
    return vx + (x + (width * column) / columns - vx) * far;
  };
  let out = '';
  for (let row = 0; row < rows; row += 1) {
    const [top, low] = [depth(row / rows), depth((row + 1) / rows)];
    const shift = (row % 2) * 0.5;
    for (let column = -columns; column < columns * 2; column += 1) {
      const [a, b] = [column + shift + 0.02, column + shift + 0.98];
      const corners = [
        [across(a, top), top + 1],
        [across(b, top), top + 1],
        [across(b, low), low - 1],
        [across(a, low), low - 1],
      ];
      const centre = [(corners[0][0] + corners[2][0]) / 2, (top + low) / 2];
      if (centre[0] < x - 200 || centre[0] > x + width + 200) continue;
      const light = shine(centre, lights) * (0.78 + unit() * 0.44);
      out += polygon(corners, `fill="${stoneColour(light, cool)}"`);
    }
  }
  return out;
}

/** Rubble and rock along the lower edge, black against the light. */
export function rocks(random, { from, to, base, height, colour = NIGHT.pitch }) {
  const points = [[from, base + 400]];
  for (let x = from; x <= to; x += 18 + random.below(34)) {
    const share = (x - from) / (to - from);
    const rise = height(share) * (0.6 + random.below(500) / 1000);
    points.push(
      [x, base - rise],
      [x + 6 + random.below(14), base - rise * (0.8 + random.below(30) / 100)],
    );
  }
  points.push([to, base + 400]);
  return polygon(points, `fill="${colour}"`);
}

/** The stones of an arch and its two posts, lit by the lights. */
export function archStones(x, y, inner, outer, lights) {
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
