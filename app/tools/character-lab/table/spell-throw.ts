import type { DamageRoll } from '~/dice-tray/roll';
import type { Ability } from '~/rules/ability';

/** What a spell throws from a level of its slot on: dice of each kind, and how many bolts or targets take them each. */
export type ThrowStep = { at: number; parts: readonly DamageRoll[]; count: number | null };

/** Dice that a spell throws: damage, healing, temporary hit points, or how many hit points of creatures it takes hold of. */
export type SpellThrow = {
  /** The spell's name, or that of one of its ways. */
  name: string;
  does: 'damage' | 'healing' | 'temporary' | 'holds';
  /** It is rolled to hit first. */
  attack: boolean;
  /** Which save is made against it, and whether a success halves it. */
  save: Ability | null;
  half: boolean;
  /** From its own level upwards; never empty. */
  steps: readonly ThrowStep[];
};

/** What a spell throws when it is cast at a level. */
export function throwAt({ steps }: Pick<SpellThrow, 'steps'>, level: number): ThrowStep {
  const found = steps.findLast(({ at }) => at <= level) ?? steps[0];
  return found ?? { at: level, parts: [], count: null };
}

/** All its dice as one roll: "2d8+4d6". */
export function diceOf(parts: readonly DamageRoll[]): string {
  return parts.map(({ dice }) => dice).join('+');
}
