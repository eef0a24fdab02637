import { remindedOf } from '../lasting/reminded';
import type { Fight } from '../log/state';
import { asked } from '../people/due';
import { changedAll, combatantsOf, hasTurns } from '../people/people';

/**
 * Starts a round: combatants arrive, reminders of the round are added, and a reroll is requested if the settings say
 * so.
 */
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
