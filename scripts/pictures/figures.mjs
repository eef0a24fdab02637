import { blob, glow, NIGHT, place, polygon, taper } from './ink.mjs';

/**
 * People as silhouettes, 100 tall with their feet at 0, 0. `fill` is their colour, `rim` the colour of the light on
 * their right side.
 */
function cloak(fill, rim, hem = 24, lean = 0) {
  return (
    blob(
      [
        [lean - 6, -88],
        [lean + 7, -87],
        [lean + 15, -72],
        [hem * 0.78, -30],
        [hem, 0],
        [hem * 0.3, 3],
        [-hem * 0.4, 2],
        [-hem, 0],
        [-hem * 0.72, -32],
        [lean - 14, -70],
      ],
      `fill="${fill}"`,
    ) +
    taper(
      [
        [lean + 8, -85, 1],
        [lean + 14, -70, 2.6],
        [hem * 0.76, -30, 2.8],
        [hem - 1, -2, 1],
      ],
      `fill="${rim}"`,
    )
  );
}

function hood(fill, rim, lean = 0) {
  return (
    blob(
      [
        [lean - 8, -82],
        [lean - 9, -93],
        [lean - 2, -103],
        [lean + 7, -101],
        [lean + 11, -91],
        [lean + 8, -81],
      ],
      `fill="${fill}"`,
    ) +
    taper(
      [
        [lean + 3, -103, 0.6],
        [lean + 9, -98, 2.2],
        [lean + 11, -90, 2],
        [lean + 9, -83, 0.6],
      ],
      `fill="${rim}"`,
    )
  );
}

/** A hooded delver who holds out a lantern. */
export function delver(fill, rim) {
  return (
    cloak(fill, rim, 25) +
    hood(fill, rim) +
    taper(
      [
        [8, -72, 9],
        [22, -64, 7],
        [33, -66, 5],
      ],
      `fill="${fill}"`,
    ) +
    taper(
      [
        [-10, -70, 2],
        [-19, -116, 2],
      ],
      `fill="${fill}"`,
    )
  );
}

/** A fighter with a round shield and a sword at rest. */
export function fighter(fill, rim) {
  return (
    polygon(
      [
        [-12, 0],
        [-14, -45],
        [-16, -76],
        [14, -77],
        [13, -44],
        [14, 0],
        [4, 0],
        [0, -38],
        [-4, 0],
      ],
      `fill="${fill}"`,
    ) +
    blob(
      [
        [-8, -80],
        [-8, -98],
        [0, -104],
        [8, -98],
        [8, -80],
      ],
      `fill="${fill}"`,
    ) +
    `<circle cx="-15" cy="-52" r="18" fill="${fill}"/>` +
    taper(
      [
        [16, -58, 4],
        [27, -8, 2],
      ],
      `fill="${fill}"`,
    ) +
    taper(
      [
        [10, -100, 0.6],
        [14, -76, 2.6],
        [14, -40, 2.4],
        [15, -2, 1],
      ],
      `fill="${rim}"`,
    )
  );
}

/** A wizard with a wide hat and a crooked staff. */
export function wizard(fill, rim) {
  return (
    cloak(fill, rim, 26) +
    polygon(
      [
        [-20, -88],
        [-4, -92],
        [-3, -122],
        [-14, -134],
        [6, -124],
        [9, -92],
        [22, -87],
      ],
      `fill="${fill}"`,
    ) +
    taper(
      [
        [24, 2, 3],
        [26, -60, 3],
        [24, -118, 3],
        [32, -128, 2.6],
        [38, -120, 1],
      ],
      `fill="${fill}"`,
    )
  );
}

/** A small, quick figure with a pack. */
export function small(fill, rim) {
  return place(
    0,
    0,
    0.72,
    cloak(fill, rim, 24, 4) +
      hood(fill, rim, 5) +
      `<circle cx="-18" cy="-62" r="17" fill="${fill}"/>`,
  );
}

/** A hand lantern, 30 high, hanging from 0, 0. */
export function lantern(strength = 1) {
  return (
    glow(0, 16, 150 * strength, NIGHT.amber, 0.9) +
    glow(0, 16, 40, NIGHT.honey, 1) +
    `<path d="M-5 3a5 5 0 0 1 10 0" fill="none" stroke="#120a07" stroke-width="1.6"/>` +
    `<path d="M-7 4h14l-2 4h-10zM-7 28h14v4h-14z" fill="#120a07"/>` +
    `<rect x="-5.5" y="8" width="11" height="20" fill="${NIGHT.honey}"/>` +
    `<path d="M0 11c2 5 4 7 4 10.500a4 4 0 0 1-8 0c0-3.500 3-5.500 4-10.500z" fill="#fffbe8"/>` +
    `<path d="M-6 8v20M6 8v20M0 8v20" stroke="#120a07" stroke-width="1.3"/>`
  );
}

/** A candle flame standing on 0, 0; `size` is its height. */
export function flame(size = 30) {
  return (
    glow(0, -size * 0.5, size * 7, NIGHT.ember, 0.6) +
    glow(0, -size * 0.5, size * 2.6, NIGHT.honey, 0.9) +
    place(
      0,
      0,
      size / 30,
      `<path d="M0 1c-6 0-8-5-7-10 1-6 6-10 7-22 2 9 8 15 8 23 0 6-3 9-8 9z" fill="${NIGHT.amber}"/>` +
        `<path d="M0 0c-4 0-5-4-4-8 1-4 4-7 4-14 2 6 5 10 5 15 0 5-2 7-5 7z" fill="${NIGHT.flame}"/>`,
    )
  );
}

/** A candle of this height and width, standing on 0, 0, with wax on one side. */
export function candle(height = 90, width = 26, lit = true) {
  const half = width / 2;
  const top = -height;
  return (
    `<path d="M${-half} 0V${top + 4}Q0 ${top - 4} ${half} ${top + 4}V0Z" fill="${lit ? '#f3d9a4' : '#b9a284'}"/>` +
    `<path d="M${half * 0.2} ${top + 2}Q${half} ${top} ${half} ${top + 5}V0H${half * 0.45}Z" fill="#8d5a2b" opacity=".55"/>` +
    `<path d="M${-half} ${top + 4}v${height * 0.45}q3 9 6 0v${-height * 0.2}q3 6 6 0v${-height * 0.2}Z" fill="${lit ? '#fff0cd' : '#d2bd9c'}" opacity=".9"/>` +
    `<path d="M0 ${top}v-8" stroke="#241405" stroke-width="2.4"/>` +
    (lit ? place(0, top - 6, 1, flame(width * 1.25)) : '')
  );
}
