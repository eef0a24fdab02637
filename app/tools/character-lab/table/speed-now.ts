import type { Play } from '~/characters/record/character';
import type { Sheet, Told } from '~/characters/sheet/sheet';
import { CONDITION_EFFECTS, exhaustionEffect } from '~/rules/condition-effects';
import type { Edition } from '~/rules/edition';
import { withBrought } from './roll-leans';

/** The current speeds in feet, with changes among their parts; `why` lists the causes, '' for none. */
export type SpeedsNow = { speeds: Sheet['speeds']; why: string };

type State = Pick<Play, 'conditions' | 'exhaustion'>;

/**
 * The effects of conditions and exhaustion on speeds: some conditions reduce them to 0; in SRD 5.1 two levels of
 * exhaustion halve them (rounded down) and five reduce them to 0; in SRD 5.2.1 each level subtracts 5 feet (SRD 5.1,
 * "Appendix PH-A: Conditions"; SRD 5.2.1, "Rules Glossary"). All speeds change alike.
 */
export function speedsNow(edition: Edition, state: State, speeds: Sheet['speeds']): SpeedsNow {
  const changes = changesOf(edition, state);
  if (changes.length === 0) return { speeds, why: '' };
  const now = Object.entries(speeds).map(([way, told]) => [way, changed(told, changes)]);
  return { speeds: Object.fromEntries(now), why: changes.map(({ label }) => label).join(', ') };
}

type Change = { label: string; of: (feet: number) => number };

function changesOf(edition: Edition, { conditions, exhaustion }: State): Change[] {
  const { speed, speedPenaltyFeet, dies } = exhaustionEffect(edition, exhaustion);
  const weary: Change[] = [];
  const label = `exhaustion ${exhaustion}`;
  if (speedPenaltyFeet > 0) weary.push({ label, of: (feet) => feet - speedPenaltyFeet });
  if (speed === 'half') weary.push({ label, of: (feet) => Math.floor(feet / 2) });
  if (speed === 'zero' || dies) weary.push({ label, of: () => 0 });
  const stops = withBrought(edition, conditions).filter((one) => {
    const effect = CONDITION_EFFECTS[edition][one];
    return effect.speed === 'zero' || effect.loses?.includes('movement');
  });
  return [...weary, ...stops.map((one): Change => ({ label: one, of: () => 0 }))];
}

function changed(told: Told, changes: readonly Change[]): Told {
  let value = told.value;
  const parts = told.byHand ? [{ label: 'Set by hand', plus: value }] : [...told.parts];
  for (const { label, of } of changes) {
    const next = Math.max(0, Math.min(value, of(value)));
    if (next !== value) parts.push({ label: capital(label), plus: next - value });
    value = next;
  }
  return { ...told, value, parts, byHand: false };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
