import type { Ability } from './ability';
import type { Condition } from './conditions';
import type { Edition } from './edition';

/** What a condition does to a roll. */
type Rolls = 'advantage' | 'disadvantage';

/**
 * The machine-readable effects of a condition. `only` names a circumstance that must hold, such as the source being in
 * sight; the caller checks it.
 */
export type ConditionEffect = {
  /** The creature's own attack rolls. */
  attacks?: { rolls: Rolls; only?: 'source-in-sight' | 'not-against-source' | 'unseen' };
  /** Attack rolls against the creature: `rolls` from within `withinFeet` feet, `beyond` from farther away. */
  attacked?: { rolls: Rolls; withinFeet?: number; beyond?: Rolls; only?: 'unseen' };
  /** A hit from within this many feet is a critical hit. */
  criticalWithinFeet?: number;
  checks?: { rolls: Rolls; only?: 'source-in-sight' };
  /** Checks that need this sense fail. */
  failsChecksBy?: 'sight' | 'hearing';
  failsSaves?: readonly Ability[];
  saves?: { rolls: Rolls; abilities: readonly Ability[] };
  initiative?: Rolls;
  speed?: 'zero' | 'crawling';
  /** What the creature cannot do. */
  loses?: readonly (
    | 'actions'
    | 'bonus-actions'
    | 'reactions'
    | 'movement'
    | 'speech'
    | 'concentration'
    | 'awareness'
  )[];
  /** Other conditions that it includes. */
  brings?: readonly Condition[];
  resistsAll?: boolean;
  immuneTo?: readonly ('poison-damage' | 'poisoned')[];
  /** The creature cannot attack the source of its charm. */
  sparesSource?: boolean;
  /** The creature cannot move closer to the source of its fear. */
  keepsAway?: boolean;
};

const BODY: readonly Ability[] = ['str', 'dex'];
const HELPLESS = { failsSaves: BODY, attacked: { rolls: 'advantage' } } as const;
const OUT = { ...HELPLESS, criticalWithinFeet: 5, brings: ['incapacitated'] } as const;

const SAME: Readonly<Partial<Record<Condition, ConditionEffect>>> = {
  blinded: {
    attacks: { rolls: 'disadvantage' },
    attacked: { rolls: 'advantage' },
    failsChecksBy: 'sight',
  },
  charmed: { sparesSource: true },
  deafened: { failsChecksBy: 'hearing' },
  frightened: {
    attacks: { rolls: 'disadvantage', only: 'source-in-sight' },
    checks: { rolls: 'disadvantage', only: 'source-in-sight' },
    keepsAway: true,
  },
  poisoned: { attacks: { rolls: 'disadvantage' }, checks: { rolls: 'disadvantage' } },
  prone: {
    attacks: { rolls: 'disadvantage' },
    attacked: { rolls: 'advantage', withinFeet: 5, beyond: 'disadvantage' },
    speed: 'crawling',
  },
  restrained: {
    attacks: { rolls: 'disadvantage' },
    attacked: { rolls: 'advantage' },
    saves: { rolls: 'disadvantage', abilities: ['dex'] },
    speed: 'zero',
  },
  // The effects of its levels are in `exhaustionEffect`.
  exhaustion: {},
};

/** The effects of each condition, by edition (SRD 5.1, "Appendix PH-A: Conditions"; SRD 5.2.1, "Rules Glossary"). */
export const CONDITION_EFFECTS: Readonly<
  Record<Edition, Readonly<Record<Condition, ConditionEffect>>>
> = {
  '2014': {
    ...(SAME as Record<Condition, ConditionEffect>),
    grappled: { speed: 'zero' },
    incapacitated: { loses: ['actions', 'reactions'] },
    invisible: { attacks: { rolls: 'advantage' }, attacked: { rolls: 'disadvantage' } },
    paralyzed: { ...OUT, loses: ['movement', 'speech'] },
    petrified: {
      ...HELPLESS,
      brings: ['incapacitated'],
      loses: ['movement', 'speech', 'awareness'],
      resistsAll: true,
      immuneTo: ['poison-damage', 'poisoned'],
    },
    stunned: { ...HELPLESS, brings: ['incapacitated'], loses: ['movement'] },
    unconscious: {
      ...OUT,
      brings: ['incapacitated', 'prone'],
      loses: ['movement', 'speech', 'awareness'],
    },
  },
  '2024': {
    ...(SAME as Record<Condition, ConditionEffect>),
    grappled: {
      attacks: { rolls: 'disadvantage', only: 'not-against-source' },
      speed: 'zero',
    },
    incapacitated: {
      loses: ['actions', 'bonus-actions', 'reactions', 'speech', 'concentration'],
      initiative: 'disadvantage',
    },
    invisible: {
      attacks: { rolls: 'advantage', only: 'unseen' },
      attacked: { rolls: 'disadvantage', only: 'unseen' },
      initiative: 'advantage',
    },
    paralyzed: { ...OUT, speed: 'zero' },
    petrified: {
      ...HELPLESS,
      brings: ['incapacitated'],
      speed: 'zero',
      resistsAll: true,
      immuneTo: ['poisoned'],
    },
    stunned: { ...HELPLESS, brings: ['incapacitated'] },
    unconscious: {
      ...OUT,
      brings: ['incapacitated', 'prone'],
      speed: 'zero',
      loses: ['awareness'],
    },
  },
};

/** The effects of a number of exhaustion levels; the sixth is death in both editions. */
export type ExhaustionEffect = {
  d20Penalty: number;
  speedPenaltyFeet: number;
  speed?: 'half' | 'zero';
  checks?: Rolls;
  attacksAndSaves?: Rolls;
  halvesHitPoints?: boolean;
  dies?: boolean;
};

/** The effects of exhaustion of a level from 0 to 6, those of the lower levels included. */
export function exhaustionEffect(edition: Edition, level: number): ExhaustionEffect {
  if (level >= 6) return { d20Penalty: 0, speedPenaltyFeet: 0, dies: true };
  if (edition === '2024') return { d20Penalty: 2 * level, speedPenaltyFeet: 5 * level };
  return {
    d20Penalty: 0,
    speedPenaltyFeet: 0,
    ...(level >= 5 ? { speed: 'zero' } : level >= 2 ? { speed: 'half' } : {}),
    ...(level >= 1 ? { checks: 'disadvantage' } : {}),
    ...(level >= 3 ? { attacksAndSaves: 'disadvantage' } : {}),
    ...(level >= 4 ? { halvesHitPoints: true } : {}),
  };
}
