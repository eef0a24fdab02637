import { blob, gradient, mix, NIGHT, place, polygon, taper } from './ink.mjs';
import { shine } from './stone.mjs';

/** A table of planks seen from above or at an angle, lit by the lights. */
export function planks(
  random,
  { area: [x, y, width, height], count = 9, lights, dark = '#150c08' },
) {
  const unit = () => random.below(1000) / 1000;
  const each = height / count;
  let out = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${dark}"/>`;
  for (let plank = 0; plank < count; plank += 1) {
    const top = y + plank * each;
    const tone = 0.8 + unit() * 0.4;
    const stops = [];
    for (let at = 0; at <= 8; at += 1) {
      const light = shine([x + (width * at) / 8, top + each / 2], lights) * tone;
      stops.push([
        at / 8,
        mix(dark, light > 0.5 ? '#9a5a2a' : '#6a3a1c', Math.min(1, light * 1.25)),
      ]);
    }
    const { define, fill } = gradient(stops, [0, 0, 1, 0]);
    out += `${define}<rect x="${x}" y="${top + 1.5}" width="${width}" height="${each - 3}" fill="${fill}"/>`;
    for (let line = 0; line < 4; line += 1) {
      const at = top + each * (0.15 + unit() * 0.7);
      out += `<path d="M${x} ${at}C${x + width * 0.3} ${at + unit() * 8 - 4} ${x + width * 0.6} ${at + unit() * 8 - 4} ${x + width} ${at}" stroke="#0e0704" stroke-width="${(0.6 + unit()).toFixed(1)}" fill="none" opacity=".35"/>`;
    }
  }
  return out;
}

const TURN = Math.PI / 3;

/** A twenty-sided die of this radius that shows a number, lit from the upper right. */
export function d20(radius, number = 20, { body = '#8c1c22', edge = '#f2b463' } = {}) {
  const rim = Array.from({ length: 6 }, (_, at) => [
    Math.sin(at * TURN) * radius,
    -Math.cos(at * TURN) * radius,
  ]);
  const face = [
    [0, -radius * 0.52],
    [radius * 0.47, radius * 0.3],
    [-radius * 0.47, radius * 0.3],
  ];
  const lit = (share) =>
    `fill="${mix('#1c0507', mix(body, NIGHT.honey, 0.35), share)}" stroke="${edge}" stroke-opacity=".55" stroke-width="${radius * 0.018}" stroke-linejoin="round"`;
  const [top, upRight, lowRight, bottom, lowLeft, upLeft] = rim;
  const [tip, right, left] = face;
  const facets = [
    [[top, upRight, tip], 0.9],
    [[upRight, right, tip], 0.82],
    [[upRight, lowRight, right], 0.55],
    [[lowRight, bottom, right], 0.3],
    [[right, bottom, left], 0.26],
    [[left, bottom, lowLeft], 0.16],
    [[lowLeft, upLeft, left], 0.24],
    [[upLeft, tip, left], 0.42],
    [[upLeft, top, tip], 0.62],
    [[tip, right, left], 0.7],
  ];
  return (
    facets.map(([points, share]) => polygon(points, lit(share))).join('') +
    `<text x="0" y="${radius * 0.2}" text-anchor="middle" font-family="Liberation Serif, serif" font-weight="700" font-size="${radius * 0.46}" fill="${NIGHT.flame}">${number}</text>`
  );
}

/** A stoneware mug standing on 0, 0, with light from its right. */
export function mug(size = 90) {
  const half = size * 0.36;
  const { define, fill } = gradient(
    [
      [0, '#1b100b'],
      [0.55, '#5a3118'],
      [0.9, '#b5702f'],
      [1, '#6b3c1b'],
    ],
    [0, 0, 1, 0],
  );
  return (
    define +
    `<path d="M${-half} ${-size * 0.72}C${-half * 2.2} ${-size * 0.75} ${-half * 2.2} ${-size * 0.15} ${-half * 0.9} ${-size * 0.16}" fill="none" stroke="#2a170d" stroke-width="${size * 0.1}"/>` +
    `<path d="M${-half} ${-size * 0.86}L${-half * 0.92} ${-size * 0.06}Q0 ${size * 0.07} ${half * 0.92} ${-size * 0.06}L${half} ${-size * 0.86}Z" fill="${fill}"/>` +
    `<ellipse cx="0" cy="${-size * 0.86}" rx="${half}" ry="${size * 0.1}" fill="#3a2012"/>` +
    `<ellipse cx="0" cy="${-size * 0.84}" rx="${half * 0.84}" ry="${size * 0.07}" fill="#0f0705"/>`
  );
}

/** A miniature on a round base standing at 0, 0; `figure` is drawn 100 high. */
export function mini(figure, base = '#1b110c') {
  return (
    `<ellipse cx="0" cy="3" rx="34" ry="11" fill="#060302" opacity=".6"/>` +
    `<path d="M-30 -3v7a30 10 0 0 0 60 0v-7z" fill="${base}"/>` +
    `<ellipse cx="0" cy="-3" rx="30" ry="10" fill="${mix(base, NIGHT.ember, 0.35)}"/>` +
    `<g transform="translate(0 -4)">${figure}</g>`
  );
}

/** An open book or notebook seen from the front, its middle at 0, 0; `lines` of writing on its pages. */
export function openBook(random, width = 300, { lines = 0, page = '#ead6ac' } = {}) {
  const half = width / 2;
  const depth = width * 0.3;
  const leaf = (sign) =>
    `<path d="M0 0C${sign * half * 0.3} ${-depth * 0.2} ${sign * half * 0.7} ${-depth * 0.16} ${sign * half} ${depth * 0.02}L${sign * half * 0.8} ${-depth * 0.88}C${sign * half * 0.5} ${-depth * 1.02} ${sign * half * 0.22} ${-depth * 1.04} 0 ${-depth * 0.84}Z"`;
  let writing = '';
  for (let line = 0; line < lines; line += 1) {
    const share = line / lines;
    const y = -depth * (0.78 - share * 0.66);
    for (const sign of [-1, 1]) {
      const from = sign * half * 0.12;
      const to = sign * half * (0.55 + share * 0.16 + random.below(12) / 100);
      writing += `<path d="M${from} ${y}Q${(from + to) / 2} ${y - depth * 0.1} ${to} ${y - depth * 0.03}" stroke="#3b2515" stroke-width="2" fill="none" opacity=".65"/>`;
    }
  }
  return (
    `<path d="M${-half * 1.05} ${depth * 0.09}L${-half * 0.83} ${-depth * 0.86}H${half * 0.83}L${half * 1.05} ${depth * 0.09}Z" fill="#3c1410"/>` +
    `${leaf(-1)} fill="${mix(page, NIGHT.rust, 0.22)}"/>${leaf(1)} fill="${page}"/>` +
    taper(
      [
        [0, -depth * 0.86, 2],
        [-3, -depth * 0.4, 8],
        [0, 2, 3],
      ],
      `fill="${NIGHT.rust}" opacity=".5"`,
    ) +
    writing
  );
}

/** A sheet of parchment with a map on it, `width` wide, its middle at 0, 0. */
export function mapSheet(map, width, { border = 0.05 } = {}) {
  const height = (width * map.height) / map.width;
  const edge = width * border;
  const [w, h] = [width / 2 + edge, height / 2 + edge];
  const outline = [];
  const wobble = (at) => Math.sin(at * 12.9) * 3 + Math.sin(at * 5.3) * 4;
  for (let at = 0; at < 14; at += 1) outline.push([-w + (2 * w * at) / 14, -h + wobble(at)]);
  for (let at = 0; at < 10; at += 1) outline.push([w + wobble(at + 20), -h + (2 * h * at) / 10]);
  for (let at = 0; at < 14; at += 1) outline.push([w - (2 * w * at) / 14, h + wobble(at + 40)]);
  for (let at = 0; at < 10; at += 1) outline.push([-w + wobble(at + 60), h - (2 * h * at) / 10]);
  const inner = map.svg
    .replace(/<\?xml[^>]*>/, '')
    .replace(/<svg /, `<svg x="${-width / 2}" y="${-height / 2}" `);
  const sized = inner
    .replace(/(<svg[^>]*?) width="[^"]*"/, `$1 width="${width}"`)
    .replace(/(<svg[^>]*?) height="[^"]*"/, `$1 height="${height}"`);
  return (
    blob(
      outline.map(([x, y]) => [x + 10, y + 14]),
      'fill="#000" opacity=".45"',
    ) +
    blob(outline, 'fill="#e6d2a4"') +
    sized
  );
}

/** A pencil whose end is at 0, 0. */
export function pencil(length = 190, turn = 0) {
  return place(
    0,
    0,
    1,
    `<rect x="0" y="-6" width="${length}" height="12" fill="#a5541f"/><rect x="0" y="-6" width="${length}" height="4" fill="#e08a3c"/><path d="M${length} -6l26 6-26 6z" fill="#e6cf9c"/><path d="M${length + 18} -2l8 2-8 2z" fill="#1a0f0a"/><rect x="-16" y="-6" width="16" height="12" fill="#7c2a22"/>`,
    turn,
  );
}

/** Darkness that increases with the distance from a point. */
export function dim(x, y, radius, strength = 0.86) {
  return `<radialGradient id="dim${x}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}"><stop offset="0" stop-color="#0a0504" stop-opacity="0"/><stop offset=".45" stop-color="#0a0504" stop-opacity=".12"/><stop offset="1" stop-color="#0a0504" stop-opacity="${strength}"/></radialGradient><rect x="-100" y="-100" width="1400" height="1000" fill="url(#dim${x})"/>`;
}
