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

/** What every thing has, one of it. Weight in pounds, cost in copper pieces (100 to the gold piece; 0: has no price; a sling bullet is a fifth). */
type Thing = { slug: string; name: string; pounds: number; copper: number };

/** Damage of one hit; a fixed number has `sides` 1 and its number as `count`. */
export type WeaponDamage = { count: number; sides: number; type: DamageType };

export type Weapon = Thing & {
  kind: 'weapon';
  category: 'simple' | 'martial';
  reach: 'melee' | 'ranged';
  /** Null: does none (a net). */
  damage: WeaponDamage | null;
  /** In two hands. */
  versatile?: { count: number; sides: number };
  properties: readonly WeaponProperty[];
  /** Feet: usual and long, of what is thrown or shot. */
  rangeFeet?: readonly [number, number];
  /** What it shoots, by slug: 'arrows'. */
  ammunition?: string;
  /** May be a monk's weapon (2014). */
  monk?: true;
  /** Its mastery (2024), by slug. */
  mastery?: string;
};

export type Armor = Thing & {
  kind: 'armor';
  category: 'light' | 'medium' | 'heavy' | 'shield';
  /** AC, of a shield what it adds. */
  base: number;
  dexterity: 'whole' | 'two' | 'none';
  /** The Strength below which it slows its wearer by 10 feet. */
  strength?: number;
  /** Disadvantage on Dexterity (Stealth) checks. */
  loud: boolean;
};

export type Gear = Thing & {
  kind: 'gear' | 'tool' | 'pack' | 'ammunition' | 'mount' | 'vehicle' | 'magic';
  /** What a pack holds, or how tools are of a kind: 'artisan', 'instrument', 'gaming-set', 'focus-arcane', 'focus-druidic', 'holy-symbol'. */
  group?: string;
  holds?: readonly { item: string; count: number }[];
  /** What it does, in our words, where that is worth a line. */
  words?: string;
  /** Needs attunement. */
  attunement?: true;
  /** Advantage on checks of a skill while one wears it, in words of when: { skill: 'perception', when: 'by sight' }. */
  advantage?: { skill: Skill; when: string };
};

export type Item = Weapon | Armor | Gear;

/** Something of starting equipment: an item by slug, or one of a kind that is asked for. */
export type StartItem =
  | { item: string; count?: number }
  | {
      /** 'simple-weapon', 'simple-melee', 'martial-weapon', 'martial-melee', or a `group` of gear. 'same:KEY': what was picked for the choice with this key of the same class (its first proficiencies) or background. */
      any: string;
      count?: number;
      name: string;
    };

/** One line of starting equipment: its alternatives, of which one is taken. A single one is simply given. */
export type StartLine = {
  key: string;
  ways: readonly { label: string; items: readonly StartItem[]; gold?: number }[];
};
