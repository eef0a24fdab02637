import { describe, expect, it } from 'vitest';
import { done, joined, somebody } from '../../../tests/harness/fight-table';
import type { Fight } from '../log/state';
import { maximumOf } from './people';

const goblin = (id: string) => somebody(id, { sheet: { name: 'Goblin' } });
const names = (fight: Fight) => Object.values(fight.combatants).map((one) => one.name);

describe('names', () => {
  it('carry no number until a second of the same name comes', () => {
    const fight = joined([goblin('a')]);
    expect(names(fight)).toEqual(['Goblin']);
    expect(names(done(fight, { do: 'add', seeds: [goblin('b')] }))).toEqual([
      'Goblin 1',
      'Goblin 2',
    ]);
  });

  it('keep their numbers when one goes, and give none of them again', () => {
    const fight = done(
      joined([goblin('a'), goblin('b'), goblin('c')]),
      { do: 'place', who: ['b'], where: 'gone' },
      { do: 'add', seeds: [goblin('d')] },
    );
    expect(names(fight)).toEqual(['Goblin 1', 'Goblin 2', 'Goblin 3', 'Goblin 4']);
  });

  it('leave out a number that somebody was named with', () => {
    const fight = joined([
      somebody('x', { sheet: { name: 'Goblin 2' } }),
      goblin('a'),
      goblin('b'),
    ]);
    expect(names(fight)).toEqual(['Goblin 2', 'Goblin 1', 'Goblin 3']);
  });

  it('follow a sheet that is given another name', () => {
    const renamed = { do: 'change', who: 'b', changes: { sheet: { name: 'Ogre' } } };
    const fight = done(
      joined([somebody('ogre', { sheet: { name: 'Ogre' } }), goblin('b')]),
      renamed,
    );
    expect(names(fight)).toEqual(['Ogre 1', 'Ogre 2']);
    const same = { do: 'change', who: 'ogre', changes: { sheet: { name: 'Ogre', ac: 12 } } };
    expect(names(done(fight, same))).toEqual(['Ogre 1', 'Ogre 2']);
  });
});

describe('the maximum of hit points', () => {
  const [ogre] = Object.values(joined([somebody('ogre', { sheet: { maximum: 59 } })]).combatants);
  if (!ogre) throw new Error('nobody joined');

  it('is raised and drained, never below 0', () => {
    const changes = [{ id: 'aid', by: 5, name: 'Aid' }];
    expect(maximumOf({ ...ogre, maximumChanges: changes }, '2014')).toBe(64);
    const drained = [...changes, { id: 'drain', by: -100, name: 'Life Drain' }];
    expect(maximumOf({ ...ogre, maximumChanges: drained }, '2014')).toBe(0);
  });

  it('is halved by the fourth level of exhaustion in SRD 5.1 ("Exhaustion") alone', () => {
    expect(maximumOf({ ...ogre, exhaustion: 4 }, '2014')).toBe(29);
    expect(maximumOf({ ...ogre, exhaustion: 4 }, '2024')).toBe(59);
    expect(maximumOf({ ...ogre, exhaustion: 3 }, '2014')).toBe(59);
  });
});
