import type { PlayFacts } from '~/characters/play/facts';
import type { Play } from '~/characters/record/character';
import { damageAtSlot } from '~/characters/sheet/damage-text';
import type { ExtraDamage } from '~/characters/sheet/sheet';
import { levelOfCost, type SpellCost, spellCosts } from './spell-costs';

/** A button that spends a slot on damage: its level, and the resulting dice. */
export type SlotPress = SpellCost & { level: number; dice: string };

/** Spends a slot like a level 1 spell without being one. */
const AS_SPELL = {
  level: 1,
  ritual: false,
  free: null,
  how: 'known',
  concentration: false,
} as const;

/** Extra damage that costs a slot: one button for each available slot level. */
export function slotPresses(extra: ExtraDamage, facts: PlayFacts, play: Play): SlotPress[] {
  return spellCosts(facts, play, AS_SPELL).map((cost) => {
    const level = levelOfCost(facts, AS_SPELL, cost.cost);
    return { ...cost, level, dice: damageAtSlot(extra, level) };
  });
}
