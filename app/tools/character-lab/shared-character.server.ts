import type { ToldCharacter } from '~/characters/exchange/told-sheet';
import { openSharedCharacter } from '~/characters/kept/characters.server';
import { toldAtTable } from '~/parties/at-table';
import { sharedSeat } from '~/parties/kept/seat-rows.server';
import { atTable } from '~/parties/seated-play';

type SharedDesk = Parameters<typeof openSharedCharacter>[0];

/**
 * Opens a shared character by its code, without what only its owner may read. When it is in a party, it has the party's
 * values; nothing else of the party is shown.
 */
export async function openShared(
  desk: SharedDesk,
  code: string,
): Promise<{ told: ToldCharacter; name: string } | 'unread' | null> {
  const opened = /^[\w-]{6,60}$/.test(code) ? await openSharedCharacter(desk, code) : null;
  if (opened === null || opened === 'unread') return opened;
  const seat = await sharedSeat(desk.db, code);
  const { character, listed } = opened;
  const played = seat ? { ...character, play: atTable(character.play, seat) } : character;
  return { told: toldAtTable(played, seat), name: listed.name };
}
