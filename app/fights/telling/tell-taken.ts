import { combatantOf, combatantsOf } from '../people/people';
import { type Around, rowName } from './names';

/** What was taken back or done again: by what it was, and by what it changed in the fight. */
export function tellTaken(
  how: 'undo' | 'redo',
  named: string | undefined,
  around: Around,
): string[] {
  const head = how === 'undo' ? 'Taken back' : 'Done again';
  const changes = changesOf(around);
  // Where it stood at the end of its own sentence, it now stands inside another.
  const what = named?.replace(/\.$/, '');
  const said = [what, changes].filter((one) => one !== undefined && one !== '').join('; ');
  return [said === '' ? `${head}.` : `${head}: ${said}.`];
}

function changesOf(around: Around): string {
  const { before, after } = around;
  const said = combatantsOf(after).flatMap((now) => {
    const was = combatantOf(before, now.id);
    if (was === null) return [`${now.name} is here again`];
    if (was.hitPoints !== now.hitPoints) {
      return [`${now.name} has ${now.hitPoints} hit points instead of ${was.hitPoints}`];
    }
    return [];
  });
  const away = combatantsOf(before)
    .filter(({ id }) => combatantOf(after, id) === null)
    .map(({ name }) => `${name} is not here`);
  const moved = before.turn !== after.turn || before.round !== after.round;
  const turn = moved && after.turn !== null ? [`it is ${rowName(around, after.turn)}’s turn`] : [];
  const all = [...said, ...away, ...turn];
  return all.length > 6
    ? `${all.slice(0, 5).join(', ')} and ${all.length - 5} more`
    : all.join(', ');
}
