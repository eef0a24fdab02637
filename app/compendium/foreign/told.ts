import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { Edition } from '~/rules/edition';
import type { Changed } from './reading';

/** The parts of a record that are no entries. */
export type Facts = Omit<
  MonsterRecord,
  | 'format'
  | 'slug'
  | 'traits'
  | 'actions'
  | 'bonusActions'
  | 'reactions'
  | 'legendary'
  | 'lairActions'
  | 'mythicActions'
  | 'regionalEffects'
  | 'multiattack'
>;

export const SECTIONS = [
  'traits',
  'actions',
  'bonusActions',
  'reactions',
  'legendary',
  'mythicActions',
  'lairActions',
  'regionalEffects',
] as const;
export type Section = (typeof SECTIONS)[number];

/** A named piece of a statblock: its title with what stands in brackets behind it, and its words, a paragraph a line. */
export type ToldEntry = {
  readonly section: Section;
  readonly title: string;
  readonly text: string;
  /** The line of a text that it begins on. */
  readonly line?: number;
  /** What was taken for it otherwise than its source says it, or left to its words. */
  readonly changes?: readonly Omit<Changed, 'field'>[];
};

/** Facts of which any may be missing; without a passive Perception it follows from the skill. */
export type ToldFacts = Partial<Omit<Facts, 'senses'>> & {
  senses?: Omit<Facts['senses'], 'passivePerception'> & { passivePerception?: number };
};

/** What a source says of one creature, before defaults and before its words are understood. */
export type Told = {
  name: string;
  edition: Edition;
  facts: ToldFacts;
  entries: ToldEntry[];
  /** What stands before the legendary actions. */
  legendaryIntro: string;
  legendaryActions?: number;
};

/** Nothing told yet of a creature of this name. */
export function toldOf(name: string, edition: Edition): Told {
  return { name, edition, facts: {}, entries: [], legendaryIntro: '' };
}
