import type { PlayFacts } from '~/characters/play/facts';
import type { Play } from '~/characters/record/character';
import { damageAtSlot } from '~/characters/sheet/damage-text';
import type { ExtraDamage } from '~/characters/sheet/sheet';
import { levelOfCost, type SpellCost, spellCosts } from './spell-costs';

/** A press that spends a slot on damage: at which level, and how many dice that is. */
export type SlotPress = SpellCost & { level: number; dice: string };

/** What spends a slot as a spell of level 1 does, without being one. */
const AS_SPELL = {
  level: 1,
  ritual: false,
  free: null,
  how: 'known',
  concentration: false,
} as const;

/** Damage of a hit for which a slot is spent: one press for each level of slots that one has. */
export function slotPresses(extra: ExtraDamage, facts: PlayFacts, play: Play): SlotPress[] {
  return spellCosts(facts, play, AS_SPELL).map((cost) => {
    const level = levelOfCost(facts, AS_SPELL, cost.cost);
    return { ...cost, level, dice: damageAtSlot(extra, level) };
  });
}
