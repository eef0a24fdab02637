import { describe, expect, it } from 'vitest';
import { done, joined, somebody, who } from '../../../tests/harness/fight-table';
import type { Fight, FightSettings } from '../log/state';
import { groupBy, rowToJoin } from './group-rows';
import { afterDeeds, isPossible } from './move';

const kind = (id: string, name: string, more = {}) => somebody(id, { sheet: { name }, ...more });
const grouped = (fight: Fight, how: FightSettings['initiative']) => {
  const move = groupBy(fight, how);
  if (!isPossible(move)) throw new Error('impossible');
  return afterDeeds(fight, move);
};
const rows = (fight: Fight) =>
  Object.fromEntries(Object.values(fight.combatants).map(({ id, row }) => [id, row]));

describe('rolling together (SRD 5.1 and 5.2.1, "Initiative": one roll for identical creatures)', () => {
  const fight = joined([
    kind('g1', 'Goblin'),
    kind('g2', 'Goblin'),
    kind('ogre', 'Ogre'),
    kind('trap', 'Goblin', { kind: 'event' }),
    somebody('mira', { side: 'party', sheet: { name: 'Mira', deathSaves: true } }),
  ]);

  it('is for those who are alike alone', () => {
    expect(rows(grouped(fight, 'group'))).toEqual({
      g1: 'g1',
      g2: 'g1',
      ogre: 'ogre',
      trap: 'trap',
      mira: 'mira',
    });
  });

  it('is for a side, and ends when each rolls alone', () => {
    const sides = grouped(fight, 'side');
    expect(rows(sides)).toMatchObject({ g1: 'side-foes', ogre: 'side-foes', mira: 'side-party' });
    expect(rows(sides).trap).toBe('trap');
    const each = rows(grouped(sides, 'each'));
    expect(new Set(Object.values(each)).size).toBe(5);
    expect(grouped(sides, 'each').settings.initiative).toBe('each');
    expect(rows(grouped(sides, 'group'))).toMatchObject({ g2: rows(grouped(sides, 'group')).g1 });
  });

  it('leaves who was linked by hand together, and takes only who acts alone', () => {
    const linked = done(fight, { do: 'link', who: ['g1', 'ogre'], row: 'pair' });
    expect(rows(grouped(linked, 'group'))).toMatchObject({ g1: 'pair', ogre: 'pair', g2: 'g2' });
    expect(rows(grouped(linked, 'each'))).toMatchObject({ g1: 'pair', ogre: 'pair' });
  });

  it('is refused where there are more kinds than an event has deeds', () => {
    const kinds = (count: number) =>
      joined(
        Array.from({ length: count }, (_, at) => [
          kind(`a${at}`, `Kind ${at}`),
          kind(`b${at}`, `Kind ${at}`),
        ]).flat(),
      );
    expect(isPossible(groupBy(kinds(19), 'group'))).toBe(true);
    expect(groupBy(kinds(20), 'group')).toEqual({
      problem: 'Too many kinds of monsters to group at once.',
    });
  });

  it('passes over the pile and those who are gone', () => {
    const fallen = done(fight, { do: 'place', who: ['g1'], where: 'pile' });
    expect(rows(grouped(fallen, 'group')).g2).toBe('g2');
  });
});

describe('the row that somebody joins', () => {
  const goblin = kind('g9', 'Goblin');
  const there = joined([kind('g1', 'Goblin')]);
  const set = (fight: Fight, initiative: string) =>
    done(fight, { do: 'set', settings: { initiative } });

  it('is that of its like in the order, or of its like that joins with it', () => {
    expect(rowToJoin(there, goblin, [])).toBe('g1');
    expect(rowToJoin(joined([]), goblin, [kind('g8', 'Goblin')])).toBe('g8');
    expect(rowToJoin(joined([]), goblin, [kind('g8', 'Goblin', { row: 'pack' })])).toBe('pack');
    expect(rowToJoin(there, kind('o', 'Ogre'), [kind('o2', 'Orc')])).toBeNull();
    const gone = done(there, { do: 'place', who: ['g1'], where: 'gone' });
    expect(rowToJoin(gone, goblin, [])).toBeNull();
    expect(who(there, 'g1').row).toBe('g1');
  });

  it('is its side’s where the table rolls by sides, and its own where each rolls alone', () => {
    expect(rowToJoin(set(there, 'side'), goblin, [])).toBe('side-foes');
    expect(rowToJoin(set(there, 'each'), goblin, [])).toBeNull();
    const trap = kind('t', 'Goblin', { kind: 'event' });
    for (const how of ['group', 'side', 'each']) {
      expect(rowToJoin(set(there, how), trap, [])).toBeNull();
    }
  });
});
