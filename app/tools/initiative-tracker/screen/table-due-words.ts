import type { Due, Fight } from '~/fights/log/state';
import { combatantOf } from '~/fights/people/people';

/** A player's request to the game master. */
export type TableDue = Extract<Due, { kind: 'claim' | 'suggested' }>;

const MOST_NAMED = 8;

/** "Mira’s player: 14 fire to Ogre 1, Goblin 2 (with Fire Bolt)", "Ann asks to play Mira". */
export function tableDueWords(fight: Fight, due: TableDue): string {
  const named = (id: string | null) =>
    (id === null ? null : combatantOf(fight, id)?.name) ?? 'somebody who left';
  if (due.kind === 'claim') return `${due.name} asks to play ${named(due.who)}`;
  const type = due.type === null ? 'damage' : due.type;
  const means = due.with === null ? '' : ` (with ${due.with})`;
  const shown = due.targets.slice(0, MOST_NAMED).map(named);
  const more = due.targets.length - shown.length;
  const all = more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`;
  return `${named(due.who)}’s player: ${due.amount} ${type} to ${all}${means}`;
}
