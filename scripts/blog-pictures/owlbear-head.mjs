import { glow, gradient, mix, taper } from '../pictures/ink.mjs';
import { ragged, sampled } from '../pictures/plumage.mjs';

/** The colours of the owlbear against the moon: its hide, and its lit edges. */
export const HIDE = '#130a08';
export const RIM = '#f0a44b';

const HEAD = [
  [496, 470],
  [492, 400],
  [528, 340],
  [590, 312],
  [640, 322],
  [690, 312],
  [752, 340],
  [788, 400],
  [784, 470],
  [756, 545],
  [700, 600],
  [640, 622],
  [580, 600],
  [524, 545],
];

/** Lines between two radii around a point: the feathers cut around an eye. */
function fan([x, y], from, to, count, [start, end], random, colour) {
  let out = '';
  for (let at = 0; at < count; at += 1) {
    const angle = start + ((end - start) * at) / (count - 1);
    const reach = to * (0.84 + random.below(30) / 100);
    out += taper(
      [
        [x + Math.cos(angle) * from, y + Math.sin(angle) * from, 1],
        [x + Math.cos(angle) * (from + reach) * 0.5, y + Math.sin(angle) * (from + reach) * 0.5, 5],
        [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, 1],
      ],
      `fill="${colour}"`,
    );
  }
  return out;
}

/** An owl's face looking at the viewer, with ear tufts and a collar. */
export function head(random) {
  const outline = sampled(HEAD, 8);
  const tuft = (side) =>
    `<path d="M${640 + side * 36} 340Q${640 + side * 96} 300 ${640 + side * 190} 196Q${640 + side * 176} 300 ${640 + side * 140} 384Z" fill="${HIDE}"/>`;
  const tuftCut = (side) =>
    taper(
      [
        [640 + side * 92, 330, 1],
        [640 + side * 134, 286, 5],
        [640 + side * 174, 226, 1],
      ],
      `fill="${mix(HIDE, RIM, 0.75)}"`,
    );
  const disc = (side) => {
    const at = [640 + side * 66, 440];
    const round = side > 0 ? [-1.9, 2.5] : [Math.PI - 2.5, Math.PI + 1.9];
    return (
      fan(at, 60, 104, 22, round, random, mix(HIDE, RIM, 0.72)) +
      fan(at, 50, 74, 18, round, random, '#f6d9a0')
    );
  };
  return (
    `<path d="${ragged(outline, random, { long: 20, lean: 0.3 })}" fill="${HIDE}" stroke="${mix(HIDE, RIM, 0.35)}" stroke-width="2"/>` +
    tuft(-1) +
    tuft(1) +
    tuftCut(-1) +
    tuftCut(1) +
    [-1, 1].map(disc).join('') +
    bib(random) +
    [-1, 1].map(eye).join('') +
    brow() +
    beak()
  );
}

function bib(random) {
  let out = '';
  for (let row = 0; row < 3; row += 1) {
    for (let at = -3 + row * 0.5; at <= 3 - row * 0.5; at += 1) {
      const [x, y] = [640 + at * 24, 566 + row * 24 - Math.abs(at) * 9];
      out += taper(
        [
          [x, y, 1],
          [x + at * 1.5, y + 11, 5],
          [x + at * 2.4, y + 22 + random.below(6), 1],
        ],
        `fill="${mix(HIDE, RIM, 0.5)}"`,
      );
    }
  }
  return out;
}

function eye(side) {
  const [x, y] = [640 + side * 66, 440];
  const { define, fill } = gradient([
    [0, '#c8691f'],
    [0.5, '#ffb02e'],
    [1, '#ffe08a'],
  ]);
  return (
    glow(x, y, 96, '#ffb02e', 0.6) +
    `${define}<circle cx="${x}" cy="${y}" r="46" fill="#0c0605"/><circle cx="${x}" cy="${y}" r="37" fill="${fill}"/><circle cx="${x + side * -4}" cy="${y + 1}" r="17" fill="#0c0605"/><circle cx="${x - 13}" cy="${y - 13}" r="6" fill="#fff3d0"/>`
  );
}

/** The heavy eyelids: two wedges that meet above the beak. */
function brow() {
  const lid = (side) =>
    `<path d="M640 462Q${640 + side * 40} 414 ${640 + side * 118} 388Q${640 + side * 76} 372 ${640 + side * 30} 376L640 404Z" fill="${HIDE}"/>` +
    taper(
      [
        [640 + side * 8, 440, 1],
        [640 + side * 46, 406, 5],
        [640 + side * 116, 384, 1],
      ],
      `fill="${RIM}"`,
    );
  return lid(-1) + lid(1);
}

function beak() {
  return (
    `<path d="M640 446Q676 470 668 510Q660 548 636 572Q632 548 620 530Q606 500 612 474Q620 452 640 446Z" fill="#e0a552"/>` +
    `<path d="M640 446Q676 470 668 510Q660 548 636 572Q650 520 640 446Z" fill="#9a5520"/>` +
    `<path d="M622 484q4 -8 10 -6" stroke="#3a1a0e" stroke-width="5" stroke-linecap="round" fill="none"/>`
  );
}
