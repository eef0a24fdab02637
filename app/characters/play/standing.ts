import { CONDITION_EFFECTS } from '~/rules/condition-effects';
import { DEADLY_EXHAUSTION, type Life, type Vitality } from '~/rules/hit-points';
import type { Play } from '../record/character';
import type { PlayFacts } from './facts';

/** The current hit point maximum: in SRD 5.1, the fourth level of exhaustion halves it ("Exhaustion"). */
export function maximumNow({ edition, maximum }: PlayFacts, { exhaustion }: Play): number {
  return edition === '2014' && exhaustion >= 4 ? Math.max(1, Math.floor(maximum / 2)) : maximum;
}

/** The current hit points; full hit points are stored as null, whatever the maximum is. */
export function hitPointsNow(facts: PlayFacts, play: Play): number {
  const most = maximumNow(facts, play);
  return Math.max(0, Math.min(play.hitPoints ?? most, most));
}

/**
 * The state of a character: three failed death saves or six levels of exhaustion mean death; three successes mean
 * stable.
 */
export function standingOf(facts: PlayFacts, play: Play): Life {
  if (play.deathFailures >= 3 || play.exhaustion >= DEADLY_EXHAUSTION) return 'dead';
  if (hitPointsNow(facts, play) > 0) return 'up';
  return play.deathSuccesses >= 3 ? 'stable' : 'dying';
}

/** Returns whether the character is incapacitated, by a condition or at 0 hit points. */
export function isIncapacitated(facts: PlayFacts, play: Play): boolean {
  const effects = CONDITION_EFFECTS[facts.edition];
  return (
    standingOf(facts, play) !== 'up' ||
    play.conditions.some(
      (one) => one === 'incapacitated' || effects[one].brings?.includes('incapacitated'),
    )
  );
}

/** The key of the effect of a rage. */
export const RAGE = 'rage';

/** Why a character can neither cast nor concentrate in a rage (SRD 5.1 and 5.2.1, "Rage"); null without one. */
export function whyNoSpell({ effects }: Pick<Play, 'effects'>): string | null {
  return effects.includes(RAGE) ? 'You can neither cast nor concentrate in a rage.' : null;
}

/** Sets hit points within their limits; full hit points are stored as null. Above 0, death saves are reset. */
export function withHitPoints(facts: PlayFacts, play: Play, hitPoints: number): Play {
  const most = maximumNow(facts, play);
  const now = Math.max(0, Math.min(most, hitPoints));
  const left = { ...play, hitPoints: now === most ? null : now };
  return now > 0 ? { ...left, deathSuccesses: 0, deathFailures: 0 } : left;
}

/** A character's hit points as the rules reckon with them; who is stable is stored as three successes. */
export function vitalityOf(facts: PlayFacts, play: Play): Vitality {
  const life = standingOf(facts, play);
  return {
    hitPoints: hitPointsNow(facts, play),
    temporary: play.temporary,
    life,
    successes: life === 'stable' ? 0 : play.deathSuccesses,
    failures: play.deathFailures,
  };
}

/** Play after a rule changed hit points, temporary hit points or death saves. */
export function withVitality(facts: PlayFacts, play: Play, after: Vitality): Play {
  const { life, successes, failures, temporary } = after;
  return {
    ...withHitPoints(facts, play, after.hitPoints),
    temporary,
    deathSuccesses: life === 'stable' ? 3 : successes,
    deathFailures: life === 'dead' ? 3 : failures,
  };
}

/** Ends concentration when the character is incapacitated (SRD 5.1 and 5.2.1, "Concentration"). */
export function letGoWhenHelpless(facts: PlayFacts, play: Play): Play {
  if (play.concentration === '' || !isIncapacitated(facts, play)) return play;
  return { ...play, concentration: '' };
}
