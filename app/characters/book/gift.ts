import type { Ability, Skill } from '~/rules/ability';
import type { CasterClass } from '~/rules/caster-classes';
import type { Condition } from '~/rules/conditions';
import type { DamageType } from '~/rules/damage-types';
import type { Amount } from './amount';

export const SENSES = ['darkvision', 'blindsight', 'tremorsense', 'truesight'] as const;
export type Sense = (typeof SENSES)[number];

export const MOVEMENTS = ['walk', 'climb', 'fly', 'swim', 'burrow'] as const;
export type Movement = (typeof MOVEMENTS)[number];

/** Limited uses and how they recover. */
export type Uses = {
  /** Features with the same key share one supply: "channel-divinity". The last such feature determines the number. */
  key: string;
  name: string;
  most: Amount | 'unlimited';
  /** The minimum number, whatever the amount gives. */
  least?: number;
  /** When all uses recover. 'none': only through another feature. */
  back: 'short-rest' | 'long-rest' | 'dawn' | 'none';
  /** The number of uses that a short rest recovers although `back` is a long rest; can depend on the class level. */
  shortRest?: Amount;
  /** The class level from which a short rest recovers all uses (Font of Inspiration). */
  shortRestFrom?: number;
  /** The die of a use, by level: "d8". */
  die?: Readonly<Record<number, string>>;
};

/** Worn equipment that suspends a gift. */
export type Unless = 'heavy-armor' | 'armor' | 'armor-or-shield';

/** The attacks whose hits count: 'any' and 'melee' include unarmed strikes, the weapon values do not. */
export type StrikeOf =
  | 'any'
  | 'weapon'
  | 'melee'
  | 'melee-weapon'
  | 'finesse-or-ranged'
  | 'strength'
  | 'melee-strength';

/** A change to the sheet by a feature. Effects that no gift expresses are only in the feature's text. */
export type Gift =
  /** Raises an ability score, up to 20 unless `most` says otherwise. */
  | { gives: 'ability'; ability: Ability; plus: number; most?: number }
  /**
   * Proficiency. Weapons: 'simple', 'martial' or a weapon's slug; 2024's "martial weapons that have the Light property"
   * is 'martial-light', "… Finesse or Light" 'martial-finesse-or-light'. Armor: 'light', 'medium', 'heavy', 'shield'.
   * Tools, languages: slugs.
   */
  | { gives: 'skills'; of: readonly Skill[] }
  | { gives: 'saves'; of: readonly Ability[] }
  | { gives: 'weapons' | 'armor' | 'tools' | 'languages'; of: readonly string[] }
  | { gives: 'expertise'; of: readonly string[] }
  /**
   * Half the proficiency bonus on checks of these abilities without proficiency: Jack of All Trades, Remarkable
   * Athlete. `initiative`: also on initiative.
   */
  | {
      gives: 'half-proficiency';
      abilities: readonly Ability[];
      round: 'up' | 'down';
      initiative: boolean;
    }
  | { gives: 'checks'; skills: readonly Skill[]; plus: Amount; least?: number }
  /** A bonus on saving throws, for all abilities unless some are listed: Aura of Protection. */
  | { gives: 'save-bonus'; plus: Amount; least?: number; abilities?: readonly Ability[] }
  /**
   * Another AC calculation without armor: base plus the modifiers of these abilities; `shield`: whether a shield is
   * allowed.
   */
  | { gives: 'armor-class'; base: number; abilities: readonly Ability[]; shield: boolean }
  | { gives: 'armor-bonus'; plus: number; when: 'armored' | 'always' }
  /** Additional maximum hit points: per level (of the class, or of the character), or once. */
  | { gives: 'hit-points'; each?: number; once?: Amount }
  /** Sets a speed to a number of feet or to the walking speed, or adds feet to it. */
  | { gives: 'speed'; way: Movement; set: number | 'walk'; unless?: Unless }
  | { gives: 'speed-bonus'; way: Movement; plus: Amount; unless?: Unless }
  /** Heavy armor does not reduce the speed: dwarves of 2014. */
  | { gives: 'no-slowing' }
  | { gives: 'sense'; sense: Sense; feet: number; more?: number }
  | { gives: 'initiative'; plus?: Amount; advantage?: true }
  /** `level`: the class level from which it applies, when later than its feature. */
  | { gives: 'defence'; how: 'resistant' | 'immune'; to: readonly DamageType[]; level?: number }
  | { gives: 'condition-immunity'; to: readonly Condition[] }
  /** An immunity that is neither a condition nor a damage type: "magical sleep". */
  | { gives: 'immunity'; to: string }
  /** Advantage or similar, described in at most twelve words: "saves against poison". */
  | { gives: 'advantage'; on: string }
  /**
   * A bonus on attacks. 'dueling': one melee weapon in one hand and no other weapon. 2014's Great Weapon Fighting is
   * only described in text.
   */
  | {
      gives: 'attack-bonus';
      of: 'ranged' | 'melee' | 'dueling' | 'thrown' | 'all';
      hit?: Amount;
      damage?: Amount;
    }
  /**
   * Extra damage on hits: dice (or a number) by level, or an amount of at least 1. With several `types` the player
   * chooses one; with none it is the attack's own type. `when`: the condition, in at most twelve words; without it,
   * every such hit deals the damage.
   */
  | {
      gives: 'strike';
      of: StrikeOf;
      dice?: Readonly<Record<number, string>>;
      plus?: Amount;
      types?: readonly DamageType[];
      when?: string;
      /** It can apply only once a turn. */
      onceATurn?: true;
      /** Costs a spell slot: one more die for each slot level above the first, up to this many dice. */
      mostBySlot?: number;
    }
  /**
   * A bonus on what spells heal or deal: spells of level 1 or higher, cantrips of the class, or only these spells of
   * the class; `perLevel` is added per slot level.
   */
  | {
      gives: 'spell-bonus';
      does: 'healing' | 'damage';
      of: 'leveled' | 'class-cantrips' | readonly string[];
      plus: Amount;
      perLevel?: number;
    }
  | { gives: 'critical'; on: number }
  /**
   * The number of attacks of the Attack action; the highest counts. `only`: only with that weapon, which the sheet
   * notes.
   */
  | { gives: 'attacks'; count: number; only?: 'pact-weapon' }
  /** Martial Arts: unarmed strikes and monk weapons use this die, by class level, and Dexterity. */
  | { gives: 'martial-arts'; sides: Readonly<Record<number, number>> }
  /** An unarmed strike with this die. */
  | { gives: 'unarmed'; sides: number }
  /**
   * A spell that is always available, from class level `level` on. `ability` 'class' is that of the class's
   * spellcasting; 'asked' is the one picked in the choice with the key 'ability' (`asks: 'words', from: ['int', 'wis',
   * 'cha']`) of the same feature or race. `free`: castings without a slot.
   */
  | {
      gives: 'spell';
      spell: string;
      ability: Ability | 'class' | 'asked';
      free?: Uses | 'at-will';
      level?: number;
      /** The spell level when cast without a slot, if higher than its own. */
      at?: number;
      /** Can be cast as a ritual. */
      ritual?: true;
    }
  /**
   * Adds spells to the class's list of spells to know or prepare (a patron's expanded list), or all spells of these
   * lists (2024's Magical Secrets).
   */
  | { gives: 'spell-list'; spells: readonly string[]; lists?: readonly CasterClass[] }
  /** More cantrips, prepared spells or spellbook spells of the class that has the feature. */
  | { gives: 'cantrips' | 'prepared' | 'book'; plus: Amount }
  /** Heroic Inspiration at the end of each long rest (2024). */
  | { gives: 'inspiration' }
  /** Ritual spells of the class can be cast as rituals. */
  | { gives: 'rituals' }
  /** A pact weapon of any melee form, with proficiency; in 2024 it can attack with Charisma. */
  | { gives: 'pact-weapon'; ability?: Ability }
  /** The number of weapon masteries that the character can use (2024). */
  | { gives: 'masteries'; count: Amount }
  | { gives: 'attunement'; most: number }
  /** The carrying capacity is multiplied, as for a larger creature. */
  | { gives: 'carrying'; times: number };
