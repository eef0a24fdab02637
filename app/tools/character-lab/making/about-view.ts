import type { Making } from './making';
import type { AboutView } from './making-facts';

/** The data of the step for name, appearance and story. */
export function aboutView({ character }: Making): AboutView {
  const { name, player, alignment, xp, looks, backstory, notes, extras, counters } = character;
  return {
    step: 'about',
    character: { name, player, alignment, xp, looks, backstory, notes, extras, counters },
  };
}
