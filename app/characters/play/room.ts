import type { Play } from '../record/character';
import { bytesOf, playText } from '../record/play-text';
import type { Deed } from './deed';
import type { PlayFacts } from './facts';

/** What new items and notes leave free, for numbers that change: those are never refused. */
const FOR_NUMBERS = 4096;

/** Deeds that add items or texts, with the bytes that they leave free. */
const LEFT_FREE: Partial<Record<Deed['does'], number>> = {
  loot: FOR_NUMBERS,
  note: FOR_NUMBERS,
  gear: FOR_NUMBERS / 2,
  recover: FOR_NUMBERS / 2,
  undo: 0,
};

/** Why play after a deed could no longer be saved with its character, as a sentence; null when it can. */
export function whyNoRoom(
  { room }: PlayFacts,
  { does }: Pick<Deed, 'does'>,
  before: Play,
  after: Play,
): string | null {
  const free = LEFT_FREE[does];
  if (room === undefined || free === undefined) return null;
  const bytes = bytesOf(playText(after));
  if (bytes <= room - free || bytes <= bytesOf(playText(before))) return null;
  return 'This character is full (64 kB): delete a note, or shorten its backstory, and try again.';
}
