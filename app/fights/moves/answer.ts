import { exhaustionEffect } from '~/rules/condition-effects';
import type { Random } from '~/rules/random';
import type { Deed, SavedRoll } from '../log/deeds';
import type { Combatant, Due, Fight } from '../log/state';
import { combatantOf } from '../people/people';
import { d20Total, edgeOf, throwD20 } from './d20';
import { type SaveCircumstances, savedOn, saveTerms, toldSave } from './saving';

/** How a pending item is answered: rolled here, a total rolled elsewhere, or only the result. */
export type Answer = 'roll' | number | 'success' | 'failure' | 'legendary-resistance';

/**
 * The legendary resistances that could turn this failed save into a success (SRD 5.1 and 5.2.1 statblocks, "Legendary
 * Resistance"); null when none is left or the item is not a save.
 */
export function resistancesFor(fight: Fight, due: Due): { left: number; most: number } | null {
  if (due.who === null || (due.kind !== 'save' && due.kind !== 'concentration')) return null;
  const who = combatantOf(fight, due.who);
  const left = who?.legendaryResistancesLeft ?? 0;
  return who === null || left === 0 ? null : { left, most: who.sheet.legendaryResistances };
}

const GONE = { problem: 'That combatant is no longer in this fight.' };

/** The deeds that answer a pending item: saves, concentration, death saves, recharge; any other item is dismissed. */
export function answerDue(
  fight: Fight,
  due: Due,
  answer: Answer,
  random: Random,
): Deed[] | { problem: string } {
  if (typeof answer === 'number' && !Number.isFinite(answer)) {
    return { problem: 'Enter the number rolled.' };
  }
  if ('failed' in due && due.failed && (answer === 'roll' || typeof answer === 'number')) {
    return {
      problem: 'This save was rolled, and failed. Use a legendary resistance, or let it fail.',
    };
  }
  const who = due.who === null ? null : combatantOf(fight, due.who);
  switch (due.kind) {
    case 'save': {
      if (!who) return GONE;
      const lasting = who.lasting.find(({ id }) => id === due.lasting);
      const against = [...(lasting?.ends.save?.against ?? []), ...(lasting?.conditions ?? [])];
      const edge = due.advantage ? ('advantage' as const) : null;
      const save = answeredSave(fight, who, due, answer, { against, edge }, random);
      if ('problem' in save) return save;
      const about = { who: who.id, lasting: due.lasting, due: due.id };
      return [{ do: 'saved', ...about, save, ...choice(who, due, save) }];
    }
    case 'concentration': {
      if (!who) return GONE;
      const edge = who.sheet.steadyConcentration ? ('advantage' as const) : null;
      const asks = { ...due, ability: who.sheet.concentrationAbility };
      const against = ['concentration'];
      const save = answeredSave(fight, who, asks, answer, { against, edge }, random);
      if ('problem' in save) return save;
      const about = { who: who.id, due: due.id };
      return [{ do: 'concentration-save', ...about, save, ...choice(who, due, save) }];
    }
    case 'death-save':
      return who ? deathSave(fight, who, answer, random) : GONE;
    case 'recharge':
      return who ? recharge(who, due, answer, random) : GONE;
    default:
      return [{ do: 'dismiss', due: due.id }];
  }
}

type SaveDue = Extract<Due, { kind: 'save' | 'concentration' }>;

/** The effects of a failure wait while a legendary resistance is available, and apply once the failure is accepted. */
function choice(who: Combatant, { failed }: SaveDue, save: SavedRoll): { mayResist?: true } {
  const isOpen = !failed && !save.succeeded && !save.legendary;
  return isOpen && who.legendaryResistancesLeft > 0 ? { mayResist: true } : {};
}

function answeredSave(
  fight: Fight,
  who: Combatant,
  { ability, dc, failed }: Pick<SavedRoll, 'ability' | 'dc'> & { failed?: SavedRoll | undefined },
  answer: Answer,
  circumstances: SaveCircumstances,
  random: Random,
): SavedRoll | { problem: string } {
  if (answer === 'roll') {
    return savedOn(
      saveTerms(who, ability, fight.settings.edition, circumstances),
      ability,
      dc,
      random,
    );
  }
  const stands = failed ?? toldSave(ability, dc, 'failure');
  if (answer === 'failure') return stands;
  if (answer !== 'legendary-resistance') return toldSave(ability, dc, answer);
  if (who.legendaryResistancesLeft > 0) return { ...stands, legendary: true };
  return { problem: `${who.name} has no legendary resistance left.` };
}

/**
 * A death save is a save without an ability: reduced by exhaustion, otherwise a plain d20 (SRD 5.1 and 5.2.1, "Death
 * Saving Throws").
 */
function deathSave(
  fight: Fight,
  { id: who, exhaustion }: Combatant,
  answer: Answer,
  random: Random,
): Deed[] | { problem: string } {
  const tired = exhaustionEffect(fight.settings.edition, exhaustion);
  switch (answer) {
    case 'roll': {
      const edge = tired.attacksAndSaves;
      const { kept } = throwD20(random, edgeOf(edge ? [{ edge, why: 'exhaustion' }] : []));
      return [{ do: 'death-save', who, die: kept, total: d20Total(kept, -tired.d20Penalty) }];
    }
    // When only the result is given, use a die that has no special effect.
    case 'success':
      return [{ do: 'death-save', who, die: 10, total: 10 }];
    case 'failure':
      return [{ do: 'death-save', who, die: 9, total: 9 }];
    case 'legendary-resistance':
      return { problem: 'Legendary resistance does not help with a death save.' };
    default: {
      const die = Math.round(answer);
      if (!(die >= 1 && die <= 20)) return { problem: 'A death save roll is 1 to 20.' };
      return [{ do: 'death-save', who, die, total: d20Total(die, -tired.d20Penalty) }];
    }
  }
}

/** A spent ability recharges when its d6 is high enough (SRD 5.1 and 5.2.1 statblocks, "Recharge"). */
function recharge(
  who: Combatant,
  due: Extract<Due, { kind: 'recharge' }>,
  answer: Answer,
  random: Random,
): Deed[] | { problem: string } {
  if (answer === 'legendary-resistance') return { problem: 'A recharge is not a save.' };
  const die = answer === 'roll' ? random.die(6) : answer;
  const told = typeof die === 'number' ? Math.round(die) : null;
  if (told !== null && !(told >= 1 && told <= 6)) {
    return { problem: 'A recharge is rolled on a six-sided die.' };
  }
  const comesBack = told === null ? answer === 'success' : told >= due.needs;
  const done: Deed = { do: 'dismiss', due: due.id, ...(told === null ? {} : { die: told }) };
  if (!comesBack) return [done];
  return [done, { do: 'spend', who: who.id, what: { of: 'use', key: due.key }, by: -1 }];
}
