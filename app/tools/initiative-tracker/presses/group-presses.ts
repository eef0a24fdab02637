import { combatantsOf } from '~/fights/people/people';
import { wholeOrder } from '~/fights/turns/order';
import { type Asked, cutText, deeds, NOBODY, type Pressed, problem, targets, text } from './asked';

/**
 * Links the selected combatants on the count of the chosen one, else of the first: mount and rider (SRD 5.1 and
 * 5.2.1, "Mounted Combat"), or a custom group. Members of the row that are not selected stay behind.
 */
export function link(asked: Asked): Pressed {
  const together = targets(asked);
  const who = together.map(({ id }) => id);
  const leader = together.find(({ id }) => id === text(asked, 'together-on')) ?? together[0];
  const name = cutText(asked, 'group-name', 80);
  if (leader === undefined || who.length < 2)
    return problem('Select two or more who act together.');
  const stays = combatantsOf(asked.fight).some(
    ({ id, row }) => row === leader.row && !who.includes(id),
  );
  // For a new row, the first combatant in the deed gives its count.
  const first = [leader.id, ...who.filter((id) => id !== leader.id)];
  const row = stays ? asked.newId().slice(0, 36) : leader.row;
  return deeds({ do: 'link', who: first, row, ...(name === '' ? {} : { name }) });
}

/** Gives each selected combatant its own row again. */
export function unlink(asked: Asked): Pressed {
  const who = targets(asked).map(({ id }) => id);
  return who.length === 0 ? problem(NOBODY) : deeds({ do: 'unlink', who });
}

/** Names a group that acts together. */
export function nameGroup(asked: Asked): Pressed {
  const [first] = targets(asked);
  const name = cutText(asked, 'group-name', 80);
  if (first === undefined) return problem(NOBODY);
  if (name === '') return problem('Type a name for the group.');
  const who = combatantsOf(asked.fight).filter(({ row }) => row === first.row);
  if (who.length < 2) return problem('Only a group that acts together can have a name.');
  return deeds({ do: 'link', who: who.map(({ id }) => id), row: first.row, name });
}

/** Moves a row right before another by hand, to its count; an empty `before` is the last place. */
export function moveBefore(asked: Asked): Pressed {
  const order = wholeOrder(asked.fight);
  const row = order.find(({ id }) => id === text(asked, 'row'));
  const wanted = text(asked, 'before');
  const before = order.find(({ id }) => id === wanted);
  if (row === undefined || (wanted !== '' && before === undefined)) return problem(NOBODY);
  if (row === before) return problem('It already acts there.');
  return deeds({ do: 'move', row: row.id, before: before?.id ?? null });
}
