import { createLedger } from '~/fights/fold/ledger';
import { deviceSeed } from '../live/page-device-fight';
import { localStorageOf } from '../live/page-device-line';
import type { ReadOther } from '../live/read-other';
import { openThisHere } from './open-device-fight';

/** Reads another fight stored on this device. */
export const readFightHere: ReadOther = async (id) => {
  const storage = localStorageOf();
  const kept = storage === null ? null : openThisHere(storage, id).fight;
  if (kept === null) return null;
  const ledger = createLedger(deviceSeed(kept.edition).fight);
  for (const event of kept.events) ledger.append(event);
  return ledger.fight();
};
