import type { EffectEnd } from '../book/action-rule';
import type { Play } from '../record/character';
import type { DeedOf } from './deed';
import type { PlayFacts } from './facts';
import { braced, healed } from './hit-points';
import { cannot, did, type Outcome } from './outcome';
import { hitPointsNow, isIncapacitated, RAGE } from './standing';

/** Begins or ends an effect of a feature, such as a rage; a rage ends concentration. */
export function effected(facts: PlayFacts, play: Play, { key, on }: DeedOf<'effect'>): Outcome {
  const effect = facts.effects?.find((one) => one.key === key);
  if (!on) {
    const others = play.effects.filter((one) => one !== key);
    return did({ ...play, effects: others }, `${effect?.name ?? 'Effect'} ended`);
  }
  if (effect === undefined) return cannot('This is no longer on the sheet.');
  if (play.effects.includes(key)) return cannot(`${effect.name} is already active.`);
  if (endsNow(facts, play, effect.ends)) return cannot('You cannot do that now.');
  const isRage = key === RAGE;
  const held =
    isRage && play.concentration !== '' ? `, no longer concentrating on ${play.concentration}` : '';
  const after = {
    ...play,
    effects: [...play.effects, key],
    concentration: isRage ? '' : play.concentration,
  };
  return did(after, `${effect.name}${held}`);
}

/** What a use of a feature does to the character itself: an effect that begins, hit points, temporary hit points. */
export function withSelf(facts: PlayFacts, deed: DeedOf<'supply'>, spent: Outcome): Outcome {
  const { id, begins, heals, braces } = deed;
  const steps: ((play: Play) => Outcome)[] = [
    ...(begins === undefined
      ? []
      : [(play: Play) => effected(facts, play, { id, does: 'effect', key: begins, on: true })]),
    ...(heals === undefined
      ? []
      : [(play: Play) => healed(facts, play, { id, does: 'heal', amount: heals })]),
    ...(braces === undefined
      ? []
      : [
          (play: Play) =>
            braced(facts, play, { id, does: 'temporary', amount: braces, replace: false }),
        ]),
  ];
  return steps.reduce((before: Outcome, step) => {
    if (!before.ok) return before;
    const after = step(before.play);
    return after.ok ? did(after.play, `${before.said}. ${after.said}`) : after;
  }, spent);
}

/** Ends the effects that the state of the character ends. */
export function withoutEnded(facts: PlayFacts, play: Play): Play {
  if (play.effects.length === 0) return play;
  const effects = play.effects.filter((key) => {
    const effect = facts.effects?.find((one) => one.key === key);
    return effect === undefined || !endsNow(facts, play, effect.ends);
  });
  return effects.length === play.effects.length ? play : { ...play, effects };
}

function endsNow(facts: PlayFacts, play: Play, ends: EffectEnd): boolean {
  switch (ends) {
    case 'incapacitated':
      return isIncapacitated(facts, play);
    case 'unconscious':
      return hitPointsNow(facts, play) === 0 || play.conditions.includes('unconscious');
    case 'by-hand':
      return false;
  }
}
