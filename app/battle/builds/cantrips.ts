import type { Ability } from '~/rules/ability';
import type { DamageType } from '~/rules/damage-types';
import type { AttackStep, Deed, Mark } from '../sheet/deed';
import { byLevel, dcOf, type Hero } from './ability-plan';
import { deedOf } from './weapon-deeds';

/** Dice of a cantrip, or its beams, by character level (SRD 5.1, "Cantrips"). */
export function cantripDice(hero: Hero): number {
  return byLevel(hero.level, { 1: 1, 5: 2, 11: 3, 17: 4 });
}

function bolt(
  hero: Hero,
  ability: Ability,
  made: Pick<AttackStep, 'name' | 'times' | 'hit'>,
): AttackStep {
  const toHit = hero.proficiency + hero.modifiers[ability];
  return { does: 'attack', ...made, toHit, reach: 'ranged', spell: true, manner: 'magical' };
}

/** An attack cantrip whose dice grow with the level: Fire Bolt, Produce Flame. */
export function boltCantrip(
  hero: Hero,
  ability: Ability,
  name: string,
  damage: { sides: number; type: DamageType; bonus?: number },
): Deed {
  const { sides, type, bonus = 0 } = damage;
  const roll = { count: cantripDice(hero), sides, bonus, type };
  const key = name.toLowerCase().replaceAll(' ', '-');
  return deedOf(key, name, [bolt(hero, ability, { name, times: 1, hit: { damage: [roll] } })]);
}

/** Eldritch Blast: beams of 1d10 force, each with its own roll; Agonizing Blast adds Charisma to each. */
export function eldritchBlast(hero: Hero): Deed {
  const bonus = hero.level >= 2 ? hero.modifiers.cha : 0;
  const hit = { damage: [{ count: 1, sides: 10, bonus, type: 'force' as const }] };
  const name = 'Eldritch Blast';
  return deedOf('eldritch-blast', name, [
    bolt(hero, 'cha', { name, times: cantripDice(hero), hit }),
  ]);
}

/** A cantrip against a save: Sacred Flame, Vicious Mockery. */
export function saveCantrip(
  hero: Hero,
  caster: Ability,
  name: string,
  made: { save: Ability; sides: number; type: DamageType; bonus?: number; mark?: Mark },
): Deed {
  const { save, sides, type, bonus = 0, mark } = made;
  const damage = [{ count: cantripDice(hero), sides, bonus, type }];
  return deedOf(name.toLowerCase().replaceAll(' ', '-'), name, [
    {
      does: 'save',
      name,
      aim: { who: 'foe', count: 1 },
      save: {
        ability: save,
        dc: dcOf(hero, caster),
        magic: true,
        success: 'none',
        fail: { damage, ...(mark ? { marks: [mark] } : {}) },
      },
    },
  ]);
}
