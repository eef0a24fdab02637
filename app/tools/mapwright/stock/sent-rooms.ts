import { z } from 'zod';
import { MOST_STOCKED } from './bands';
import { type RoomFacts, UNREACHED } from './room-facts';

const roomFact = z.tuple([
  z.int().min(1).max(65_535),
  z.int().min(1).max(250_000),
  z.int().min(0).max(250_000),
  z.int().min(0).max(UNREACHED),
]);
const sentRooms = z.array(roomFact).min(1).max(MOST_STOCKED);
const sentLines = z.array(z.string().max(400)).max(1000);

/** The rooms of a request, or null if they cannot be read. */
export function readSentRooms(rooms: string, said: string, heart = '', gate = '') {
  const facts = sentRooms.safeParse(parsed(rooms));
  const lines = sentLines.safeParse(parsed(said));
  if (!facts.success || !lines.success) return null;
  const list = facts.data.map(
    ([number, squares, water, depth]): RoomFacts => ({ number, squares, water, depth }),
  );
  const numberOf = (text: string) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined);
  const [heartNumber, gateNumber] = [numberOf(heart), numberOf(gate)];
  return {
    rooms: list,
    said: lines.data,
    ...(heartNumber && { heart: heartNumber }),
    ...(gateNumber && { gate: gateNumber }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '[]' : text);
  } catch {
    return null;
  }
}
