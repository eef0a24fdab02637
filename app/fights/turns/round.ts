import { remindedOf } from '../lasting/reminded';
import type { Fight } from '../log/state';
import { asked } from '../people/due';
import { changedAll, combatantsOf, hasTurns } from '../people/people';

/** A round begins: who was to arrive by now does, what was to be said in it is said, and the table that rolls anew is asked to. */
export function startRound(fight: Fight, round: number): Fight {
  const arriving = combatantsOf(fight).filter(
    (one) => one.place === 'waiting' && one.arrives !== null && one.arrives <= round,
  );
  let after = changedAll(
    { ...fight, round, turn: null },
    arriving.map((one) => one.id),
    (one) => ({ ...one, place: 'order' }),
  );
  for (const one of arriving) {
    after = asked(after, { id: `arrival:${one.id}`, who: one.id, kind: 'arrival', text: one.name });
  }
  after = remindedOf(after, null, 'round');
  for (const one of combatantsOf(after)) {
    if (one.sheet.reminders.length > 0 && hasTurns(one)) after = remindedOf(after, one.id, 'round');
  }
  return fight.settings.reroll === 'ask' && round > 1
    ? asked(after, { id: 'reroll', who: null, kind: 'reroll' })
    : after;
}
