import {
  absorb,
  afterDamage,
  afterHealing,
  afterTemporary,
  characterRules,
} from '~/rules/hit-points';
import type { Play } from '../record/character';
import type { DeedOf } from './deed';
import type { PlayFacts } from './facts';
import { type ConcentrationAsk, cannot, did, type Outcome } from './outcome';
import {
  hitPointsNow,
  letGoWhenHelpless,
  maximumNow,
  vitalityOf,
  withHitPoints,
  withVitality,
} from './standing';

/** Damage to a character by the rules of hit points; a concentrating one must make a save. */
export function damaged(facts: PlayFacts, play: Play, deed: DeedOf<'damage'>): Outcome {
  const { amount, critical, type } = deed;
  const before = vitalityOf(facts, play);
  if (before.life === 'dead') return cannot('The dead take no more damage.');
  const { through } = absorb(before.temporary, amount);
  const after = afterDamage(before, amount, critical, characterRules(maximumNow(facts, play)));
  const hurt = letGoWhenHelpless(facts, withVitality(facts, play, after));
  const dealt = `${amount} ${type === null ? '' : `${type} `}damage`;
  const asks =
    hurt.concentration === '' ? null : concentrationAsk(facts, amount, hurt.concentration);
  if (through === 0) return did(hurt, `${dealt}, all absorbed by temporary hit points`, asks);
  if (before.life !== 'up') {
    const word = after.life === 'dead' ? 'dead' : failedWords(after.failures);
    return did(hurt, `${dealt} at 0 hit points: ${word}`);
  }
  if (after.life === 'up') return did(hurt, `${dealt}: ${after.hitPoints} hit points left`, asks);
  return did(hurt, `${dealt}: ${after.life === 'dead' ? 'dead at once' : 'down at 0 hit points'}`);
}

/** The save to keep concentration: DC 10 or half the damage, at most 30 in SRD 5.2.1 ("Concentration"). */
function concentrationAsk(facts: PlayFacts, damage: number, on: string): ConcentrationAsk {
  const half = Math.max(10, Math.floor(damage / 2));
  return { save: 'con', dc: facts.edition === '2024' ? Math.min(30, half) : half, on };
}

function failedWords(failures: number): string {
  return failures === 1 ? 'one death save failed' : `${failures} death saves failed`;
}

/** Healing up to the maximum; from 0 it ends dying, and it has no effect on the dead. */
export function healed(facts: PlayFacts, play: Play, { amount }: DeedOf<'heal'>): Outcome {
  const before = vitalityOf(facts, play);
  if (before.life === 'dead') return cannot('Healing does not help the dead.');
  const after = afterHealing(before, amount, maximumNow(facts, play));
  const gained = after.hitPoints - before.hitPoints;
  const said = gained === 0 ? 'Healed: already at full hit points' : `Healed by ${gained}`;
  return did(withVitality(facts, play, after), said);
}

/** Temporary hit points: the old or the new ones apply, they do not add up. */
export function braced(facts: PlayFacts, play: Play, deed: DeedOf<'temporary'>): Outcome {
  const { amount, replace } = deed;
  const before = vitalityOf(facts, play);
  if (before.life === 'dead') return cannot('The dead gain no temporary hit points.');
  const { temporary } = afterTemporary(before, amount, replace);
  if (!replace && amount <= play.temporary) {
    return did(play, `${temporary} temporary hit points stay: they do not stack`);
  }
  return did({ ...play, temporary }, `${temporary} temporary hit points`);
}

/** Corrects hit points manually, from 0 to the maximum; this also ends dying and death. */
export function corrected(facts: PlayFacts, play: Play, { by }: DeedOf<'hit-points'>): Outcome {
  const before = hitPointsNow(facts, play);
  const after = letGoWhenHelpless(facts, withHitPoints(facts, play, before + by));
  return did(after, `Hit points set to ${hitPointsNow(facts, after)}`);
}
