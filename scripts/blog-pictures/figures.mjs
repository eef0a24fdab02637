import { flame, group } from './brush.mjs';

const line = (x1, y1, x2, y2, width, colour) =>
  `<path d="M${x1},${y1} L${x2},${y2}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A soldier with shield and sword. Every figure is 100 tall and stands with its feet at (0, 0). */
export function fighter(ink, rim) {
  return `
    <path fill="${ink}" d="M-15,-42 L-17,-71 Q-12,-78 0,-78 Q12,-78 17,-71 L14,-42 L19,-4 L22,0 L8,0 L1,-36 L-6,0 L-20,0 L-17,-4Z"/>
    <path fill="${ink}" d="M-10,-80 Q-11,-98 0,-99 Q11,-98 10,-80 Q0,-74 -10,-80Z"/>
    <path fill="${ink}" d="M-2,-99 Q2,-112 -14,-108 Q-6,-106 -5,-98Z"/>
    ${line(15, -66, 32, -54, 7, ink)}${line(30, -46, 44, -96, 4, rim)}${line(25, -51, 37, -48, 4, ink)}
    <path fill="${ink}" stroke="${rim}" stroke-width="1.6" d="M-36,-70 Q-24,-76 -12,-70 Q-10,-46 -24,-34 Q-38,-46 -36,-70Z"/>`;
}

/** A wizard in a long robe, with hat and staff. */
export function wizard(ink, rim) {
  return `
    <path fill="${ink}" d="M-22,0 C-19,-30 -17,-58 -10,-76 L10,-76 C17,-58 21,-30 24,0Z"/>
    <path fill="${ink}" d="M-9,-76 Q0,-70 9,-76 L7,-56 Q0,-44 -6,-56Z"/>
    <circle fill="${ink}" cx="0" cy="-82" r="9"/>
    <path fill="${ink}" d="M-23,-85 Q0,-94 23,-85 Q10,-91 8,-96 Q6,-112 -12,-124 Q-3,-112 -8,-96 Q-10,-91 -23,-85Z"/>
    ${line(10, -66, 30, -58, 7, ink)}${line(31, 0, 29, -112, 3.4, ink)}
    <circle cx="29" cy="-115" r="5" fill="${rim}"/>`;
}

/** Someone in a hood with a drawn bow. */
export function archer(ink, rim) {
  return `
    <path fill="${ink}" d="M-16,0 L-12,-40 Q-18,-66 -9,-77 L9,-77 Q16,-64 12,-40 L18,0 L7,0 L0,-34 L-6,0Z"/>
    <path fill="${ink}" d="M-13,-74 C-15,-100 12,-102 13,-78 Q4,-72 -13,-74Z"/>
    <path fill="${ink}" d="M-12,-74 Q-26,-40 -22,-14 Q-12,-30 -8,-60Z"/>
    ${line(6, -68, 36, -70, 6, ink)}${line(2, -66, 12, -73, 6, ink)}
    <path d="M34,-104 Q50,-70 34,-36" fill="none" stroke="${ink}" stroke-width="3.4"/>
    <path d="M34,-104 L13,-71 L34,-36" fill="none" stroke="${rim}" stroke-width="1"/>${line(12, -71, 54, -71, 1.8, rim)}`;
}

/** A dwarf with an axe: three quarters as tall, and twice as stubborn. */
export function dwarf(ink, rim) {
  return `
    <path fill="${ink}" d="M-21,-32 L-23,-54 Q0,-64 23,-54 L20,-32 L21,0 L5,0 L0,-22 L-6,0 L-22,0Z"/>
    <path fill="${ink}" d="M-11,-60 Q-12,-78 0,-79 Q12,-78 11,-60 L13,-46 Q6,-28 0,-26 Q-7,-28 -13,-46Z"/>
    <path fill="${ink}" d="M-12,-70 L-20,-84 L-8,-77Z M12,-70 L20,-84 L8,-77Z"/>
    ${line(20, -50, 33, -40, 8, ink)}${line(32, -8, 38, -86, 4, ink)}
    <path fill="${rim}" d="M38,-88 Q56,-92 58,-74 Q50,-64 36,-66Z"/>`;
}

/** A goblin, ears first; with a torch it lights its own face. */
export function goblin(ink, eyes, { torch = false } = {}) {
  const held = torch
    ? `${line(13, -38, 27, -72, 3.4, ink)}${flame(28, -70, 26)}`
    : `${line(17, -4, 25, -92, 2.6, ink)}<path fill="${ink}" d="M25,-104 L29,-88 L21,-88Z"/>`;
  return `
    <path fill="${ink}" d="M-13,0 L-11,-16 Q-17,-34 -10,-46 Q0,-52 10,-46 Q17,-34 12,-16 L15,0 L5,0 L1,-17 L-4,0Z"/>
    <ellipse fill="${ink}" cx="0" cy="-56" rx="13" ry="11"/>
    <path fill="${ink}" d="M-10,-60 L-37,-72 L-14,-50Z M10,-60 L37,-72 L14,-50Z"/>
    ${line(9, -43, 15, -36, 6, ink)}${held}
    <path fill="${eyes}" d="M-8,-59 L-2,-56 L-7,-55Z M8,-59 L2,-56 L7,-55Z"/>`;
}

/** Puts a figure on the ground at (x, y), as tall as `tall`. */
export function stand(figure, x, y, tall, flip = false) {
  return group(x, y, tall / 100, figure, flip);
}
