import type { Combatant, Due, Fight, Lasting } from '../log/state';
import { damageOf } from '../moves/strike-damage';
import { maximumOf } from '../people/people';
import { rowOf } from '../turns/rows';
import { cannotAct } from './cannot-act';
import { ownSpells } from './own-spells';
import { ownActions } from './seat-action';
import { seenName } from './seen';
import { lastingName } from './shown-lasting';
import type { Showing } from './shown-one';
import type { OwnOne } from './table-view';

/** Prefix of the ids of effects that a seat puts on its own character, so that the seat may end them. */
const OF_SEAT = 'seat-';

/** The id of an effect that a seat puts on its own character, derived from the action's id. */
export function seatLastingId(press: string): string {
  return `${OF_SEAT}${press}`.slice(0, 40);
}

/** Whether a seat created this effect itself. */
export function isOfSeat({ id }: Pick<Lasting, 'id'>): boolean {
  return id.startsWith(OF_SEAT);
}

/** What a seat sees of its own character, independent of the settings for other viewers. */
export function ownOne(one: Combatant, seat: string, showing: Showing): OwnOne {
  const { fight, words, idOf } = showing;
  const { death, sheet } = one;
  // When the player counts hit points on paper, none are sent.
  const counts = !sheet.uncounted;
  return {
    id: idOf(one.id),
    name: seenName(one),
    ac: sheet.ac,
    exhaustion: one.exhaustion,
    hitPoints: counts ? one.hitPoints : 0,
    maximum: counts ? maximumOf(one, fight.settings.edition) : 0,
    temporary: one.temporary,
    count: rowOf(fight, one.row)?.count ?? null,
    death:
      death.state === 'up'
        ? null
        : { successes: death.successes, failures: death.failures, state: death.state },
    attacks: (sheet.strikes ?? []).map(({ key, name, attack, hit }) => {
      const damage = damageOf(hit.damage).map(({ dice, type }) => `${dice} ${type ?? 'damage'}`);
      const toHit = attack.toHit < 0 ? `−${-attack.toHit}` : `+${attack.toHit}`;
      return { key, name, words: [`${toHit} to hit`, ...damage].join(', ') };
    }),
    spells: ownSpells(one),
    actions: ownActions(one),
    slots: sheet.slots.map((most, at) => ({ left: one.slotsLeft[at] ?? most, most })),
    lasting: one.lasting
      .filter(({ hidden }) => !hidden)
      .map((lasting) => {
        const mine = isOfSeat(lasting);
        const id = mine ? lasting.id : idOf(lasting.id);
        return { id, name: lastingName(lasting, words), mine };
      }),
    isTurn: isTurnOf(fight, one),
    cannotAct: cannotAct(one, fight.settings.edition, words),
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

/** "7 fire to Goblin 2 with Longsword", "Bless on Tobin"; targets that players no longer see become "somebody". */
function suggested(due: Extract<Due, { kind: 'suggested' }>, { words }: Showing): string {
  const { amount, type, targets } = due;
  const names = targets.map((who) => words.nameOf(who) ?? 'somebody');
  const many =
    names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : '';
  const to = many || names.join(', ');
  if (amount === 0 && due.with !== null) return `${due.with} on ${to}`;
  return `${amount}${type === null ? '' : ` ${type}`} to ${to}${due.with === null ? '' : ` with ${due.with}`}`;
}
