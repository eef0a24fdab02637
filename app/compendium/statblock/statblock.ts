import type { Roll } from '~/dice-tray/roll';
import type { Ability } from '~/rules/ability';
import type { Condition } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';

/** How a statblock is set: as in the books of 2014, or as in those of 2024. */
export const STATBLOCK_LAYOUTS = ['2014', '2024'] as const;
export type StatblockLayout = (typeof STATBLOCK_LAYOUTS)[number];

/** A piece of a statblock's line: plain words, a number that rolls, a spell, a condition, another creature, or words set apart. */
export type Segment =
  | string
  | { text: string; roll: Roll }
  | { text: string; spell: string }
  | { text: string; condition: Condition }
  | { text: string; creature: string }
  | { em: string }
  | { strong: string };

export type StatblockLine = { label: string; segments: readonly Segment[] };

/** A trait or an action: its name, what stands in brackets behind it, and its paragraphs. */
export type StatblockEntry = {
  name: string;
  note: readonly Segment[];
  paragraphs: readonly (readonly Segment[])[];
};

/** Traits have no heading of their own in the layout of 2014 (`title` is null). */
export type StatblockSection = {
  title: string | null;
  intro: string;
  entries: readonly StatblockEntry[];
};

export type StatblockAbility = {
  ability: Ability;
  score: number;
  check: Extract<Segment, { roll: Roll }>;
  save: Extract<Segment, { roll: Roll }>;
  /** The creature is proficient in the save, or has another bonus to it. */
  trained: boolean;
};

/** A creature's statblock, ready to be shown or written: every line in its order, every roll in its place. */
export type Statblock = {
  name: string;
  edition: Edition;
  layout: StatblockLayout;
  /** Size, type and alignment: "Small humanoid (goblinoid), neutral evil". */
  kind: string;
  /** Armor class, hit points, speed; in 2024's layout initiative too. */
  head: readonly StatblockLine[];
  abilities: readonly StatblockAbility[];
  /** Saves to challenge rating. */
  lines: readonly StatblockLine[];
  /** What is known of the creature and stands in no book of this layout: it is shown beside the block, never in it. */
  beside: readonly StatblockLine[];
  sections: readonly StatblockSection[];
  notes: string;
};

/** The words of some segments without what can be done with them. */
export function plainText(segments: readonly Segment[]): string {
  return segments
    .map((segment) => {
      if (typeof segment === 'string') return segment;
      if ('em' in segment) return segment.em;
      return 'strong' in segment ? segment.strong : segment.text;
    })
    .join('');
}
