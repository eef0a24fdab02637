import type { Ability } from '~/rules/ability';
import type { Condition } from '~/rules/conditions';
import type { DamageType } from '~/rules/damage-types';
import type { Edition } from '~/rules/edition';
import type { BodySize, Line, Manner } from './body-words';
import type { Deed, Reaction } from './deed';
import type { Tactics } from './tactics';

/** Damage of these types counts so; `unless` names what gets past it ("from nonmagical attacks that aren't silvered"). */
export type Defence = {
  how: 'resist' | 'immune' | 'vulnerable' | 'absorb';
  types: readonly DamageType[];
  /** Missing: against all damage of the types. `magical`: attacks without magic are held off; `silvered`: unless silvered or magical; and so on. */
  unless?: Exclude<Manner, 'plain'>;
};

/** Something that can be spent: spell slots of a level, uses a day, a breath that comes back on a d6. */
export type Resource = {
  key: string;
  name: string;
  most: number;
  /** At the start of its turn a d6 of at least this brings it back. */
  rechargeOn?: number;
  /** What brings it back between fights. */
  back: 'short-rest' | 'long-rest' | 'turn' | 'round' | 'never';
};

/** Hit points that come back at the start of a creature's turn (SRD 5.1, "Troll"). */
export type Regeneration = {
  hitPoints: number;
  /** Damage of these types keeps it from healing on its next turn. */
  stoppedBy: readonly DamageType[];
  /** It dies only when it starts its turn with 0 hit points and does not regenerate. */
  keepsAlive: boolean;
};

/**
 * A creature as a fight needs it, whatever it came from: a record, a character, a party's member or a line of a file. Plain data:
 * it goes through JSON and to a Web Worker as it is.
 */
export type Combatant = {
  name: string;
  edition: Edition;
  /** Monsters die at 0 hit points; characters fall and make death saving throws. */
  role: 'monster' | 'character';
  /** Creature type in lower case ("undead"), and size, for what asks for them. */
  type: string;
  size: BodySize;
  ac: number;
  /** `average` is fixed; the dice are rolled where the table rolls them (`count` 0: always the average). */
  hitPoints: { average: number; count: number; sides: number; bonus: number };
  temporary?: number;
  /** What is added to its d20 for initiative. */
  initiative: { bonus: number; advantage?: boolean };
  /** Modifiers, not scores. */
  abilities: Record<Ability, number>;
  /** Its whole bonus to each saving throw. */
  saves: Record<Ability, number>;
  proficiency: number;
  line: Line;
  defences: readonly Defence[];
  conditionImmune: readonly Condition[];
  /** All that it has to spend; deeds name it by key. */
  resources: readonly Resource[];
  deeds: readonly Deed[];
  reactions: readonly Reaction[];
  /** Creatures that its deeds call, by the key that they are called with. */
  calls?: readonly { key: string; creature: Combatant }[];
  /** Hit dice for short rests: so many of so many sides, with the Constitution modifier. */
  hitDice?: { count: number; sides: number };
  traits: Traits;
  tactics?: Partial<Tactics>;
  /** The challenge rating, or the level of a character: for the budget's word beside the odds. */
  challenge?: number;
  level?: number;
  /** What it was taken for because nobody said, in a sentence; shown beside the verdict. */
  assumed?: string;
  /** What of its record no program can play, in words; shown beside every result. */
  leftOut: readonly string[];
};

/** What a creature always has, by the names of the rules. */
export type Traits = {
  /** Advantage while an able ally stands by the target (SRD 5.1, "Kobold"). */
  packTactics?: boolean;
  /** Advantage on saves against spells and other magic. */
  magicResistance?: boolean;
  /** A failed save that it turns into a success, so many times a day. */
  legendaryResistance?: number;
  legendaryActions?: number;
  regeneration?: Regeneration;
  /** At 0 hit points a Constitution save of 5 + the damage keeps it at 1, unless radiant or a critical hit (SRD 5.1, "Zombie"). */
  undeadFortitude?: boolean;
  /** Damage of at most this that would bring it to 0 leaves it at 1, once (SRD 5.1, "Boar"). */
  relentless?: number;
  /** Half damage becomes none on a success, all becomes half on a failure. */
  evasion?: boolean;
  /** Saves against these are made with advantage. */
  saveAdvantageAgainst?: readonly Condition[];
  /** Saves of these abilities are made with advantage: Danger Sense. */
  saveAdvantage?: readonly Ability[];
  /** Advantage on saves by these abilities against spells and other magic alone (SRD 5.1, "Gnome"). */
  saveAdvantageAgainstMagic?: readonly Ability[];
  /** Added to all its saves: a paladin's aura; `allies` have it as well. */
  saveAura?: { plus: number };
  /** Attacks with advantage at every creature that is hurt (SRD 5.1, "Giant Shark"). */
  bloodFrenzy?: boolean;
  /** Chooses advantage on its melee attacks, and gives it to those against it. */
  reckless?: boolean;
  /** Opportunity attacks are not made against it when it leaves. */
  flyby?: boolean;
  /** A critical hit on this or higher; 20 when missing. */
  criticalOn?: number;
  /** Dice of the weapon added on a critical hit in melee: Brutal Critical, Savage Attacks. */
  criticalDice?: number;
  /** Rerolls a 1 on the d20, once each roll (SRD 5.1, "Halfling"). */
  lucky?: boolean;
  /** 1 and 2 of the damage dice of its melee weapons are rolled again, once: Great Weapon Fighting of 2014. */
  greatWeapon?: boolean;
  /** A critical hit against it is a plain one: adamantine armor. */
  noCriticals?: boolean;
  /** War Caster and its like: advantage on Constitution saves to keep concentration. */
  concentrationAdvantage?: boolean;
  /** Never surprised. */
  alert?: boolean;
};
