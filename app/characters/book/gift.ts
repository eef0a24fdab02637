import type { Ability, Skill } from '~/rules/ability';
import type { CasterClass } from '~/rules/caster-classes';
import type { Condition } from '~/rules/conditions';
import type { DamageType } from '~/rules/damage-types';
import type { Amount } from './amount';

export const SENSES = ['darkvision', 'blindsight', 'tremorsense', 'truesight'] as const;
export type Sense = (typeof SENSES)[number];

export const MOVEMENTS = ['walk', 'climb', 'fly', 'swim', 'burrow'] as const;
export type Movement = (typeof MOVEMENTS)[number];

/** Uses of something until it comes back. */
export type Uses = {
  /** The same key in several features is one supply: "channel-divinity". The last one met says how many. */
  key: string;
  name: string;
  most: Amount | 'unlimited';
  /** At least so many, whatever the amount says. */
  least?: number;
  /** When all come back. 'none': only by something else. */
  back: 'short-rest' | 'long-rest' | 'dawn' | 'none';
  /** How many come back with a short rest though `back` is a long one; from a class level on, where it says so. */
  shortRest?: Amount;
  /** The class level from which a short rest brings all back (Font of Inspiration). */
  shortRestFrom?: number;
  /** The die that it grants, by level: "d8". */
  die?: Readonly<Record<number, string>>;
};

/** When something of what one wears takes a gift away. */
export type Unless = 'heavy-armor' | 'armor' | 'armor-or-shield';

/** Which hits: 'any' and 'melee' those of bare hands too, the weapons' ones only of weapons. */
export type StrikeOf =
  | 'any'
  | 'weapon'
  | 'melee'
  | 'melee-weapon'
  | 'finesse-or-ranged'
  | 'strength'
  | 'melee-strength';

/** What a feature changes on a sheet. What no gift says is told by the feature's words alone. */
export type Gift =
  /** More of an ability score, at most 20 unless it says otherwise. */
  | { gives: 'ability'; ability: Ability; plus: number; most?: number }
  /**
   * Proficiency. Weapons: 'simple', 'martial' or a weapon's slug; 2024's "martial weapons that have the Light property" is
   * 'martial-light', "… Finesse or Light" 'martial-finesse-or-light'. Armor: 'light', 'medium', 'heavy', 'shield'. Tools, languages: slugs.
   */
  | { gives: 'skills'; of: readonly Skill[] }
  | { gives: 'saves'; of: readonly Ability[] }
  | { gives: 'weapons' | 'armor' | 'tools' | 'languages'; of: readonly string[] }
  | { gives: 'expertise'; of: readonly string[] }
  /** Half the proficiency bonus on checks of these abilities that lack it: Jack of All Trades, Remarkable Athlete. `initiative`: on that too. */
  | {
      gives: 'half-proficiency';
      abilities: readonly Ability[];
      round: 'up' | 'down';
      initiative: boolean;
    }
  | { gives: 'checks'; skills: readonly Skill[]; plus: Amount; least?: number }
  /** More on saving throws, of all abilities unless it names some: Aura of Protection. */
  | { gives: 'save-bonus'; plus: Amount; least?: number; abilities?: readonly Ability[] }
  /** Another way to reckon AC without armor: base and the modifiers of these abilities; `shield` says whether one may carry one. */
  | { gives: 'armor-class'; base: number; abilities: readonly Ability[]; shield: boolean }
  | { gives: 'armor-bonus'; plus: number; when: 'armored' | 'always' }
  /** More maximum hit points: for each level (of the class, or of the character), or once. */
  | { gives: 'hit-points'; each?: number; once?: Amount }
  /** A way of moving: set to feet, to one's walking speed, or more feet of it. */
  | { gives: 'speed'; way: Movement; set: number | 'walk'; unless?: Unless }
  | { gives: 'speed-bonus'; way: Movement; plus: Amount; unless?: Unless }
  /** Heavy armor that is too heavy does not slow one: dwarves of 2014. */
  | { gives: 'no-slowing' }
  | { gives: 'sense'; sense: Sense; feet: number; more?: number }
  | { gives: 'initiative'; plus?: Amount; advantage?: true }
  /** From class level `level` on, where that is later than its feature. */
  | { gives: 'defence'; how: 'resistant' | 'immune'; to: readonly DamageType[]; level?: number }
  | { gives: 'condition-immunity'; to: readonly Condition[] }
  /** What does nothing to one, where it is no condition and no damage: "magical sleep". */
  | { gives: 'immunity'; to: string }
  /** Advantage or the like, in words of at most twelve: "saves against poison". */
  | { gives: 'advantage'; on: string }
  /** More on attacks. 'dueling': one melee weapon in one hand and none in the other. 'two-handed': 2014's Great Weapon is words alone. */
  | {
      gives: 'attack-bonus';
      of: 'ranged' | 'melee' | 'dueling' | 'thrown' | 'all';
      hit?: Amount;
      damage?: Amount;
    }
  /**
   * More damage of hits, as dice (or a number) by level, or as an amount of at least 1; of several `types` one chooses, none is the attack's
   * own. `when`: what must hold, in words of at most twelve; without it every such hit has it.
   */
  | {
      gives: 'strike';
      of: StrikeOf;
      dice?: Readonly<Record<number, string>>;
      plus?: Amount;
      types?: readonly DamageType[];
      when?: string;
      /** It spends a spell slot: a die more for each of its levels above the first, up to so many dice. */
      mostBySlot?: number;
    }
  /**
   * More of what spells heal or do: of those of level 1 or higher, of the cantrips of its class, or of these of its class alone;
   * `perLevel` by level of the slot.
   */
  | {
      gives: 'spell-bonus';
      does: 'healing' | 'damage';
      of: 'leveled' | 'class-cantrips' | readonly string[];
      plus: Amount;
      perLevel?: number;
    }
  | { gives: 'critical'; on: number }
  /** Attacks with the Attack action; the greatest counts. `only`: with that weapon alone, which the sheet says beside it. */
  | { gives: 'attacks'; count: number; only?: 'pact-weapon' }
  /** Martial arts: unarmed strikes and monk weapons with this die and Dexterity, by level of the class. */
  | { gives: 'martial-arts'; sides: Readonly<Record<number, number>> }
  /** An unarmed strike with a die of its own. */
  | { gives: 'unarmed'; sides: number }
  /** A spell that is always there, from class level `level` on. `ability` 'class' is that of the class's own casting; 'asked' the one
   * picked for a choice with the key 'ability' (`asks: 'words', from: ['int', 'wis', 'cha']`) of the same feature, or of the same race. `free`: casts without a slot. */
  | {
      gives: 'spell';
      spell: string;
      ability: Ability | 'class' | 'asked';
      free?: Uses | 'at-will';
      level?: number;
      /** The spell level that it has when it is cast without a slot, where that is above its own. */
      at?: number;
      /** It may be cast as a ritual. */
      ritual?: true;
    }
  /** These spells count among those of the class's list, to be known or prepared (a patron's expanded list), and all of these classes' lists (2024's Magical Secrets). */
  | { gives: 'spell-list'; spells: readonly string[]; lists?: readonly CasterClass[] }
  /** More cantrips, prepared spells or spells written in the book of the class whose feature it is. */
  | { gives: 'cantrips' | 'prepared' | 'book'; plus: Amount }
  /** Heroic Inspiration whenever a long rest ends (2024). */
  | { gives: 'inspiration' }
  /** Spells of its class that are rituals are cast as such. */
  | { gives: 'rituals' }
  /** A weapon of any melee form that is one's own, proficient with it; 2024 may attack with Charisma. */
  | { gives: 'pact-weapon'; ability?: Ability }
  /** How many weapons' masteries one uses (2024). */
  | { gives: 'masteries'; count: Amount }
  | { gives: 'attunement'; most: number }
  /** Carries as one so many times as large. */
  | { gives: 'carrying'; times: number };
