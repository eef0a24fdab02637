import type { Due, Fight } from '../log/state';

/** Asks something of the table; a question that is already open is asked anew in its old place, never twice. */
export function asked(fight: Fight, due: Due): Fight {
  const at = fight.due.findIndex((one) => one.id === due.id);
  if (at < 0) return { ...fight, due: [...fight.due, due] };
  return { ...fight, due: fight.due.map((one, index) => (index === at ? due : one)) };
}

/** The fight without those questions for which `done` holds. */
export function answered(fight: Fight, done: (due: Due) => boolean): Fight {
  const due = fight.due.filter((one) => !done(one));
  return due.length === fight.due.length ? fight : { ...fight, due };
}
