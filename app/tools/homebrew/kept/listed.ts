import type { Edition } from '~/rules/edition';

/** The list facts of a creature. Times in milliseconds. */
export type ListedCreature = {
  id: string;
  name: string;
  version: number;
  updatedAt: number;
  edition: Edition;
  type: string;
  cr: number;
  /** The name of what it was made from. */
  origin: string | null;
  folder: string;
  tags: readonly string[];
  /** The party whose members find it in their lookups. */
  partyId: string | null;
  /** Its id in the monster lookup. */
  ownId: string;
  /** Whether its form holds more than its record. */
  isDraft: boolean;
  shared: boolean;
};

/** The sort orders of a list. */
export const CREATURE_SORTS = ['latest', 'name', 'cr', 'type'] as const;
export type CreatureSort = (typeof CREATURE_SORTS)[number];
