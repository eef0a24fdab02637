import type { Making } from './making';
import type { AboutView } from './making-facts';

/** What makes a person of the numbers. */
export function aboutView({ character }: Making): AboutView {
  const { name, player, alignment, xp, looks, backstory, notes, extras, counters } = character;
  return {
    step: 'about',
    character: { name, player, alignment, xp, looks, backstory, notes, extras, counters },
  };
}
