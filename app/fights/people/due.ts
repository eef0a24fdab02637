import type { Due, Fight } from '../log/state';

/** Adds a pending item; one with the same id is replaced in place. */
export function asked(fight: Fight, due: Due): Fight {
  const at = fight.due.findIndex((one) => one.id === due.id);
  if (at < 0) return { ...fight, due: [...fight.due, due] };
  return { ...fight, due: fight.due.map((one, index) => (index === at ? due : one)) };
}

/** The fight without the pending items for which `done` returns true. */
export function answered(fight: Fight, done: (due: Due) => boolean): Fight {
  const due = fight.due.filter((one) => !done(one));
  return due.length === fight.due.length ? fight : { ...fight, due };
}
