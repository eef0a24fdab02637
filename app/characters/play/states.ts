import { DEADLY_EXHAUSTION } from '~/rules/hit-points';
import type { Play } from '../record/character';
import type { DeedOf } from './deed';
import type { PlayFacts } from './facts';
import { cannot, did, type Outcome } from './outcome';
import {
  hitPointsNow,
  isIncapacitated,
  letGoWhenHelpless,
  whyNoSpell,
  withHitPoints,
} from './standing';

/**
 * Begins or ends concentration; on one spell only, and never while incapacitated or in a rage (SRD 5.1 and 5.2.1, "Concentration").
 */
export function concentrated(facts: PlayFacts, play: Play, deed: DeedOf<'concentrate'>): Outcome {
  const { on } = deed;
  if (on === '') {
    const before = play.concentration;
    const said = before === '' ? 'No concentration to end' : `Concentration on ${before} ended`;
    return did({ ...play, concentration: '' }, said);
  }
  if (isIncapacitated(facts, play)) return cannot('You cannot concentrate while incapacitated.');
  const raging = whyNoSpell(play);
  if (raging !== null) return cannot(raging);
  const instead = play.concentration === '' ? '' : `, no longer on ${play.concentration}`;
  return did({ ...play, concentration: on }, `Concentrating on ${on}${instead}`);
}

/** Adds or removes a condition; one that incapacitates ends concentration. */
export function afflicted(facts: PlayFacts, play: Play, deed: DeedOf<'condition'>): Outcome {
  const { condition, on } = deed;
  if (condition === 'exhaustion')
    return cannot('Exhaustion has levels: add or remove one of them.');
  const others = play.conditions.filter((one) => one !== condition);
  const after = { ...play, conditions: on ? [...others, condition] : others };
  return did(letGoWhenHelpless(facts, after), on ? `Now ${condition}` : `No longer ${condition}`);
}

/**
 * Adds or removes levels of exhaustion, from 0 to 6; the sixth means death (SRD 5.1, "Exhaustion"; SRD 5.2.1,
 * "Exhaustion [Condition]"). A maximum that rises again does not restore hit points.
 */
export function exhausted(facts: PlayFacts, play: Play, { by }: DeedOf<'exhaustion'>): Outcome {
  const exhaustion = Math.max(0, Math.min(DEADLY_EXHAUSTION, play.exhaustion + by));
  if (exhaustion === play.exhaustion) {
    return cannot(by < 0 ? 'No exhaustion to remove.' : 'Exhaustion is already at 6, the maximum.');
  }
  const said = exhaustion === DEADLY_EXHAUSTION ? 'Dead of exhaustion' : `Exhaustion ${exhaustion}`;
  return did(withExhaustion(facts, play, exhaustion), said);
}

/** Sets the level of exhaustion, and limits hit points to the resulting maximum. */
export function withExhaustion(facts: PlayFacts, play: Play, exhaustion: number): Play {
  const before = hitPointsNow(facts, play);
  const after = { ...play, exhaustion };
  // At 0 hit points, death saves stay as they are.
  const mended = before > 0 ? withHitPoints(facts, after, before) : after;
  const isDead = exhaustion >= DEADLY_EXHAUSTION;
  return letGoWhenHelpless(facts, isDead ? { ...mended, temporary: 0 } : mended);
}
