import type { Ability } from '~/rules/ability';
import type { CasterClass } from '~/rules/caster-classes';
import type { Condition } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';
import type { Combatant, Defence, Resource, Traits } from '../sheet/combatant';
import type { Deed, Reaction } from '../sheet/deed';
import type { AbilityPlan, Hero } from './ability-plan';

/** What a class contributes to a fight at a level, besides its numbers. The first deed is its main attack. */
export type Kit = {
  deeds: readonly Deed[];
  resources?: readonly Resource[];
  reactions?: readonly Reaction[];
  traits?: Traits;
  defences?: readonly Defence[];
  conditionImmune?: readonly Condition[];
  /** Proficient saves besides those of its class. */
  saves?: readonly Ability[];
  initiative?: { plus?: number; advantage?: boolean };
  leftOut?: readonly string[];
};

/** The spells of a build: the class level from which it knows each, by the slugs of the records. */
export type SpellPlan = {
  caster: CasterClass;
  ability: Ability;
  known: Readonly<Record<Edition, Readonly<Record<number, readonly string[]>>>>;
  /** Applies the class features to the deed of a spell. */
  shape?(hero: Hero, deed: Deed, spell: { slug: string; school: string }): readonly Deed[];
  /** Slots of level 1 that are spent before the fight: Mage Armor. */
  spent?: number;
};

/** One of the named characters: a class with its subclass, played in a typical way. */
export type Build = {
  id: string;
  className: string;
  name: string;
  /** How it fights, in one line. */
  line: string;
  hitDie: number;
  saves: readonly [Ability, Ability];
  stands: Combatant['line'];
  plans: Readonly<Record<Edition, AbilityPlan>>;
  ac(hero: Hero): number;
  /** Hit points besides dice and Constitution. */
  toughness?(hero: Hero): number;
  /** The ability of its DC, where it has one. */
  dc?: Ability;
  spells?: SpellPlan;
  kit(hero: Hero): Kit;
};
