import { MOST_EVENTS } from '~/fights/fold/refuse';
import { type FightEvent, fightEvent } from '~/fights/log/deeds';
import {
  type DeviceFight,
  type FightStorage,
  keptTexts,
  readFightText,
  setAside,
} from '../live/page-device-fight';
import { newDeviceFightId } from '../live/page-new-id';

/** Longer texts are not parsed, because that would be too slow. */
const MOST_LETTERS = 8 * 1024 * 1024;
const KEPT_ASIDE = 'The original is still on this device: download it below.';

type Kept = { place: string; text: string };

/** The fight found on a device, and a sentence about what could not be read. */
export type OpenedHere = { fight: DeviceFight | null; problem: string | null };

/**
 * Opens the fight last run on this device and validates each event, as for a file. Unreadable data is never deleted:
 * the whole text is moved aside, and the fight continues with the readable events.
 */
export function openLatestHere(storage: FightStorage): OpenedHere {
  let problem: string | null = null;
  for (const kept of keptTexts(storage)) {
    const opened = openText(storage, kept);
    problem = opened.problem ?? problem;
    if (opened.fight) return { fight: opened.fight, problem };
  }
  return { fight: null, problem };
}

/** Opens one of the fights on this device, in the same way as `openLatestHere`. */
export function openThisHere(storage: FightStorage, id: string): OpenedHere {
  const kept = keptTexts(storage).find(({ place }) => place === id);
  return kept ? openText(storage, kept) : { fight: null, problem: 'That fight is no longer here.' };
}

function openText(storage: FightStorage, { place, text }: Kept): OpenedHere {
  const read = text.length > MOST_LETTERS ? null : readFightText(text);
  if (read === null || read.events.length > MOST_EVENTS) {
    setAside(storage, place);
    return { fight: null, problem: `A fight on this device cannot be read. ${KEPT_ASIDE}` };
  }
  const { edition } = read;
  const { events, lost } = readable(read.events);
  if (lost === 0) return { fight: { id: place, edition, events }, problem: null };
  setAside(storage, place);
  const of = `${lost} of ${read.events.length} entries of the fight on this device cannot be read`;
  if (events.length === 0) return { fight: null, problem: `${of}. ${KEPT_ASIDE}` };
  return {
    fight: { id: newDeviceFightId(), edition, events },
    problem: `${of}, and it goes on without them. ${KEPT_ASIDE}`,
  };
}

function readable(kept: readonly unknown[]): { events: FightEvent[]; lost: number } {
  const events = kept.flatMap((one) => {
    const judged = fightEvent.safeParse(one);
    return judged.success ? [judged.data] : [];
  });
  return { events, lost: kept.length - events.length };
}
