import { describe, expect, it } from 'vitest';
import { newFight } from '../log/new-fight';
import type { Fight } from '../log/state';
import { bytesOf } from './bytes-of';
import { FIGHT_LIMITS } from './fight-limits';
import { judgeEvent, overfull } from './judge-event';

const note = (text: string) => ({
  v: 1,
  id: 'n',
  by: 'somebody',
  at: 5,
  deeds: [{ do: 'note', text }],
});
const reasonOf = (raw: unknown) => {
  const judged = judgeEvent(raw, 'ann');
  return judged.ok ? null : judged.reason;
};

describe('an event from outside', () => {
  it('is by whoever sent it, whatever it says, and kept as its schema has it', () => {
    const judged = judgeEvent(note(' hush '), 'ann');
    if (!judged.ok) throw new Error(judged.reason);
    expect(judged.event).toMatchObject({ by: 'ann', deeds: [{ text: 'hush' }] });
    expect(JSON.parse(judged.text)).toEqual(judged.event);
  });

  it('is refused under the id that it gives itself, as far as that is one', () => {
    expect(judgeEvent({ id: 'a b' }, 'ann')).toMatchObject({ ok: false, id: 'a b' });
    expect(judgeEvent({ id: 'x'.repeat(99) }, 'ann')).toMatchObject({ id: 'x'.repeat(40) });
    for (const raw of [null, 7, 'text', [], [note('x')], {}, { id: 7 }]) {
      expect(judgeEvent(raw, 'ann')).toMatchObject({ ok: false, id: '' });
    }
  });

  it('is refused where it says more than it may', () => {
    expect(reasonOf({ ...note('x'), seq: 5 })).toMatch(/cannot be read/);
    expect(reasonOf({ ...note('x'), at: -1 })).toMatch(/cannot be read: at: /);
    expect(reasonOf(JSON.parse('{"__proto__":{"v":1},"id":"n","at":1,"deeds":[]}'))).toMatch(
      /cannot be read/,
    );
  });

  it('is at most 64 kB in bytes, not letters', () => {
    const most = (letter: string, letters: number) => ({
      ...note(''),
      deeds: Array.from({ length: 20 }, () => ({ do: 'note', text: letter.repeat(letters) })),
    });
    expect(reasonOf(most('x', 1000))).toBeNull();
    expect(reasonOf(most('∞', 1000))).toBeNull();
    expect(bytesOf(JSON.stringify(most('∞', 1000)))).toBeLessThan(FIGHT_LIMITS.eventBytes);
    const wide = { ...most('∞', 1000), deeds: [...most('∞', 1000).deeds.slice(1), addOf(6)] };
    expect(JSON.stringify(wide).length).toBeLessThan(FIGHT_LIMITS.eventBytes);
    expect(reasonOf(wide)).toMatch(/64 kB/);
    expect(reasonOf({ ...note('x'), padding: 'x'.repeat(70_000) })).toMatch(/64 kB/);
  });

  function addOf(count: number) {
    const sheet = { name: 'Ogre', edition: '2014', maximum: 7, saves: {} };
    const seeds = Array.from({ length: count }, (_, at) => ({
      id: `o${at}`,
      sheet,
      note: '∞'.repeat(1500),
    }));
    return { do: 'add', seeds };
  }
});

describe('a fight in which too much lasts', () => {
  it('takes no more, counted over everybody', () => {
    const fight = newFight('Ambush', '2014');
    const one = { lasting: [], maximumChanges: Array.from({ length: FIGHT_LIMITS.lasting }) };
    // Only the counted fields matter here.
    const full = { ...fight, combatants: { a: one } } as unknown as Fight;
    expect(overfull(fight)).toBeNull();
    expect(overfull(full)).toBeNull();
    const two = { lasting: [{}], maximumChanges: [] };
    const over = { ...fight, combatants: { a: one, b: two } } as unknown as Fight;
    expect(overfull(over)).toMatch(/End some first/);
  });
});
