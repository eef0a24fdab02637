import { combatantOf, combatantsOf } from '../people/people';
import { type Around, rowName } from './names';

/** Most lines of the original action repeated after "Undone". */
const MOST_SAID = 3;

/**
 * Describes an undo or redo: repeats the action's own lines and lists its changes to the fight. For an action before
 * the events in memory it has neither.
 */
export function tellTaken(
  how: 'undo' | 'redo',
  named: readonly string[] | undefined,
  around: Around,
): string[] {
  const head = how === 'undo' ? 'Undone' : 'Redone';
  const changes = changesOf(around);
  const said = [wordsOf(named ?? []), changes].filter((one) => one !== '').join('; ');
  return [`${head}: ${said === '' ? 'an earlier change' : said}.`];
}

/** Removes the final full stop of each line, to join them in one sentence. */
function wordsOf(named: readonly string[]): string {
  const shown = named.length > MOST_SAID ? named.slice(0, MOST_SAID - 1) : named;
  const words = shown.map((one) => one.replace(/\.$/, '')).join('; ');
  const rest = named.length - shown.length;
  return rest === 0 ? words : `${words} and ${rest} more`;
}

function changesOf(around: Around): string {
  const { before, after } = around;
  const said = combatantsOf(after).flatMap((now) => {
    const was = combatantOf(before, now.id);
    if (was === null) return [`${now.name} is back`];
    if (was.hitPoints !== now.hitPoints) {
      return [`${now.name} has ${now.hitPoints} hit points instead of ${was.hitPoints}`];
    }
    return [];
  });
  const away = combatantsOf(before)
    .filter(({ id }) => combatantOf(after, id) === null)
    .map(({ name }) => `${name} is gone`);
  const moved = before.turn !== after.turn || before.round !== after.round;
  const turn = moved && after.turn !== null ? [`it is ${rowName(around, after.turn)}’s turn`] : [];
  const all = [...said, ...away, ...turn];
  return all.length > 6
    ? `${all.slice(0, 5).join(', ')} and ${all.length - 5} more`
    : all.join(', ');
}
