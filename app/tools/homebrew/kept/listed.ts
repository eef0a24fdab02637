import type { Edition } from '~/rules/edition';

/** What a list tells of a creature. Times in milliseconds. */
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
  /** Whose members find it in their lookups. */
  partyId: string | null;
  /** Its address in the monster lookup. */
  ownId: string;
  /** Whether its form holds more than its record yet. */
  isDraft: boolean;
  shared: boolean;
};

/** The ways to sort a list. */
export const CREATURE_SORTS = ['latest', 'name', 'cr', 'type'] as const;
export type CreatureSort = (typeof CREATURE_SORTS)[number];
