import { describe, expect, it } from 'vitest';
import { fightEvent } from './deeds';
import { newFight } from './new-fight';

const said = (deeds: unknown[]) => fightEvent.safeParse({ v: 1, id: 'e1', by: 'gm', at: 0, deeds });

describe('an event', () => {
  it('has one deed at least and twenty at most', () => {
    const begin = { do: 'begin' };
    expect(said([begin]).success).toBe(true);
    expect(said([]).success).toBe(false);
    expect(said(Array(21).fill(begin)).success).toBe(false);
  });

  it('changes of a sheet what it names and nothing else', () => {
    const parsed = said([{ do: 'change', who: 'ogre', changes: { sheet: { ac: 15 } } }]);
    expect(parsed.data?.deeds[0]).toEqual({
      do: 'change',
      who: 'ogre',
      changes: { sheet: { ac: 15 } },
    });
  });

  it('names nobody by what every object has', () => {
    expect(said([{ do: 'delay', row: '__proto__' }]).success).toBe(false);
    expect(said([{ do: 'delay', row: 'constructor' }]).success).toBe(true);
  });
});

describe('a new fight', () => {
  it('has not begun and rolls once for identical monsters', () => {
    const fight = newFight('Ambush', '2024');
    expect(fight).toMatchObject({ name: 'Ambush', round: 0, turn: null });
    expect(fight.settings).toMatchObject({ edition: '2024', initiative: 'group' });
  });
});
