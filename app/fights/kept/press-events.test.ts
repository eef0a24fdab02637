import { describe, expect, it } from 'vitest';
import { joined, somebody } from '../../../tests/harness/fight-table';
import { MOST_EVENTS } from '../fold/refuse';
import type { Deed } from '../log/deeds';
import { FIGHT_LIMITS } from './fight-limits';
import { judgeEvent } from './judge-event';
import { eventsOfPress, pressRefusal } from './press-events';

let made = 0;
const newId = () => {
  made += 1;
  return `new-${made}`;
};
const pressedBy = { by: 'ann', at: 5, newId };
/** A combatant of about two kilobytes. */
const heavy = (id: string) => somebody(id, { note: 'n'.repeat(1400) });
const crowd = (count: number): Deed => ({
  do: 'add',
  seeds: Array.from({ length: count }, (_, at) => heavy(`m${at}`)),
});

describe('what a press did', () => {
  it('is one event where one holds it', () => {
    const deeds: Deed[] = [crowd(3), { do: 'begin' }];
    const events = eventsOfPress(deeds, pressedBy);
    expect(events).toEqual([{ v: 1, id: expect.any(String), by: 'ann', at: 5, deeds }]);
  });

  it('is several of one press where it is more, each small enough, and nobody is lost', () => {
    const rolled: Deed = {
      do: 'initiative',
      counts: [{ row: 'm0', count: 7, dice: [7], mode: 'roll' }],
    };
    const events = eventsOfPress([crowd(200), rolled], pressedBy);
    const [first, ...more] = events;
    expect(more.length).toBeGreaterThan(3);
    expect(first.group).toBeUndefined();
    expect(more.every(({ group }) => group === first.id)).toBe(true);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    for (const event of events) {
      const judged = judgeEvent(event, 'ann');
      expect(judged.ok && judged.text.length).toBeLessThan(FIGHT_LIMITS.eventBytes);
    }
    const deeds = events.flatMap((event) => event.deeds);
    const ids = deeds.flatMap((deed) => (deed.do === 'add' ? deed.seeds.map(({ id }) => id) : []));
    expect(ids).toEqual(Array.from({ length: 200 }, (_, at) => `m${at}`));
    expect(deeds.at(-1)).toEqual(rolled);
  });

  it('has no event with more deeds than one takes', () => {
    const notes = Array.from({ length: 45 }, (): Deed => ({ do: 'note', text: 'x' }));
    const events = eventsOfPress(notes, pressedBy);
    expect(events.map(({ deeds }) => deeds.length)).toEqual([20, 20, 5]);
  });

  it('is taken whole or not at all: the caps hold for all of it together', () => {
    const events = eventsOfPress([crowd(200)], pressedBy);
    expect(pressRefusal(joined([]), 0, events)).toBeNull();
    expect(pressRefusal(joined([somebody('a')]), 1, events)).toMatch(/at most 200 combatants/);
    expect(pressRefusal(joined([]), MOST_EVENTS - events.length, events)).toBeNull();
    expect(pressRefusal(joined([]), MOST_EVENTS - 1, events)).toMatch(/20,000/);
  });
});
