/** The minimum and maximum of a number set by hand. */
export type Limits = readonly [least: number, most: number];

const WIDEST: Limits = [-999, 9999];
const BONUS: Limits = [-20, 40];

/** Limits by the full key, or by the part before its first dot. */
const LIMITS: Readonly<Record<string, Limits>> = {
  // A score is from 1 to 30 for every creature (SRD, "Ability Scores and Modifiers").
  score: [1, 30],
  ac: [0, 50],
  hp: [1, 9999],
  save: BONUS,
  skill: BONUS,
  initiative: BONUS,
  hit: BONUS,
  'spell-attack': BONUS,
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

/** The limits of an overridden number: score 1 to 30, AC 0 to 50, speed 0 to 1000 feet. */
export function limitsByHand(key: string): Limits {
  const kind = key.replace(/\..*$/, '');
  return limitsOf(key) ?? limitsOf(kind) ?? WIDEST;
}

function limitsOf(name: string): Limits | undefined {
  return Object.hasOwn(LIMITS, name) ? LIMITS[name] : undefined;
}

/** Limits an overridden number; values stored earlier or from a file may be out of range. */
export function heldByHand(key: string, value: number): number {
  const [least, most] = limitsByHand(key);
  return Math.min(most, Math.max(least, value));
}
