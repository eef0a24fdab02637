import type { Ability } from '~/rules/ability';
import type { Condition } from '~/rules/conditions';
import type { DamageType } from '~/rules/damage-types';
import type { Edition } from '~/rules/edition';
import type { BodySize, Line, Manner } from './body-words';
import type { Deed, Reaction } from './deed';
import type { Tactics } from './tactics';

/**
 * A defence against damage of these types; `unless` names the attacks that ignore it ("from nonmagical attacks that
 * aren't silvered").
 */
export type Defence = {
  how: 'resist' | 'immune' | 'vulnerable' | 'absorb';
  types: readonly DamageType[];
  /**
   * Missing: against all damage of the types. `magical`: against nonmagical attacks; `silvered`: unless silvered or
   * magical; and so on.
   */
  unless?: Exclude<Manner, 'plain'>;
};

/** Something that can be spent: spell slots of a level, uses a day, a breath that recharges on a d6. */
export type Resource = {
  key: string;
  name: string;
  most: number;
  /** The lowest d6 roll at the start of its turn that restores it. */
  rechargeOn?: number;
  /** What restores it otherwise. */
  back: 'short-rest' | 'long-rest' | 'turn' | 'round' | 'never';
};

/** Hit points that a creature regains at the start of its turn (SRD 5.1, "Troll"). */
export type Regeneration = {
  hitPoints: number;
  /** Damage of these types prevents it on its next turn. */
  stoppedBy: readonly DamageType[];
  /** It dies only when it starts its turn with 0 hit points and does not regenerate. */
  keepsAlive: boolean;
};

/**
 * A creature as a fight needs it, made from a record, a character, a party member or a line of a file. Plain data that
 * can be sent as JSON and to a Web Worker.
 */
export type Combatant = {
  name: string;
  edition: Edition;
  /** Monsters die at 0 hit points; characters fall and make death saving throws. */
  role: 'monster' | 'character';
  /** Creature type in lower case ("undead"), and size, for rules that depend on them. */
  type: string;
  size: BodySize;
  ac: number;
  /** `average` is used for fixed hit points; the dice where they are rolled (`count` 0: always the average). */
  hitPoints: { average: number; count: number; sides: number; bonus: number };
  temporary?: number;
  /** Its initiative bonus. */
  initiative: { bonus: number; advantage?: boolean };
  /** Modifiers, not scores. */
  abilities: Record<Ability, number>;
  /** The total bonus of each saving throw. */
  saves: Record<Ability, number>;
  proficiency: number;
  line: Line;
  defences: readonly Defence[];
  conditionImmune: readonly Condition[];
  /** Everything it can spend; deeds refer to it by key. */
  resources: readonly Resource[];
  deeds: readonly Deed[];
  reactions: readonly Reaction[];
  /** Creatures that its deeds summon, by the key that they use. */
  calls?: readonly { key: string; creature: Combatant }[];
  /** Hit dice for short rests; each adds the Constitution modifier. */
  hitDice?: { count: number; sides: number };
  traits: Traits;
  tactics?: Partial<Tactics>;
  /** The challenge rating, or the level of a character: for the difficulty shown beside the odds. */
  challenge?: number;
  level?: number;
  /** An assumption made where something was not specified, in a sentence; shown beside the result. */
  assumed?: string;
  /** What is not simulated of its record, in sentences; shown beside every result. */
  leftOut: readonly string[];
};

/** Permanent traits, by the names of the rules. */
export type Traits = {
  /** Advantage while an able ally is next to the target (SRD 5.1, "Kobold"). */
  packTactics?: boolean;
  /** Advantage on saves against spells and other magic. */
  magicResistance?: boolean;
  /** How many failed saves a day it can turn into successes. */
  legendaryResistance?: number;
  legendaryActions?: number;
  regeneration?: Regeneration;
  /**
   * At 0 hit points a Constitution save of DC 5 + the damage keeps it at 1, unless radiant or a critical hit (SRD 5.1,
   * "Zombie").
   */
  undeadFortitude?: boolean;
  /** Damage of at most this that would bring it to 0 leaves it at 1, once (SRD 5.1, "Boar"). */
  relentless?: number;
  /** Half damage becomes none on a success, full damage becomes half on a failure. */
  evasion?: boolean;
  /** Advantage on saves against these conditions. */
  saveAdvantageAgainst?: readonly Condition[];
  /** Advantage on saves of these abilities: Danger Sense. */
  saveAdvantage?: readonly Ability[];
  /** Advantage on saves of these abilities against spells and other magic only (SRD 5.1, "Gnome"). */
  saveAdvantageAgainstMagic?: readonly Ability[];
  /** Added to all its saves and to those of its allies: a paladin's aura. */
  saveAura?: { plus: number };
  /** Advantage on attacks against every wounded creature (SRD 5.1, "Giant Shark"). */
  bloodFrenzy?: boolean;
  /** Takes advantage on its melee attacks, and gives it to attacks against it. */
  reckless?: boolean;
  /** Does not provoke opportunity attacks when it leaves. */
  flyby?: boolean;
  /** A critical hit on this or higher; default 20. */
  criticalOn?: number;
  /** Weapon dice added to a critical hit in melee: Brutal Critical, Savage Attacks. */
  criticalDice?: number;
  /** Rerolls a 1 on the d20, once per roll (SRD 5.1, "Halfling"). */
  lucky?: boolean;
  /** Rerolls 1s and 2s of its melee weapons' damage dice once: Great Weapon Fighting of 2014. */
  greatWeapon?: boolean;
  /** Critical hits against it are ordinary hits: adamantine armor. */
  noCriticals?: boolean;
  /** Advantage on concentration saves, as by War Caster. */
  concentrationAdvantage?: boolean;
  /** Never surprised. */
  alert?: boolean;
};
