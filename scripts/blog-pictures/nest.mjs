import { gradient, mix, place, taper } from '../pictures/ink.mjs';

const DARK = '#150a07';

/** A nest of branches with three eggs, about 480 wide, its rim at the lower left of the owlbear. */
export function nest(random) {
  const [x, y] = [520, 800];
  return (
    twigs(random.fork('back'), 70, [x, y + 8], [220, 30], 0.34) +
    [
      [-78, -6, -16],
      [80, -4, 16],
      [2, -12, 3],
    ]
      .map(([dx, dy, lean]) => place(x + dx, y + dy, 0.8, egg(), lean))
      .join('') +
    twigs(random.fork('front'), 170, [x, y + 38], [250, 52], 0.7)
  );
}

function twigs(random, count, [x, y], [wide, high], light) {
  let out = '';
  for (let at = 0; at < count; at += 1) {
    const share = random.below(2001) / 1000 - 1;
    const middle = x + share * wide;
    // The rim rises towards both ends, like that of a bowl.
    const level = y - share * share * high * 0.9 + random.below(high);
    const long = 50 + random.below(80);
    const lean = (random.below(60) - 30) * (0.4 + Math.abs(share)) + share * -26;
    out += taper(
      [
        [middle - long / 2, level + lean / 2, 5],
        [middle, level + random.below(10) - 5, 9],
        [middle + long / 2, level - lean / 2, 2],
      ],
      `fill="${mix(DARK, '#c8792f', light * (random.below(100) / 100) ** 1.6)}"`,
    );
  }
  return out;
}

function egg() {
  const { define, fill } = gradient(
    [
      [0, '#fff0cf'],
      [0.55, '#dcb277'],
      [1, '#7a4a24'],
    ],
    [0.2, 0, 0.8, 1],
  );
  const spot = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#7a4a24" opacity=".6"/>`;
  return `${define}<path d="M0 -58C30 -58 44 -18 44 8C44 38 24 54 0 54S-44 38 -44 8C-44 -18 -30 -58 0 -58Z" fill="${fill}"/>${spot(-12, -20, 4)}${spot(14, -2, 5)}${spot(-18, 12, 5)}${spot(4, -36, 3)}`;
}
