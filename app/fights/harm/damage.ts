import { CONDITION_EFFECTS } from '~/rules/condition-effects';
import type { DamageType } from '~/rules/damage-types';
import type { Edition } from '~/rules/edition';
import { conditionsOf } from '../lasting/conditions';
import type { Manner, Struck } from '../log/deeds';
import type { Combatant } from '../log/state';
import type { SheetDefence } from '../sheet/sheet';

/** Why the damage taken differs from the damage dealt. */
export type DefenceReason = 'immune' | 'resistant' | 'vulnerable' | 'resistant-and-vulnerable';

/** Damage of one type: dealt (after `share`), and taken (after defences). */
export type PartTaken = {
  type: DamageType | null;
  dealt: number;
  taken: number;
  why: DefenceReason | null;
};

/**
 * Computes the damage that one creature takes: first `share` (half after a save …), then resistance, then
 * vulnerability, each rounded down and applied once however many sources give it; immunity leaves none (SRD 5.1,
 * "Damage Resistance and Vulnerability"; SRD 5.2.1, "Resistance and Vulnerability", "Order of Application"). Parts of
 * the same type are added up first.
 */
export function damageTaken(
  combatant: Combatant,
  struck: Pick<Struck, 'parts' | 'share' | 'ignoresDefences'>,
  manner: Manner,
  edition: Edition,
): { parts: readonly PartTaken[]; total: number } {
  const sums = new Map<DamageType | null, number>();
  for (const { type, amount } of struck.parts) sums.set(type, (sums.get(type) ?? 0) + amount);
  const parts = [...sums].map(([type, amount]) => {
    const dealt = Math.floor(amount * struck.share);
    const why = struck.ignoresDefences ? null : defenceOf(combatant, type, manner, edition);
    return { type, dealt, taken: counted(dealt, why), why };
  });
  return { parts, total: parts.reduce((sum, { taken }) => sum + taken, 0) };
}

function counted(dealt: number, why: DefenceReason | null): number {
  switch (why) {
    case null:
      return dealt;
    case 'immune':
      return 0;
    case 'resistant':
      return Math.floor(dealt / 2);
    case 'vulnerable':
      return dealt * 2;
    case 'resistant-and-vulnerable':
      return Math.floor(dealt / 2) * 2;
  }
}

/** Which defence applies to damage of this type and manner; null: none. A petrified creature resists all damage. */
export function defenceOf(
  combatant: Combatant,
  type: DamageType | null,
  manner: Manner,
  edition: Edition,
): DefenceReason | null {
  const { immune, resist, vulnerable } = combatant.sheet;
  const effects = conditionsOf(combatant, edition).map((one) => CONDITION_EFFECTS[edition][one]);
  const covers = (defence: SheetDefence) => holds(defence, type, manner);
  const immuneByCondition =
    type === 'poison' && effects.some(({ immuneTo }) => immuneTo?.includes('poison-damage'));
  if (immuneByCondition || immune.some(covers)) return 'immune';
  const resists = effects.some(({ resistsAll }) => resistsAll) || resist.some(covers);
  const suffers = vulnerable.some(covers);
  if (resists) return suffers ? 'resistant-and-vulnerable' : 'resistant';
  return suffers ? 'vulnerable' : null;
}

/**
 * Whether a defence covers damage of a type: the type is listed (or none is, and only the qualifier decides), and the
 * manner matches.
 */
function holds(defence: SheetDefence, type: DamageType | null, manner: Manner): boolean {
  const { types, qualifier } = defence;
  const ofType = types.length === 0 ? qualifier !== null : type !== null && types.includes(type);
  if (!ofType) return false;
  // A spell attack counts as magical, even if `magical` was not set.
  const nonmagical = manner.attack && !manner.magical && !manner.spell;
  switch (qualifier) {
    case null:
      return true;
    case 'nonmagical':
      return nonmagical;
    case 'nonmagical-not-silvered':
      return nonmagical && !manner.silvered;
    case 'nonmagical-not-adamantine':
      return nonmagical && !manner.adamantine;
    case 'magical-wielded-by-good':
      return manner.attack && (manner.magical || manner.spell) && manner.good;
    case 'spells':
      return manner.spell;
    // Cannot be decided automatically; the user applies it with `share` or `ignoresDefences`.
    case 'other':
      return false;
  }
}
