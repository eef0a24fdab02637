import type { PlayFacts } from '~/characters/play/facts';
import { ownValue } from '~/characters/play/own-value';
import type { Play } from '~/characters/record/character';
import type { SheetSpell } from '~/characters/sheet/sheet';

/** A way to cast a spell: its button, its cost, and whether any of that resource is left. */
export type SpellCost = {
  cost: string;
  label: string;
  key?: string;
  left: boolean;
  /** How much is left, where it is counted. */
  count?: number;
};

/**
 * The current ways to cast a spell: slots of its level and above, a pact slot, its own uses, at will, as a ritual; for a
 * cantrip there is a button only for concentration. A spell that is only in the spellbook can only be cast as a ritual.
 */
export function spellCosts(
  facts: PlayFacts,
  play: Play,
  spell: Pick<
    SheetSpell,
    'level' | 'ritual' | 'free' | 'how' | 'concentration' | 'slots' | 'freeLevel'
  >,
): SpellCost[] {
  const { level, ritual, free, how, concentration, slots: bySlots } = spell;
  const free_ = freeCosts(facts, play, free);
  if (level === 0) return free_.length > 0 ? free_ : letting(concentration);
  const rituals: SpellCost[] = ritual ? [{ cost: 'ritual', label: 'As a ritual', left: true }] : [];
  if (how === 'in-book') return rituals;
  if (bySlots === 'none') return [...free_, ...rituals];
  const least = bySlots === 'higher' ? level + 1 : level;
  const slots = facts.slots.flatMap((most, at): SpellCost[] => {
    if (at + 1 < least || most === 0) return [];
    const count = Math.max(0, most - (play.slotsSpent[at] ?? 0));
    return [{ cost: `slot:${at + 1}`, label: `Level ${at + 1}`, left: count > 0, count }];
  });
  const { pact } = facts;
  const byPact: SpellCost[] =
    pact && pact.slots > 0 && pact.level >= least
      ? [
          {
            cost: 'pact',
            label: `Pact ${pact.level}`,
            left: play.pactSpent < pact.slots,
            count: Math.max(0, pact.slots - play.pactSpent),
          },
        ]
      : [];
  return [...free_, ...slots, ...byPact, ...rituals];
}

/** The level at which a spell is cast for a cost: that of the slot, otherwise its own. */
export function levelOfCost(
  { pact }: Pick<PlayFacts, 'pact'>,
  { level, freeLevel }: Pick<SheetSpell, 'level' | 'freeLevel'>,
  cost: string,
): number {
  if (cost === 'pact') return pact?.level ?? level;
  if (cost === 'supply') return freeLevel ?? level;
  return cost.startsWith('slot:') ? Number(cost.slice(5)) : level;
}

/** A cantrip needs a button only when it begins concentration. */
function letting(concentration: boolean): SpellCost[] {
  return concentration ? [{ cost: 'cantrip', label: 'Concentrate', left: true }] : [];
}

function freeCosts(facts: PlayFacts, play: Play, free: string | null): SpellCost[] {
  if (free === null) return [];
  if (free === 'at-will') return [{ cost: 'at-will', label: 'At will', left: true }];
  const supply = facts.supplies.find(({ key }) => key === free);
  if (!supply) return [];
  const label = supply.back === 'long-rest' && supply.most === 1 ? 'Once a day' : 'Without a slot';
  if (supply.most === null) return [{ cost: 'supply', key: free, label, left: true }];
  const count = Math.max(0, supply.most - ownValue(play.spent, free));
  return [{ cost: 'supply', key: free, label, left: count > 0, count }];
}
