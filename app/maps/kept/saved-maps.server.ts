import { keptShelf } from '~/platform/kept-shelf/kept-shelf.server';
import type { ShelfLimits } from '~/platform/kept-shelf/shelf-limits';
import {
  type KeptMap,
  LONGEST_JSON,
  LONGEST_SHARED_VIEW,
  MOST_MAPS,
  MOST_MAPS_WITH_DELETED,
} from './kept-map';
import { maps } from './tables';

const LIMITS: ShelfLimits = {
  most: MOST_MAPS,
  mostWithDeleted: MOST_MAPS_WITH_DELETED,
  // A map of 500 by 500 squares takes 85 KB compressed on average, 200 KB at most.
  mostBytes: 32 * 1024 * 1024,
  // A character takes up to three bytes.
  textBytes: 3 * LONGEST_JSON,
  shownBytes: 3 * LONGEST_SHARED_VIEW,
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
};

/** The saved maps of users. */
export const mapShelf = keptShelf(maps, LIMITS, {
  facts: ['look', 'width', 'height', 'rooms', 'thumbnail'],
  plain: 'json',
  words: 'roomWords',
});

/** Converts a map for the shelf. */
export function onShelf({ name, json, roomWords, ...facts }: KeptMap) {
  return { name, text: json, facts, ...(roomWords !== undefined && { words: roomWords }) };
}

/** The version that a map is shared as; unknown values show the least. */
export function audienceOf(shared: string | null): 'player' | 'gm' {
  return shared === 'gm' ? 'gm' : 'player';
}

export type ListedMap = Awaited<ReturnType<typeof mapShelf.list>>[number];
