import { ABILITY_NAMES, type Ability } from '~/rules/ability';
import { exhaustionEffect } from '~/rules/condition-effects';
import type { Edge } from '~/rules/dice/text/expression';
import type { Edition } from '~/rules/edition';
import type { Random } from '~/rules/random';
import { effectsOn } from '../lasting/conditions';
import type { SavedRoll } from '../log/deeds';
import type { Combatant, Fight } from '../log/state';
import { combatantOf } from '../people/people';
import { d20Total, type EdgeReason, edgeOf, throwD20 } from './d20';

/** What a save is against ("spells", "poisoned", "fire" …), and adjustments by the user. */
export type SaveCircumstances = {
  against?: readonly string[];
  /** Cover, Bless and similar. */
  bonus?: number;
  edge?: Edge | null;
};

/** The terms of a save: its bonus, reasons for advantage or disadvantage, and whether it fails without a roll. */
export type SaveTerms = {
  bonus: number;
  reasons: readonly EdgeReason[];
  edge: Edge | null;
  automatic: 'failure' | null;
};

/**
 * Computes the terms of a save: advantage from the sheet ("spells" is Magic Resistance), effects of conditions
 * including automatic failure, and exhaustion by the edition (SRD 5.1, "Saving Throws", "Conditions"; SRD 5.2.1,
 * "Saving Throws", "Rules Glossary").
 */
export function saveTerms(
  combatant: Combatant,
  ability: Ability,
  edition: Edition,
  { against = [], bonus = 0, edge = null }: SaveCircumstances = {},
): SaveTerms {
  const { sheet, exhaustion } = combatant;
  const effects = effectsOn(combatant, edition);
  const tired = exhaustionEffect(edition, exhaustion);
  const better = new Set([...against.map(lower), ability, lower(ABILITY_NAMES[ability]), 'all']);
  const reasons: EdgeReason[] = [
    ...sheet.saveAdvantages
      .filter((one) => better.has(lower(one)))
      .map((one): EdgeReason => ({ edge: 'advantage', why: `against ${one}` })),
    ...effects.flatMap(({ condition, effect }): EdgeReason[] =>
      effect.saves?.abilities.includes(ability)
        ? [{ edge: effect.saves.rolls, why: condition }]
        : [],
    ),
    ...(tired.attacksAndSaves ? [{ edge: tired.attacksAndSaves, why: 'exhaustion' }] : []),
    ...(edge ? [{ edge, why: 'as the table says' }] : []),
  ];
  return {
    bonus: sheet.saves[ability] + bonus - tired.d20Penalty,
    reasons,
    edge: edgeOf(reasons),
    automatic: effects.some(({ effect }) => effect.failsSaves?.includes(ability))
      ? 'failure'
      : null,
  };
}

/** Rolls a save on these terms; an automatic failure has no dice. */
export function savedOn(terms: SaveTerms, ability: Ability, dc: number, random: Random): SavedRoll {
  const none = { ability, dc, dice: [], total: null, legendary: false };
  if (terms.automatic) return { ...none, succeeded: false };
  const { dice, kept } = throwD20(random, terms.edge);
  const total = d20Total(kept, terms.bonus);
  return { ...none, dice, total, succeeded: total >= dc };
}

/** Rolls a combatant's save with all its modifiers; a sentence when the combatant is not in the fight. */
export function rollSave(
  fight: Fight,
  who: string,
  ability: Ability,
  dc: number,
  circumstances: SaveCircumstances,
  random: Random,
): SavedRoll | { problem: string } {
  const combatant = combatantOf(fight, who);
  if (!combatant) return { problem: 'That combatant is no longer in this fight.' };
  const terms = saveTerms(combatant, ability, fight.settings.edition, circumstances);
  return savedOn(terms, ability, dc, random);
}

/** A save whose total or result was entered instead of rolled here. */
export function toldSave(
  ability: Ability,
  dc: number,
  told: number | 'success' | 'failure',
): SavedRoll {
  const total = typeof told === 'number' ? d20Total(Math.round(told), 0) : null;
  const succeeded = total === null ? told === 'success' : total >= dc;
  return { ability, dc, dice: [], total, succeeded, legendary: false };
}

function lower(text: string): string {
  return text.trim().toLowerCase();
}
