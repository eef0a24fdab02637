import type { Ability } from '~/rules/ability';
import type { Foreign } from './foreign';
import type { Formula } from './foundry-formula';

/** One amount of damage; the type is empty when unknown. */
export type DeedDamage = Formula & { readonly type: string };

/** What using an item does, for all system versions: an activity (versions 4 and 5) or the item's fields (earlier). */
export type Deed = {
  readonly id: string;
  readonly name: string;
  /** "attack", "save", "damage", "heal", "check", "utility", "cast" or another type. */
  readonly type: string;
  readonly fields: Foreign;
  readonly activation: string;
  readonly attack: {
    readonly toHit: number;
    readonly way: 'Melee' | 'Ranged' | 'Melee or Ranged';
    readonly means: 'Weapon' | 'Spell';
    readonly reach: number | null;
    readonly range: readonly [number, number | null] | null;
  } | null;
  readonly damage: readonly DeedDamage[];
  /** The damage with two hands, when the weapon has it. */
  readonly versatile: DeedDamage | null;
  /** The creature that saves chooses among the abilities. */
  readonly save: {
    readonly abilities: readonly [Ability, ...Ability[]];
    readonly dc: number;
  } | null;
  /** What a successful save does; null when the file does not say. */
  readonly onSave: 'half' | 'none' | null;
  readonly area: {
    readonly shape: string;
    readonly feet: number;
    readonly width: number | null;
  } | null;
  /** Formulas that are more than a sum and were not evaluated. */
  readonly unread: readonly string[];
};
