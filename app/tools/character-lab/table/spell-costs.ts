import type { PlayFacts } from '~/characters/play/facts';
import { ownValue } from '~/characters/play/own-value';
import type { Play } from '~/characters/record/character';
import type { SheetSpell } from '~/characters/sheet/sheet';

/** A way to cast a spell: its button, its cost, and whether any of that resource is left. */
export type SpellCost = { cost: string; label: string; key?: string; left: boolean };

/**
 * The current ways to cast a spell: slots of its level and above, a pact slot, or its own uses; at will, as a ritual
 * and for a cantrip there is a button only for concentration. A spell that is only in the spellbook can only be cast as
 * a ritual.
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
  const free_ = freeCosts(facts, play, free, concentration);
  if (level === 0) return free_.length > 0 ? free_ : letting(concentration, 'Concentrate');
  const rituals = ritual ? letting(concentration, 'As a ritual') : [];
  if (how === 'in-book') return rituals;
  if (bySlots === 'none') return [...free_, ...rituals];
  const least = bySlots === 'higher' ? level + 1 : level;
  const slots = facts.slots.flatMap((most, at): SpellCost[] => {
    if (at + 1 < least || most === 0) return [];
    const left = (play.slotsSpent[at] ?? 0) < most;
    return [{ cost: `slot:${at + 1}`, label: `Level ${at + 1}`, left }];
  });
  const { pact } = facts;
  const byPact: SpellCost[] =
    pact && pact.slots > 0 && pact.level >= least
      ? [{ cost: 'pact', label: `Pact ${pact.level}`, left: play.pactSpent < pact.slots }]
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

/** Casting without a cost needs a button only when it begins concentration. */
function letting(concentration: boolean, label: string): SpellCost[] {
  return concentration ? [{ cost: 'none', label, left: true }] : [];
}

function freeCosts(
  facts: PlayFacts,
  play: Play,
  free: string | null,
  concentration: boolean,
): SpellCost[] {
  if (free === null) return [];
  if (free === 'at-will') return letting(concentration, 'At will');
  const supply = facts.supplies.find(({ key }) => key === free);
  if (!supply) return [];
  const left = supply.most === null || ownValue(play.spent, free) < supply.most;
  return [{ cost: 'supply', key: free, label: 'Without a slot', left }];
}
