import { orderOf } from '~/fights/turns/order';
import {
  type Asked,
  cutText,
  deeds,
  NOBODY,
  type Pressed,
  problem,
  text,
  theOne,
  whole,
} from './asked';

/** Sets an initiative count that was rolled at the table. */
export function setCount(asked: Asked): Pressed {
  const row = text(asked, 'row');
  const count = whole(asked, 'count', -30, 99);
  if (!Object.hasOwn(asked.fight.rows, row)) return problem(NOBODY);
  if (count === null) return problem('Initiative is a whole number from −30 to 99.');
  return deeds({ do: 'initiative', counts: [{ row, count, dice: [], mode: 'roll' }] });
}

/** Moves a row one place up or down by hand. */
export function move(way: 'up' | 'down') {
  return (asked: Asked): Pressed => {
    const order = orderOf(asked.fight);
    const at = order.findIndex(({ id }) => id === text(asked, 'row'));
    const row = order[at];
    if (row === undefined) return problem(NOBODY);
    const up = way === 'up';
    if (up ? at === 0 : at === order.length - 1) {
      return problem(up ? 'It is already first.' : 'It is already last.');
    }
    const before = order[up ? at - 1 : at + 2]?.id ?? null;
    return deeds({ do: 'move', row: row.id, before });
  };
}

export function delay(asked: Asked): Pressed {
  const row = text(asked, 'row');
  const found = Object.hasOwn(asked.fight.rows, row) ? asked.fight.rows[row] : undefined;
  if (found === undefined) return problem(NOBODY);
  return deeds({ do: found.delayed ? 'undelay' : 'delay', row });
}

/** Sets a readied action with its trigger; an empty field drops it. */
export function ready(asked: Asked): Pressed {
  const one = theOne(asked);
  if (one === null) return problem(NOBODY);
  return deeds({ do: 'ready', who: one.id, what: cutText(asked, 'what', 200) || null });
}

/** Readies an action in one press; what it is and its trigger can be typed later. */
export function readyNow(asked: Asked): Pressed {
  const one = theOne(asked);
  return one === null ? problem(NOBODY) : deeds({ do: 'ready', who: one.id, what: 'an action' });
}
