import type { DamagePart } from '~/compendium/records/damage-part';
import type { AttackEffect, Inner } from '~/compendium/records/effects';
import { ATTACK_KINDS } from '~/compendium/records/record-words';
import { ABILITIES, type Ability } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import type { Field } from './fields';
import { harmFields, harmOf } from './harm-form';
import type { FormReading } from './reading';
import { riderFields, riderOf } from './rider';
import { abilityBy, type Sheet, toHitBy } from './sheet';

const FEET = { min: 0, max: 100_000 } as const;

/**
 * The likely attack abilities when the numbers allow several: Strength for melee, Dexterity for ranged, a mental
 * ability for spells.
 */
export function attackAbilities(kind: string): readonly Ability[] {
  if (kind.includes('spell')) return ['cha', 'int', 'wis', 'str', 'dex', 'con'];
  return kind.startsWith('ranged')
    ? ['dex', 'str', 'con', 'int', 'wis', 'cha']
    : ['str', 'dex', 'con', 'int', 'wis', 'cha'];
}

/** The ability that gives an attack's bonus, or null when none does. */
export function attackAbility({ toHit, attack }: AttackEffect, sheet: Sheet): Ability | null {
  return toHit === undefined ? null : abilityBy(toHit, toHitBy, sheet, attackAbilities(attack));
}

/** Converts an attack to form fields; data without a field stays in the kept data. */
export function attackFields(row: string, effect: AttackEffect, sheet: Sheet): Field[] {
  const { attack, toHit, reachFeet, rangeFeet } = effect;
  const by = attackAbility(effect, sheet);
  const { harm, rider } = hitFields(row, effect.hit, by, sheet);
  return [
    [`${row}.attack`, attack],
    [`${row}.by`, by ?? ''],
    [`${row}.toHit`, by === null && toHit !== undefined ? String(toHit) : ''],
    [`${row}.reach`, reachFeet === undefined ? '' : String(reachFeet)],
    [`${row}.range`, rangeFeet === undefined ? '' : String(rangeFeet.normal)],
    [`${row}.long`, rangeFeet?.long === undefined ? '' : String(rangeFeet.long)],
    ...(harm ?? []),
    ...(rider ?? []),
  ];
}

/** Reads an attack from a form, merged into the original one. */
export function attackOf(
  form: FormReading,
  row: string,
  edition: Edition,
  sheet: Sheet,
  former: AttackEffect | null,
): AttackEffect {
  const plain = edition === '2014' ? 'melee-weapon' : 'melee';
  const attack = form.oneOf(`${row}.attack`, 'The kind of attack', ATTACK_KINDS, plain);
  const by = form.maybeOneOf(`${row}.by`, 'The ability', ABILITIES);
  const set = form.number(`${row}.toHit`, { label: 'The attack bonus', min: -10, max: 40 });
  const toHit = set ?? (by === null ? null : Math.min(40, Math.max(-10, toHitBy(sheet, by))));
  const reach = form.number(`${row}.reach`, { label: 'Reach', ...FEET });
  const range = form.number(`${row}.range`, { label: 'Range', ...FEET });
  const long = form.number(`${row}.long`, { label: 'Long range', ...FEET });
  const { targets, reachFeet: _, rangeFeet: __, toHit: ___, hit, ...rest } = former ?? START;
  return {
    ...rest,
    attack,
    ...(toHit === null ? {} : { toHit }),
    ...(reach === null ? {} : { reachFeet: reach }),
    ...(range === null ? {} : { rangeFeet: { normal: range, ...(long === null ? {} : { long }) } }),
    ...(former === null && edition === '2014' ? { targets: ONE_TARGET } : {}),
    ...(targets === undefined ? {} : { targets }),
    hit: hitOf(form, row, by, sheet, hit),
  };
}

const START: AttackEffect = { kind: 'attack', attack: 'melee', hit: [] };
const ONE_TARGET = { count: 1, of: 'creatures', text: 'one target' } as const;

/**
 * The fields of the first damage and the last condition of a hit or failed save; null where the form has no fields for
 * them.
 */
export function hitFields(
  row: string,
  effects: readonly Inner[],
  by: Ability | null,
  sheet: Sheet,
): { harm: Field[] | null; rider: Field[] | null } {
  const parts = plainDamage(effects[0]);
  const last = effects.length > (parts === null ? 0 : 1) ? effects.at(-1) : undefined;
  return {
    harm: parts && harmFields(row, parts, by, sheet),
    rider: last === undefined ? null : riderFields(row, last),
  };
}

/** Reads the effects of a hit or failed save, with other original effects in between. */
export function hitOf<E extends Inner>(
  form: FormReading,
  row: string,
  by: Ability | null,
  sheet: Sheet,
  former: readonly E[],
): E[] {
  const shown = hitFields(row, former, by, sheet);
  const rest = former.slice(shown.harm === null ? 0 : 1, shown.rider === null ? undefined : -1);
  const damage = harmOf(form, row, by, sheet);
  const harm = damage.length === 0 ? [] : [{ kind: 'damage' as const, damage }];
  // Damage and condition effects are valid wherever effects are.
  return [...(harm as unknown as E[]), ...rest, ...(riderOf(form, row) as unknown as E[])];
}

function plainDamage(effect: Inner | undefined): readonly DamagePart[] | null {
  if (effect?.kind !== 'damage' || !Array.isArray(effect.damage)) return null;
  return Object.keys(effect).length === 2 ? effect.damage : null;
}
