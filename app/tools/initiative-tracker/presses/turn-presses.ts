import { afterDeeds, isPossible } from '~/fights/moves/move';
import { passTurn } from '~/fights/moves/pass-turn';
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

/** Takes a row out of the order until it acts, or back in; delaying one's own turn passes it on in the same event. */
export function delay(asked: Asked): Pressed {
  const { fight, random } = asked;
  const row = text(asked, 'row');
  const found = Object.hasOwn(fight.rows, row) ? fight.rows[row] : undefined;
  if (found === undefined) return problem(NOBODY);
  if (found.delayed) return deeds({ do: 'undelay', row });
  const out = { do: 'delay', row } as const;
  const isOwn = fight.turn === row && !fight.ended;
  const passed = isOwn ? passTurn(afterDeeds(fight, [out]), 'next', random) : [];
  return deeds(out, ...(isPossible(passed) ? passed : []));
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
