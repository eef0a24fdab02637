/** What a number may be that one sets by hand, from the least to the most. */
export type Limits = readonly [least: number, most: number];

const WIDEST: Limits = [-999, 9999];
const BONUS: Limits = [-20, 40];

/** By the whole key, or by what stands before its first point. */
const LIMITS: Readonly<Record<string, Limits>> = {
  // A score goes from 1 to 30, and no creature has another (SRD, "Ability Scores and Modifiers").
  score: [1, 30],
  ac: [0, 50],
  hp: [1, 9999],
  ...{ save: BONUS, skill: BONUS, initiative: BONUS, hit: BONUS, 'spell-attack': BONUS },
  passive: [0, 60],
  proficiency: [0, 20],
  speed: [0, 1000],
  sense: [0, 2000],
  dc: [0, 50],
  prepared: [0, 100],
  slots: [0, 30],
  'slots.pact': [0, 10],
  carrying: [0, 9999],
  attunement: [0, 20],
};

/** What the number of a key may be: a score 1 to 30, AC 0 to 50, feet of a speed 0 to 1000. */
export function limitsByHand(key: string): Limits {
  const kind = key.replace(/\..*$/, '');
  return limitsOf(key) ?? limitsOf(kind) ?? WIDEST;
}

function limitsOf(name: string): Limits | undefined {
  return Object.hasOwn(LIMITS, name) ? LIMITS[name] : undefined;
}

/** The nearest that the number of a key may be: what is kept from before, or comes in a file, may be beyond it. */
export function heldByHand(key: string, value: number): number {
  const [least, most] = limitsByHand(key);
  return Math.min(most, Math.max(least, value));
}
