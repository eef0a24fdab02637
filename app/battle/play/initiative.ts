import type { Body } from '../arena/body';
import type { Field } from '../arena/field';

/**
 * Rolls initiative and sorts the bodies, highest first; tied ones roll again among themselves until the tie is broken
 * (identical creatures that share one roll stay together). In 2024 surprised creatures roll with disadvantage (SRD
 * 5.2.1, "Surprise").
 */
export function rollInitiative(field: Field): void {
  const { order, bodies } = field;
  const shared = field.battle.options.sharedInitiative;
  let last: Body | null = null;
  for (let at = 0; at < bodies.length; at += 1) {
    const body = bodies[at] as Body;
    order[at] = body;
    if (shared && last !== null && last.kind === body.kind) {
      body.initiative = last.initiative;
    } else {
      const better = body.kind.initiativeAdvantage;
      const worse = field.modern && body.surprised;
      body.initiative = rolled(field, better, worse) + body.kind.initiative;
    }
    body.initiativeCount = body.initiative;
    last = body;
  }
  if (field.modern) for (const body of bodies) body.surprised = false;
  sort(order, 0, order.length);
  settle(field, 0, order.length, 0);
}

function rolled(field: Field, better: boolean, worse: boolean): number {
  const first = field.dice.die(20);
  if (better === worse) return first;
  const second = field.dice.die(20);
  return better ? Math.max(first, second) : Math.min(first, second);
}

/** Insertion sort: few creatures, nothing allocated, and equal ones keep their order. */
function sort(order: Body[], from: number, to: number): void {
  for (let at = from + 1; at < to; at += 1) {
    const body = order[at] as Body;
    let place = at;
    while (place > from && (order[place - 1] as Body).initiative < body.initiative) {
      order[place] = order[place - 1] as Body;
      place -= 1;
    }
    order[place] = body;
  }
}

/** How often a tie is rolled again before the list order decides; practically never reached. */
const MOST_AGAIN = 50;

function settle(field: Field, from: number, to: number, again: number): void {
  const { order } = field;
  const shared = field.battle.options.sharedInitiative;
  for (let at = from; at < to; ) {
    const first = order[at] as Body;
    let end = at + 1;
    let mixed = false;
    while (end < to && (order[end] as Body).initiative === first.initiative) {
      if (!shared || (order[end] as Body).kind !== first.kind) mixed = true;
      end += 1;
    }
    if (mixed && again < MOST_AGAIN) {
      let last: Body | null = null;
      for (let tied = at; tied < end; tied += 1) {
        const body = order[tied] as Body;
        if (shared && last !== null && last.kind === body.kind) body.initiative = last.initiative;
        else body.initiative = field.dice.die(20) + body.kind.initiative;
        last = body;
      }
      sort(order, at, end);
      settle(field, at, end, again + 1);
    }
    at = end;
  }
}
