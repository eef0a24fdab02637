/** The size in which every scene is drawn. */
export const WIDTH = 1600;
export const HEIGHT = 900;

/** A repeatable source of numbers from 0 up to 1, so that a picture drawn again is the same picture. */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The colours from top to bottom: `[[0, '#123'], [1, '#456']]`. */
export function fade(id, stops) {
  const list = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${list.join('')}</linearGradient>`;
}

/** A light that thins out towards its edge. */
export function halo(id, colour, strength = 1) {
  const stops = [
    [0, strength],
    [0.25, strength * 0.55],
    [0.6, strength * 0.16],
    [1, 0],
  ].map(([at, part]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${part}"/>`);
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient>`;
}

export function glow(id, x, y, radius, squash = 1) {
  return `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * squash}" fill="url(#${id})"/>`;
}

/** A ridge from the left edge to the right: heights between `top` and `bottom`, then down to the floor. */
export function ridge(random, { top, bottom, step, fill, floor = HEIGHT }) {
  const points = [];
  let y = (top + bottom) / 2;
  for (let x = -step; x <= WIDTH + step; x += step * (0.6 + random() * 0.8)) {
    y += (random() - 0.5) * (bottom - top) * 0.7;
    y = Math.min(Math.max(y, top), bottom);
    points.push(`${x.toFixed(0)},${y.toFixed(0)}`);
  }
  return `<path fill="${fill}" d="M-20,${floor} L${points.join(' L')} L${WIDTH + 20},${floor}Z"/>`;
}

/** A fir: rows of boughs that hang, never two the same. */
export function fir(random, x, foot, tall, fill) {
  const wide = tall * (0.2 + random() * 0.08);
  const rows = 9;
  const left = [];
  const right = [];
  for (let row = 0; row <= rows; row += 1) {
    const at = row / rows;
    const y = foot - tall + at * tall * 0.86;
    const out = wide * (0.06 + at) * (0.85 + random() * 0.3);
    left.push(`${x - out * 0.3},${y} ${x - out},${y + tall * 0.118}`);
    right.push(`${x + out},${y + tall * 0.118} ${x + out * 0.3},${y}`);
  }
  return `<path fill="${fill}" d="M${x},${foot - tall - 12} L${left.join(' L')} L${x - 6},${foot} L${x + 6},${foot} L${right.reverse().join(' L')}Z"/>`;
}

/** A flame on its wick at (x, y), as tall as `size`. */
export function flame(x, y, size) {
  const path = 'M0,0 C-9,-4 -11,-16 -4,-26 C-3,-19 1,-20 1,-36 C9,-26 13,-10 7,-3 C5,0 2,1 0,0Z';
  const scale = size / 36;
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${path}" fill="#ff9d3c"/><path d="${path}" fill="#ffe9b0" transform="translate(.6 -.5) scale(.55)"/></g>`;
}

export function group(x, y, scale, inside, flip = false) {
  return `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">${inside}</g>`;
}

/** A whole picture; `defs` are its gradients and filters. */
export function scene(defs, ...layers) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${defs.join('')}</defs>${layers.flat(9).join('')}</svg>`;
}

/** Blurs what is far off or wet. */
export function blur(id, amount) {
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${amount}"/></filter>`;
}

/** The grain of paper over a picture, and darkness in its corners. */
export function finish(strength = 0.55) {
  return {
    defs: [
      `<radialGradient id="corner" cx=".5" cy=".48" r=".75"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#05030a" stop-opacity="${strength}"/></radialGradient>`,
      '<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .45  0 0 0 0 .4  0 0 0 .10 0"/></filter>',
    ],
    layer: `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#corner)"/><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain)" opacity=".5"/>`,
  };
}
