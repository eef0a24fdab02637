import type { Skill } from '~/rules/ability';
import type { DamageType } from '~/rules/damage-types';

export const WEAPON_PROPERTIES = [
  'ammunition',
  'finesse',
  'heavy',
  'light',
  'loading',
  'reach',
  'special',
  'thrown',
  'two-handed',
  'versatile',
] as const;
export type WeaponProperty = (typeof WEAPON_PROPERTIES)[number];

/**
 * The fields of every item. Weight in pounds and cost in copper pieces of one piece (100 to the gold piece; 0: no
 * price; a sling bullet is a fifth).
 */
type Thing = { slug: string; name: string; pounds: number; copper: number };

/** The damage of one hit; a fixed number has `sides` 1 and the number as `count`. */
export type WeaponDamage = { count: number; sides: number; type: DamageType };

export type Weapon = Thing & {
  kind: 'weapon';
  category: 'simple' | 'martial';
  reach: 'melee' | 'ranged';
  /** Null: deals no damage (a net). */
  damage: WeaponDamage | null;
  /** The dice when wielded with two hands. */
  versatile?: { count: number; sides: number };
  properties: readonly WeaponProperty[];
  /** Normal and long range in feet, for thrown weapons and those with ammunition. */
  rangeFeet?: readonly [number, number];
  /** The slug of its ammunition: 'arrows'. */
  ammunition?: string;
  /** Counts as a monk weapon (2014). */
  monk?: true;
  /** The slug of its mastery property (2024). */
  mastery?: string;
};

export type Armor = Thing & {
  kind: 'armor';
  category: 'light' | 'medium' | 'heavy' | 'shield';
  /** The AC; for a shield, its bonus. */
  base: number;
  dexterity: 'whole' | 'two' | 'none';
  /** The Strength score below which it reduces the speed by 10 feet. */
  strength?: number;
  /** Disadvantage on Dexterity (Stealth) checks. */
  loud: boolean;
};

export type Gear = Thing & {
  kind: 'gear' | 'tool' | 'pack' | 'ammunition' | 'mount' | 'vehicle' | 'magic';
  /**
   * The kind of tool or focus: 'artisan', 'instrument', 'gaming-set', 'focus-arcane', 'focus-druidic', 'holy-symbol'.
   * `holds` is the content of a pack.
   */
  group?: string;
  holds?: readonly { item: string; count: number }[];
  /** A short description in our own words, where useful. */
  words?: string;
  /** Requires attunement. */
  attunement?: true;
  /** Advantage on checks of a skill while worn, with the condition: { skill: 'perception', when: 'by sight' }. */
  advantage?: { skill: Skill; when: string };
};

export type Item = Weapon | Armor | Gear;

/** A part of starting equipment: an item by slug, or one to choose from a kind. */
export type StartItem =
  | { item: string; count?: number }
  | {
      /**
       * 'simple-weapon', 'simple-melee', 'martial-weapon', 'martial-melee', or a `group` of gear. 'same:KEY': the pick
       * in the choice with this key of the same class (its first proficiencies) or background.
       */
      any: string;
      count?: number;
      name: string;
    };

/** One line of starting equipment: the player takes one of its alternatives. A single one is given without a choice. */
export type StartLine = {
  key: string;
  ways: readonly { label: string; items: readonly StartItem[]; gold?: number }[];
};
