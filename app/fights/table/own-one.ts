import type { Combatant, Due, Fight, Lasting } from '../log/state';
import { maximumOf } from '../people/people';
import { rowOf } from '../turns/rows';
import { seenName } from './seen';
import { lastingName } from './shown-lasting';
import type { Showing } from './shown-one';
import type { OwnOne } from './table-view';

/** What a seat puts on its own character has an id that begins like this, so that it may end it again. */
const OF_SEAT = 'seat-';

/** The id of what a seat puts on its own character, made of the id of its press. */
export function seatLastingId(press: string): string {
  return `${OF_SEAT}${press}`.slice(0, 40);
}

/** Whether a seat put this there itself. */
export function isOfSeat({ id }: Pick<Lasting, 'id'>): boolean {
  return id.startsWith(OF_SEAT);
}

/** What a seat knows of its own character, whatever the table shows of it to others. */
export function ownOne(one: Combatant, seat: string, showing: Showing): OwnOne {
  const { fight, words, idOf } = showing;
  const { death, sheet } = one;
  // Where the player counts the hit points on paper, there are none here.
  const counts = !sheet.uncounted;
  return {
    ...{ id: idOf(one.id), name: seenName(one), ac: sheet.ac, exhaustion: one.exhaustion },
    hitPoints: counts ? one.hitPoints : 0,
    maximum: counts ? maximumOf(one, fight.settings.edition) : 0,
    temporary: one.temporary,
    count: rowOf(fight, one.row)?.count ?? null,
    death:
      death.state === 'up'
        ? null
        : { successes: death.successes, failures: death.failures, state: death.state },
    slots: sheet.slots.map((most, at) => ({ left: one.slotsLeft[at] ?? most, most })),
    lasting: one.lasting
      .filter(({ hidden }) => !hidden)
      .map((lasting) => {
        const mine = isOfSeat(lasting);
        const id = mine ? lasting.id : idOf(lasting.id);
        return { id, name: lastingName(lasting, words), mine };
      }),
    isTurn: isTurnOf(fight, one),
    waiting: fight.due.flatMap((due) =>
      due.kind === 'suggested' && due.seat === seat && due.who === one.id
        ? [suggested(due, showing)]
        : [],
    ),
  };
}

function isTurnOf({ round, turn }: Fight, { row, place }: Combatant): boolean {
  return round > 0 && place === 'order' && turn === row;
}

/** "7 fire to Goblin 2 with Longsword": what the player said, whoever players do not know of any more left out. */
function suggested(due: Extract<Due, { kind: 'suggested' }>, { words }: Showing): string {
  const { amount, type, targets } = due;
  const names = targets.map((who) => words.nameOf(who) ?? 'somebody');
  const many =
    names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : '';
  const to = many || names.join(', ');
  return `${amount}${type === null ? '' : ` ${type}`} to ${to}${due.with === null ? '' : ` with ${due.with}`}`;
}
