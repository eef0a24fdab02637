import type { MonsterRecord } from '~/compendium/records/monster-record';
import { outcomeOf } from './outcome';
import { outcomeText } from './outcome-text';
import type { Sheet } from './sheet';

type Aura = Sheet['auras'][number];

const MOMENTS: Readonly<Record<string, Aura['at']>> = {
  'turn-start': 'others-turn-start',
  'turn-end': 'others-turn-end',
  'self-turn-start': 'own-turn-start',
  'self-turn-end': 'own-turn-end',
};

/**
 * Lists a creature's auras that act at the start or end of a turn, with their radius in feet and their effect in
 * words.
 */
export function aurasOf(record: MonsterRecord): Aura[] {
  const dc = record.spellcasting.find((one) => one.dc !== null)?.dc ?? null;
  return record.traits
    .flatMap(({ name, effects }) =>
      effects.flatMap((effect) => {
        if (effect.kind === 'aura') {
          const around = { name, dc, magical: false, save: null };
          const text = outcomeText(outcomeOf(effect.effects, around));
          return momentsOf(effect.at).map((at) => ({
            name,
            feet: effect.area.feet,
            at,
            text: text.slice(0, 400),
          }));
        }
        if (effect.kind === 'save' && effect.at !== undefined) {
          const text = outcomeText(outcomeOf([effect], { name, dc, magical: false, save: null }));
          const feet = effect.area?.feet ?? effect.targets?.withinFeet ?? 0;
          return momentsOf(effect.at).map((at) => ({ name, feet, at, text: text.slice(0, 400) }));
        }
        return [];
      }),
    )
    .slice(0, 8);
}

function momentsOf(at: readonly string[]): Aura['at'][] {
  return at.flatMap((one) => MOMENTS[one] ?? []);
}
