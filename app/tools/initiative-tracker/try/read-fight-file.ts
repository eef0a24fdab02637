import { createLedger } from '~/fights/fold/ledger';
import { MOST_EVENTS } from '~/fights/fold/refuse';
import { fightEvent } from '~/fights/log/deeds';
import { type DeviceFight, deviceSeed, readFightText } from '../live/page-device-fight';
import { newDeviceFightId } from '../live/page-new-id';

/** A parsed fight with its name. */
type ReadFight = DeviceFight & { name: string };

/** Larger files are refused. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Reads a fight from a file, or returns a problem. */
export async function readFightFile(file: Blob): Promise<ReadFight | { problem: string }> {
  if (file.size > MOST_BYTES) return { problem: 'A fight has at most 8 MB.' };
  return fightIn(await file.text());
}

/** Parses a fight from a text and validates each event. */
export function fightIn(text: string): ReadFight | { problem: string } {
  const read = readFightText(text);
  if (read === null) return { problem: 'This file has no fight from this tracker.' };
  if (read.events.length > MOST_EVENTS) return { problem: 'This fight has too many entries.' };
  const events: DeviceFight['events'][number][] = [];
  for (const [at, one] of read.events.entries()) {
    const judged = fightEvent.safeParse(one);
    if (!judged.success) return { problem: `Entry ${at + 1} of this file is not part of a fight.` };
    events.push(judged.data);
  }
  const ledger = createLedger(deviceSeed(read.edition).fight);
  for (const event of events) ledger.append(event);
  return { id: newDeviceFightId(), name: ledger.fight().name, edition: read.edition, events };
}
