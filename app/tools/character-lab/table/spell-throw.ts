import type { DamageRoll } from '~/dice-tray/roll';
import type { Ability } from '~/rules/ability';

/**
 * The dice of a spell from a slot level on: by damage type, and the number of bolts or targets with these dice each.
 */
export type ThrowStep = { at: number; parts: readonly DamageRoll[]; count: number | null };

/** The dice of a spell: damage, healing, temporary hit points, or the hit points of creatures it affects. */
export type SpellThrow = {
  /** The name of the spell, or of one of its alternatives. */
  name: string;
  does: 'damage' | 'healing' | 'temporary' | 'holds';
  /** Whether it needs an attack roll. */
  attack: boolean;
  /** The saving throw against it, and whether a success halves it. */
  save: Ability | null;
  half: boolean;
  /** From its own level up; never empty. */
  steps: readonly ThrowStep[];
};

/** The dice of a spell cast at a level. */
export function throwAt({ steps }: Pick<SpellThrow, 'steps'>, level: number): ThrowStep {
  const found = steps.findLast(({ at }) => at <= level) ?? steps[0];
  return found ?? { at: level, parts: [], count: null };
}

/** All dice as one expression: "2d8+4d6". */
export function diceOf(parts: readonly DamageRoll[]): string {
  return parts.map(({ dice }) => dice).join('+');
}
