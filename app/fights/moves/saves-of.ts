import type { Edge } from '~/rules/dice/text/expression';
import type { Random } from '~/rules/random';
import type { Manner } from '../log/deeds';
import type { Combatant, Fight } from '../log/state';
import type { LastingSeed } from '../sheet/lasting';
import type { PlannedSave, WishedSave } from './plan';
import { savedOn, saveTerms } from './saving';
import type { DamageWish } from './thrown';

/**
 * What a planned save is against: what was named, spells and magic, and the damage types and conditions that
 * threaten.
 */
function dangers(
  save: WishedSave,
  manner: Manner,
  damage: readonly DamageWish[],
  lasting: readonly LastingSeed[],
): readonly string[] {
  return [
    ...(save.against ?? []),
    ...(manner.spell || manner.magical ? ['spells'] : []),
    ...damage.flatMap(({ type }) => (type === null ? [] : [type])),
    ...lasting.flatMap(({ conditions }) => conditions),
  ];
}

/** Rolls the save of one target of a plan. */
export function plannedSave(
  fight: Fight,
  target: Combatant,
  save: WishedSave,
  threat: { manner: Manner; damage: readonly DamageWish[]; lasting: readonly LastingSeed[] },
  extra: { bonus?: number; edge?: Edge | null },
  random: Random,
): PlannedSave {
  const { manner, damage, lasting } = threat;
  const against = dangers(save, manner, damage, lasting);
  const terms = saveTerms(target, save.ability, fight.settings.edition, { ...extra, against });
  const roll = savedOn(terms, save.ability, save.dc, random);
  return { ...terms, roll, onSuccess: save.onSuccess };
}
