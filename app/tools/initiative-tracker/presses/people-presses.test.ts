import { describe, expect, it } from 'vitest';
import {
  deedsOf,
  FIGHT,
  type Fields,
  sentenceOf,
  after as then,
} from '../../../../tests/harness/press-table';

const does = (fields: Fields, fight = FIGHT) => then(fight, deedsOf(fight, fields));

describe('somebody is there once more', () => {
  it('whole and fresh, with its like in one row, a character in one of its own', () => {
    const hurt = does({ intent: 'harm', who: 'foe', amount: '3' });
    const twice = does({ intent: 'duplicate', who: ['foe', 'mira'] }, hurt);
    const [goblin, mira] = Object.values(twice.combatants).slice(3);
    expect(goblin).toMatchObject({ name: 'Goblin 2', hitPoints: 7, row: 'foe', side: 'foes' });
    expect(mira).toMatchObject({ name: 'Mira 3', side: 'party' });
    expect(twice.rows[mira?.row ?? '']?.count).not.toBeNull();
    expect(sentenceOf(FIGHT, { intent: 'duplicate' })).toMatch(/Select somebody/);
  });

  it('in its own shape, whatever shape it has', () => {
    const shaped = does({ intent: 'transform', one: 'mira', shape: 'Cloud', 'shape-hp': '9' });
    const twice = does({ intent: 'duplicate', who: 'mira' }, shaped);
    expect(Object.values(twice.combatants).at(-1)).toMatchObject({
      hitPoints: 30,
      formerShape: null,
    });
  });
});

describe('those who are ticked', () => {
  it('are surprised or not any more, hidden or seen, out of the order or back in it', () => {
    const who = ['mira', 'odo'];
    const of = (fight: typeof FIGHT, key: 'surprised' | 'hidden' | 'place') =>
      who.map((id) => fight.combatants[id]?.[key]);
    const surprised = does({ intent: 'surprise', who });
    expect(of(surprised, 'surprised')).toEqual([true, true]);
    expect(of(does({ intent: 'surprise-over', who }, surprised), 'surprised')).toEqual([
      false,
      false,
    ]);
    const hidden = does({ intent: 'hide', who });
    expect(of(hidden, 'hidden')).toEqual([true, true]);
    expect(of(does({ intent: 'reveal', who: 'odo' }, hidden), 'hidden')).toEqual([true, false]);
    const piled = does({ intent: 'place-pile', who });
    expect(of(piled, 'place')).toEqual(['pile', 'pile']);
    expect(of(does({ intent: 'place-back', who: 'mira' }, piled), 'place')).toEqual([
      'order',
      'pile',
    ]);
    expect(of(does({ intent: 'place-gone', who }), 'place')).toEqual(['gone', 'gone']);
  });

  it('are no more at once than an event has deeds', () => {
    const crowd = does({ intent: 'add', lines: '21 guards hp 5' });
    const who = Object.keys(crowd.combatants);
    expect(sentenceOf(crowd, { intent: 'hide', who })).toMatch(/at most 20/);
  });
});
