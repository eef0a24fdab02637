import { ABILITY_NAMES } from '~/rules/ability';
import type { AttackEffect, Effect, SaveEffect } from '../records/effects';
import { outcomeWords } from './outcome-words';
import { capital } from './plain-words';
import { targetWords } from './target-words';

const ROLLS: Readonly<Record<AttackEffect['attack'], string>> = {
  melee: 'Melee Attack Roll',
  ranged: 'Ranged Attack Roll',
  'melee-or-ranged': 'Melee or Ranged Attack Roll',
  'melee-weapon': 'Melee Attack Roll',
  'ranged-weapon': 'Ranged Attack Roll',
  'melee-or-ranged-weapon': 'Melee or Ranged Attack Roll',
  'melee-spell': 'Melee Attack Roll',
  'ranged-spell': 'Ranged Attack Roll',
  'melee-or-ranged-spell': 'Melee or Ranged Attack Roll',
};

/**
 * Words an attack: "Melee Attack Roll: +9, reach 15 ft. Hit: 12 (2d6 + 5) Bludgeoning damage."; null when unsupported.
 */
export function attackWords(attack: AttackEffect, self: string): string | null {
  const { toHit, reachFeet, rangeFeet, hit, variants, miss, either, advantage } = attack;
  if (variants || miss || either || advantage || toHit === undefined) return null;
  const outcome = outcomeWords(hit, self);
  if (outcome === null) return null;
  const reach = reachFeet === undefined ? '' : `reach ${reachFeet} ft.`;
  const range =
    rangeFeet === undefined
      ? ''
      : `range ${rangeFeet.normal}${rangeFeet.long === undefined ? '' : `/${rangeFeet.long}`} ft.`;
  const distance = [reach, range].filter(Boolean).join(' or ');
  return `${ROLLS[attack.attack]}: ${signed(toHit)}, ${distance} Hit: ${outcome}`;
}

function signed(bonus: number): string {
  return bonus < 0 ? `−${-bonus}` : `+${bonus}`;
}

/**
 * Words a save: "Dexterity Saving Throw: DC 18, each creature in a 60-foot Cone. Failure: … Success: Half damage.";
 * null when unsupported.
 */
export function saveWords(save: SaveEffect, self: string, name: string): string | null {
  const { ability, orAbility, dc, dcPlus, failBy, failAgain, onSuccess, always, success } = save;
  if (orAbility || dcPlus || failBy || always || dc === undefined) return null;
  const who = targetWords(save, self);
  const failure =
    failAgain === undefined ? outcomeWords(save.fail, self) : firstFailure(save, self);
  const again = failAgain === undefined ? '' : outcomeWords(withoutReplaced(failAgain), self);
  if (who === null || failure === null || again === null) return null;
  const deals = save.fail.some(({ kind }) => kind !== 'damage');
  const passed = [
    ...(success === 'none' ? [] : [deals ? 'Half damage only.' : 'Half damage.']),
    ...(onSuccess ?? []).map((one) =>
      one.kind === 'immunity'
        ? `The target is immune to this ${self}'s ${name} for ${one.hours} hours.`
        : '',
    ),
  ];
  if (passed.includes('')) return null;
  const first = failAgain === undefined ? 'Failure' : 'First Failure';
  return [
    `${ABILITY_NAMES[ability]} Saving Throw: DC ${dc}, ${who}. ${first}: ${capital(failure)}`,
    ...(again === '' ? [] : [`Second Failure: ${capital(again)}`]),
    ...(passed.length === 0 ? [] : [`Success: ${passed.join(' ')}`]),
  ].join(' ');
}

/** The first stage of a save, which lasts until the save is repeated. */
function firstFailure({ fail }: SaveEffect, self: string): string | null {
  const said = outcomeWords(
    fail.map((one) => (one.kind === 'condition' ? { ...one, ends: undefined } : one)),
    self,
  );
  return (
    said &&
    `${said} At the end of its next turn it repeats the save, which ends the effect on a success.`
  );
}

/** The second stage without `replaces`: the text shows both conditions anyway. */
function withoutReplaced(effects: NonNullable<SaveEffect['failAgain']>): SaveEffect['fail'] {
  return effects.map((one) => (one.kind === 'condition' ? { ...one, replaces: undefined } : one));
}

export type Performed = (key: string) => { name: string; attacks: boolean } | undefined;

/** Words what a creature does as a clause after its name: "moves up to half its Speed", "makes one Rend attack". */
export function deedWords(
  effect: Effect,
  performed: Performed,
  spellName: (id: string) => string,
): string | null {
  switch (effect.kind) {
    case 'perform': {
      const said = effect.anyOf.map((key) => {
        const entry = performed(key);
        if (entry === undefined) return null;
        if (!entry.attacks) return `uses ${entry.name}`;
        return effect.times === 1 ? `makes one ${entry.name} attack` : null;
      });
      return said.includes(null) ? null : said.join(' or ');
    }
    case 'go': {
      if (effect.share === undefined || effect.toward || effect.through || effect.needs)
        return null;
      const way = {
        any: 'moves',
        walk: 'walks',
        fly: 'flies',
        swim: 'swims',
        climb: 'climbs',
        burrow: 'burrows',
        jump: 'jumps',
      }[effect.by];
      const speed = {
        any: 'Speed',
        walk: 'Speed',
        fly: 'Fly Speed',
        swim: 'Swim Speed',
        climb: 'Climb Speed',
        burrow: 'Burrow Speed',
        jump: 'Speed',
      }[effect.by];
      const safe = effect.provokes === false ? ' without provoking Opportunity Attacks' : '';
      return `${way} up to ${effect.share === 0.5 ? 'half ' : ''}its ${speed}${safe}`;
    }
    case 'act': {
      const names = effect.anyOf.map(capital);
      return `takes the ${names.join(effect.all ? ' and ' : ' or ')} action${effect.all ? 's' : ''}`;
    }
    case 'cast': {
      const spells = effect.spells.map(
        ({ id, level }) =>
          `${spellName(id)}${level === undefined ? '' : ` (level ${level} version)`}`,
      );
      const on =
        { self: ' on itself', target: ' on another creature it touches' }[
          effect.to as 'self' | 'target'
        ] ?? '';
      return `uses Spellcasting to cast ${spells.join(' or ')}${on}`;
    }
    default:
      return null;
  }
}
