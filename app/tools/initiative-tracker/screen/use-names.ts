import { useRef } from 'react';
import type { Fight } from '~/fights/log/state';
import { combatantsOf } from '~/fights/people/people';
import type { Names } from './fight-facts';

/** The names of combatants and marks; the same object while they do not change. */
export function useNames(fight: Fight): Names {
  const kept = useRef<{ sign: string; names: Names } | null>(null);
  const all = combatantsOf(fight);
  const marks = (fight.marks ?? []).map(({ name }) => name);
  const sign = JSON.stringify([
    marks,
    ...all.map(({ id, name, place, kind }) => [id, name, place, kind]),
  ]);
  if (kept.current?.sign !== sign) {
    const names: Names = {
      marks,
      of: Object.fromEntries(all.map(({ id, name }) => [id, name])),
      everybody: all
        .filter(({ place, kind }) => place === 'order' && kind === 'creature')
        .map(({ id, name }) => ({ value: id, label: name })),
    };
    kept.current = { sign, names };
  }
  return kept.current.names;
}
