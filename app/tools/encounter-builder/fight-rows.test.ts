import { expect, it } from 'vitest';
import { rowOf } from './address/draft';
import { fightRows } from './fight-rows';
import { judged, verdictWith } from './judged';

const goblin = { id: 'goblin', name: 'Goblin', cr: 0.25, xp: 50 };

it('gives each row its name and its points', () => {
  const [known, placeholder, named, lost, kept] = fightRows(
    [
      rowOf('goblin'),
      { ...rowOf(''), id: null, cr: 3 },
      { ...rowOf(''), id: null, xp: 40, name: 'Trap' },
      rowOf('nobody'),
      rowOf('gone'),
    ],
    { goblin },
    [{ record: 'gone', name: 'Old Grim', cr: 2, xp: 450 }],
  );
  expect(known).toMatchObject({ called: 'Goblin', worth: 50, lost: false });
  expect(placeholder).toMatchObject({ called: 'CR 3', worth: 700 });
  expect(named).toMatchObject({ called: 'Trap', worth: 40, rating: null });
  expect(lost).toMatchObject({ called: 'nobody', worth: 0, lost: true });
  expect(kept).toMatchObject({ called: 'Old Grim', worth: 450, lost: false });
});

it('finds no creature in what every object has', () => {
  expect(fightRows([rowOf('constructor')], {})[0]).toMatchObject({ lost: true, worth: 0 });
});

it('says what one more would make of the fight', () => {
  const rows = fightRows([rowOf('goblin', { count: 3 })], { goblin });
  const fight = {
    ...({ edition: '2014', ignoreWeak: false, rows } as const),
    heroes: { levels: [1, 1, 1, 1] },
  };
  expect(judged(fight).difficulty.verdict).toBe('hard');
  expect(verdictWith(fight, { cr: 1, xp: 200 })).toBe('deadly');
  expect(verdictWith({ ...fight, heroes: { levels: [] } }, { cr: 1, xp: 200 })).toBeNull();
});
