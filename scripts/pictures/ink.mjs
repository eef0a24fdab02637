/** Colours of a candle-lit night, from the darkest shade to the centre of a flame. */
export const NIGHT = {
  pitch: '#0c0706',
  dusk: '#1a1310',
  umber: '#2b1c14',
  rust: '#6b3414',
  ember: '#c8691f',
  amber: '#f0a44b',
  honey: '#ffd48a',
  flame: '#fff3d0',
  parchment: '#efe0bf',
  ink: '#2a1f17',
};

/** A number rounded to one decimal, which is enough for a drawing. */
export const digits = (value) => Math.round(value * 10) / 10;

function channels(colour) {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Mixes two colours; `share` from 0 to 1. */
export function mix(from, to, share) {
  const part = Math.min(1, Math.max(0, share));
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((value, at) => Math.round(value + (b[at] - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A polygon. */
export function polygon(points, attributes) {
  return `<path d="M${points.map(([x, y]) => `${digits(x)} ${digits(y)}`).join('L')}Z" ${attributes}/>`;
}

/** The smooth outline through these points; closed unless `open`. */
export function smoothPath(points, { open = false } = {}) {
  const at = (index) =>
    open
      ? points[Math.min(points.length - 1, Math.max(0, index))]
      : points[(index + points.length) % points.length];
  let d = `M${digits(points[0][0])} ${digits(points[0][1])}`;
  for (let index = 0; index < (open ? points.length - 1 : points.length); index += 1) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${[...c1, ...c2, ...p2].map(digits).join(' ')}`;
  }
  return open ? d : `${d}Z`;
}

/** A smooth closed shape through these points. */
export function blob(points, attributes) {
  return `<path d="${smoothPath(points)}" ${attributes}/>`;
}

/** A line of varying width through points `[x, y, width]`, for limbs, branches and wisps. */
export function taper(points, attributes) {
  const left = [];
  const right = [];
  points.forEach(([x, y, width], index) => {
    const [ax, ay] = points[Math.max(0, index - 1)];
    const [bx, by] = points[Math.min(points.length - 1, index + 1)];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    left.push([x + (nx * width) / 2, y + (ny * width) / 2]);
    right.unshift([x - (nx * width) / 2, y - (ny * width) / 2]);
  });
  return blob([...left, ...right], attributes);
}

/** Places, rotates and scales SVG content as a group. */
export function place(x, y, scale, content, turn = 0) {
  const flip = Array.isArray(scale) ? scale.join(' ') : scale;
  return `<g transform="translate(${digits(x)} ${digits(y)}) rotate(${turn}) scale(${flip})">${content}</g>`;
}

let lastId = 0;

/** An id that is unique in the picture. */
export function freshId(name) {
  lastId += 1;
  return `${name}${lastId}`;
}

function stopsOf(stops) {
  return stops
    .map(([offset, colour, opacity = 1]) => {
      return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join('');
}

/** A gradient from top to bottom, or along `[x1, y1, x2, y2]` in parts of the shape. */
export function gradient(stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) {
  const id = freshId('g');
  const define = `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;
  return { define, fill: `url(#${id})` };
}

/** A rectangle filled with a gradient. */
export function wash([x, y, width, height], stops, direction) {
  const { define, fill } = gradient(stops, direction);
  return `${define}<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

/** Light around a point that brightens what is below. */
export function glow(x, y, radius, colour = NIGHT.amber, strength = 0.8, flat = 1) {
  const id = freshId('l');
  const stops = stopsOf([
    [0, colour, strength],
    [0.25, colour, strength * 0.55],
    [0.6, colour, strength * 0.16],
    [1, colour, 0],
  ]);
  return `<radialGradient id="${id}">${stops}</radialGradient><ellipse cx="${digits(x)}" cy="${digits(y)}" rx="${digits(radius)}" ry="${digits(radius * flat)}" fill="url(#${id})" style="mix-blend-mode:screen"/>`;
}

/** Blurred content. */
export function blur(amount, content) {
  const id = freshId('b');
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${amount}"/></filter><g filter="url(#${id})">${content}</g>`;
}

/** A finished picture: the scene, a vignette, and paper grain over all. */
export function picture({ width, height, scene, vignette = 0.6, grain = 0.16, centre = [50, 52] }) {
  const shade = freshId('v');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs>
      <filter id="grain" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="7"/>
        <feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.45  0 0 0 0 0.4  0.9 0 0 0 -0.28"/>
      </filter>
      <radialGradient id="${shade}" cx="${centre[0]}%" cy="${centre[1]}%" r="75%">
        <stop offset="0.45" stop-color="#050302" stop-opacity="0"/>
        <stop offset="1" stop-color="#050302" stop-opacity="${vignette}"/>
      </radialGradient>
    </defs>
    ${scene}
    <rect width="${width}" height="${height}" fill="url(#${shade})"/>
    <rect width="${width}" height="${height}" filter="url(#grain)" opacity="${grain}" style="mix-blend-mode:overlay"/>
  </svg>`;
}
