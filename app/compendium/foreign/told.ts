import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { Edition } from '~/rules/edition';
import type { Changed } from './reading';

/** The fields of a record that are not entries. */
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

/** A named part of a statblock: its title with the brackets, and its text with one paragraph per line. */
export type ToldEntry = {
  readonly section: Section;
  readonly title: string;
  readonly text: string;
  /** The line of the source where the entry starts. */
  readonly line?: number;
  /** Values read differently from the source, or left as text. */
  readonly changes?: readonly Omit<Changed, 'field'>[];
};

/** Facts of which any may be missing; a missing passive Perception is derived from the skill. */
export type ToldFacts = Partial<Omit<Facts, 'senses'>> & {
  senses?: Omit<Facts['senses'], 'passivePerception'> & { passivePerception?: number };
};

/** The facts of one creature as read from a source, before defaults are added and entries are parsed. */
export type Told = {
  name: string;
  edition: Edition;
  facts: ToldFacts;
  entries: ToldEntry[];
  /** The introduction before the legendary actions. */
  legendaryIntro: string;
  legendaryActions?: number;
};

/** Creates an empty result for a creature with this name. */
export function toldOf(name: string, edition: Edition): Told {
  return { name, edition, facts: {}, entries: [], legendaryIntro: '' };
}
