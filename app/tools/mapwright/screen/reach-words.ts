import type { Reach } from '~/maps/map/connectivity';

/** More rooms than this are counted, not listed. */
const MOST_LISTED = 6;

/** Describes what can be reached in a sentence for the game master. */
export function reachWords({ connected, secretlyConnected: hidden }: Reach): string {
  if (!connected) return 'Some areas cannot be reached.';
  if (hidden.length === 0) return 'Every room can be reached.';
  const rooms =
    hidden.length > MOST_LISTED
      ? `${hidden.length} rooms`
      : `${hidden.length === 1 ? 'room' : 'rooms'} ${inOneLine(hidden)}`;
  return `Every room can be reached, ${rooms} only by secret doors.`;
}

function inOneLine(numbers: readonly number[]): string {
  const last = numbers.at(-1) ?? '';
  return numbers.length < 2 ? String(last) : `${numbers.slice(0, -1).join(', ')} and ${last}`;
}
