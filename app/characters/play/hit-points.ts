import type { Play } from '../record/character';
import type { DeedOf } from './deed';
import type { PlayFacts } from './facts';
import { type ConcentrationAsk, cannot, did, type Outcome } from './outcome';
import { hitPointsNow, letGoWhenHelpless, maximumNow, standingOf, withHitPoints } from './standing';

/**
 * Damage reduces temporary hit points first, then hit points. Excess damage at 0 kills at once if it reaches the
 * maximum; damage at 0 is a failed death save, two for a critical hit (SRD 5.1, "Dropping to 0 Hit Points"; SRD 5.2.1,
 * "Damage and Healing"). A concentrating character must make a save.
 */
export function damaged(facts: PlayFacts, play: Play, deed: DeedOf<'damage'>): Outcome {
  const { amount, critical, type } = deed;
  if (standingOf(facts, play) === 'dead') return cannot('The dead take no more damage.');
  const absorbed = Math.min(play.temporary, amount);
  const through = amount - absorbed;
  const left = { ...play, temporary: play.temporary - absorbed };
  const dealt = `${amount} ${type === null ? '' : `${type} `}damage`;
  if (through === 0) return did(left, `${dealt}, all absorbed by temporary hit points`, asked());
  const before = hitPointsNow(facts, left);
  const most = maximumNow(facts, left);
  if (before > 0) return hurt();
  const failures = through >= most ? 3 : left.deathFailures + (critical ? 2 : 1);
  const after = { ...left, deathSuccesses: 0, deathFailures: Math.min(3, failures) };
  const word = after.deathFailures >= 3 ? 'dead' : failedWords(after.deathFailures);
  return did(died(after), `${dealt} at 0 hit points: ${word}`);

  function hurt(): Outcome {
    const after = withHitPoints(facts, left, before - through);
    if (through < before)
      return did(after, `${dealt}: ${before - through} hit points left`, asked());
    const down = letGoWhenHelpless(facts, { ...after, deathSuccesses: 0, deathFailures: 0 });
    const outright = through - before >= most;
    if (outright) return did(died({ ...down, deathFailures: 3 }), `${dealt}: dead at once`);
    return did(down, `${dealt}: down at 0 hit points`);
  }

  function asked(): ConcentrationAsk | null {
    return play.concentration === '' ? null : concentrationAsk(facts, amount, play.concentration);
  }
}

/** The save to keep concentration: DC 10 or half the damage, at most 30 in SRD 5.2.1 ("Concentration"). */
function concentrationAsk(facts: PlayFacts, damage: number, on: string): ConcentrationAsk {
  const half = Math.max(10, Math.floor(damage / 2));
  return { save: 'con', dc: facts.edition === '2024' ? Math.min(30, half) : half, on };
}

function failedWords(failures: number): string {
  return failures === 1 ? 'one death save failed' : `${failures} death saves failed`;
}

/** A character who dies loses temporary hit points and concentration. */
export function died(play: Play): Play {
  return play.deathFailures < 3 ? play : { ...play, temporary: 0, concentration: '' };
}

/** Healing up to the maximum; from 0 it ends dying, and it has no effect on the dead (SRD 5.1 and 5.2.1, "Healing"). */
export function healed(facts: PlayFacts, play: Play, { amount }: DeedOf<'heal'>): Outcome {
  if (standingOf(facts, play) === 'dead') return cannot('Healing does not help the dead.');
  const before = hitPointsNow(facts, play);
  const after = withHitPoints(facts, play, before + amount);
  const gained = hitPointsNow(facts, after) - before;
  return did(after, gained === 0 ? 'Healed: already at full hit points' : `Healed by ${gained}`);
}

/** Temporary hit points do not stack: the old or the new ones apply (SRD 5.1 and 5.2.1, "Temporary Hit Points"). */
export function braced(facts: PlayFacts, play: Play, deed: DeedOf<'temporary'>): Outcome {
  const { amount, replace } = deed;
  if (standingOf(facts, play) === 'dead') return cannot('The dead gain no temporary hit points.');
  if (!replace && amount <= play.temporary) {
    return did(play, `${play.temporary} temporary hit points stay: they do not stack`);
  }
  return did({ ...play, temporary: amount }, `${amount} temporary hit points`);
}

/** Corrects hit points manually, from 0 to the maximum; this also ends dying and death. */
export function corrected(facts: PlayFacts, play: Play, { by }: DeedOf<'hit-points'>): Outcome {
  const before = hitPointsNow(facts, play);
  const after = letGoWhenHelpless(facts, withHitPoints(facts, play, before + by));
  return did(after, `Hit points set to ${hitPointsNow(facts, after)}`);
}
