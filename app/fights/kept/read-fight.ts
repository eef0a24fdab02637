import { createLedger, type Ledger } from '../fold/ledger';
import type { Fight } from '../log/state';
import type { FightRead } from './fight-calls';

/** A ledger of a fight that was read whole; it begins after `base.seq` events. Throws when there is no base. */
export function ledgerOfRead({ base, events }: FightRead): Ledger {
  if (base === null) throw new Error('Only a fight that was read whole has a ledger of its own.');
  const ledger = createLedger(base.fight);
  for (const event of events) ledger.append(event);
  return ledger;
}

/** The current state of a fight that was read whole. */
export function fightOfRead(read: FightRead): Fight {
  return ledgerOfRead(read).fight();
}
