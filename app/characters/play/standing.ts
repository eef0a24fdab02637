import { CONDITION_EFFECTS } from '~/rules/condition-effects';
import type { Play } from '../record/character';
import type { PlayFacts } from './facts';

/** Whether one is up; the dying make death saves, the stable lie at 0 hit points without. */
export type Standing = 'up' | 'dying' | 'stable' | 'dead';

/** Six levels of exhaustion are death in both editions. */
export const DEADLY_EXHAUSTION = 6;

/** The maximum of hit points as it is now: in SRD 5.1 the fourth level of exhaustion halves it ("Exhaustion"). */
export function maximumNow({ edition, maximum }: PlayFacts, { exhaustion }: Play): number {
  return edition === '2014' && exhaustion >= 4 ? Math.max(1, Math.floor(maximum / 2)) : maximum;
}

/** Hit points as they are now: none lost is kept as null, whatever the maximum is. */
export function hitPointsNow(facts: PlayFacts, play: Play): number {
  const most = maximumNow(facts, play);
  return Math.max(0, Math.min(play.hitPoints ?? most, most));
}

/** How one stands: three failed death saves, or six levels of exhaustion, are death; three successes make stable. */
export function standingOf(facts: PlayFacts, play: Play): Standing {
  if (play.deathFailures >= 3 || play.exhaustion >= DEADLY_EXHAUSTION) return 'dead';
  if (hitPointsNow(facts, play) > 0) return 'up';
  return play.deathSuccesses >= 3 ? 'stable' : 'dying';
}

/** Whether one can do nothing, by a condition or at 0 hit points. */
export function isIncapacitated(facts: PlayFacts, play: Play): boolean {
  const effects = CONDITION_EFFECTS[facts.edition];
  return (
    standingOf(facts, play) !== 'up' ||
    play.conditions.some(
      (one) => one === 'incapacitated' || effects[one].brings?.includes('incapacitated'),
    )
  );
}

/** Play with so many hit points, within what is possible; all of them are kept as null. Above 0 no death saves are counted. */
export function withHitPoints(facts: PlayFacts, play: Play, hitPoints: number): Play {
  const most = maximumNow(facts, play);
  const now = Math.max(0, Math.min(most, hitPoints));
  const left = { ...play, hitPoints: now === most ? null : now };
  return now > 0 ? { ...left, deathSuccesses: 0, deathFailures: 0 } : left;
}

/** What ends when one can do nothing any more: concentration (SRD 5.1 and 5.2.1, "Concentration"). */
export function letGoWhenHelpless(facts: PlayFacts, play: Play): Play {
  if (play.concentration === '' || !isIncapacitated(facts, play)) return play;
  return { ...play, concentration: '' };
}
