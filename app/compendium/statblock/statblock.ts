import type { Roll } from '~/dice-tray/roll';
import type { Ability } from '~/rules/ability';
import type { Condition } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';

/** The layout of a statblock: that of the 2014 books or the 2024 books. */
export const STATBLOCK_LAYOUTS = ['2014', '2024'] as const;
export type StatblockLayout = (typeof STATBLOCK_LAYOUTS)[number];

/** A part of a statblock's line: plain text, a roll, a spell, a condition, another creature, or emphasised text. */
export type Segment =
  | string
  | { text: string; roll: Roll }
  | { text: string; spell: string }
  | { text: string; condition: Condition }
  | { text: string; creature: string }
  | { em: string }
  | { strong: string };

export type StatblockLine = { label: string; segments: readonly Segment[] };

/** A trait or an action: its name, the note in brackets after it, and its paragraphs. */
export type StatblockEntry = {
  name: string;
  note: readonly Segment[];
  paragraphs: readonly (readonly Segment[])[];
};

/** In the 2014 layout, traits have no heading (`title` is null). */
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
  /** Whether the save has proficiency or another bonus. */
  trained: boolean;
};

/** A statblock prepared for display or export, with every line in order and every roll as a segment. */
export type Statblock = {
  name: string;
  edition: Edition;
  layout: StatblockLayout;
  /** Size, type and alignment: "Small humanoid (goblinoid), neutral evil". */
  kind: string;
  /** Armor class, hit points, speed; also initiative in the 2024 layout. */
  head: readonly StatblockLine[];
  abilities: readonly StatblockAbility[];
  /** From saves to challenge rating. */
  lines: readonly StatblockLine[];
  /** Known facts that the books of this layout do not print: shown beside the block, never in it. */
  beside: readonly StatblockLine[];
  sections: readonly StatblockSection[];
  notes: string;
};

/** The plain text of some segments. */
export function plainText(segments: readonly Segment[]): string {
  return segments
    .map((segment) => {
      if (typeof segment === 'string') return segment;
      if ('em' in segment) return segment.em;
      return 'strong' in segment ? segment.strong : segment.text;
    })
    .join('');
}
