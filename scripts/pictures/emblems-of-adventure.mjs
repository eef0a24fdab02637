import { taper } from './ink.mjs';
import { cuts, EMBER, INK, PAPER, rays } from './linocut.mjs';

/** A printed map of three rooms, with a cross that marks the spot. */
export function mapEmblem() {
  const room = (d) => `<path d="${d}" fill="${PAPER}"/>`;
  const squares = (lines) => cuts(lines, INK, 2.6);
  return `<g transform="rotate(-7)">${
    `<path d="M-168 -132Q-60 -146 40 -134T164 -140Q176 -30 166 60T172 142Q60 130 -40 142T-170 134Q-162 20 -168 -132Z" fill="${INK}"/>` +
    `<path d="M118 141L172 142 168 90Z" fill="${EMBER}"/>` +
    room('M-138 -104H-38V-10H-138Z') +
    room('M-38 -70H26V-44H-38Z') +
    room('M26 -112H136V-6H26Z') +
    room('M70 -6H96V34H70Z') +
    room('M16 34H100L128 62V104H16Z') +
    room('M-104 -10H-78V44H-104Z') +
    `<circle cx="-90" cy="76" r="38" fill="${PAPER}"/>` +
    squares([
      [-104, -98, -104, -16],
      [-71, -98, -71, -16],
      [-132, -72, -44, -72],
      [-132, -40, -44, -40],
      [62, -106, 62, -12],
      [98, -106, 98, -12],
      [32, -78, 130, -78],
      [32, -42, 130, -42],
    ]) +
    `<path d="M-52 66H18V88H-52Z" fill="${PAPER}"/>` +
    cuts(
      [
        [-106, 76, -82, 78],
        [-66, 76, -42, 78],
        [-26, 77, -2, 79],
      ],
      EMBER,
      8,
    ) +
    taper(
      [
        [44, 48, 3],
        [72, 70, 13],
        [100, 92, 3],
      ],
      `fill="${EMBER}"`,
    ) +
    taper(
      [
        [100, 46, 3],
        [72, 70, 13],
        [44, 94, 3],
      ],
      `fill="${EMBER}"`,
    ) +
    cuts([
      [-150, -122, -40, -128],
      [-154, -90, -152, 40],
      [148, 20, 150, 110],
    ])
  }</g>`;
}

/** A sword behind a shield with a sun. */
export function sword() {
  const blade =
    `<path d="M-17 -196L0 -226 17 -196V96h-34z" fill="${INK}"/>${cuts([[0, -204, 0, 90]], PAPER, 6)}` +
    `<path d="M-70 92q70-20 140 0l-6 24q-64-16-128 0z" fill="${EMBER}"/><path d="M-10 112h20v70h-20z" fill="${INK}"/>${cuts(
      [
        [-9, 128, 9, 136],
        [-9, 146, 9, 154],
        [-9, 164, 9, 172],
      ],
      PAPER,
      4,
    )}<circle cx="0" cy="198" r="20" fill="${EMBER}"/>`;
  return (
    `<g transform="rotate(42)">${blade}</g>` +
    `<path d="M-92 -96Q0 -132 92 -96Q104 60 0 150Q-104 60 -92 -96Z" fill="${INK}" stroke="${PAPER}" stroke-width="9"/>` +
    `<path d="M-74 -80Q0 -108 74 -80Q82 48 0 122Q-82 48 -74 -80Z" fill="none" stroke="${PAPER}" stroke-width="5"/>` +
    `<g transform="translate(0 2)">${rays(34, 66, 20, { colour: PAPER, width: 7 })}<circle r="25" fill="${EMBER}"/></g>`
  );
}
