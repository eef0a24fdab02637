import { expect, it } from 'vitest';
import { dayText, MOST_OF_A_DAY, readDayAsk } from './day-ask';

const read = (search: string) => readDayAsk(new URLSearchParams(search));

it('says which fights come in which order, and reads its own address the same', () => {
  const { fights, groups } = read('party=4x5&fights=0b7c-1234,xp-900&fights=1111-2222');
  expect(groups).toEqual([{ level: 5, count: 4 }]);
  expect(fights).toEqual([{ id: '0b7c-1234' }, { xp: 900 }, { id: '1111-2222' }]);
  expect(read(`fights=${dayText(fights)}`).fights).toEqual(fights);
});

it('takes points that are typed, and leaves out what is taken away or cannot be read', () => {
  expect(read('fights=xp-100&points=1,200').fights).toEqual([{ xp: 100 }, { xp: 1200 }]);
  expect(read('fights=xp-100,xp-200&without=0').fights).toEqual([{ xp: 200 }]);
  expect(read('fights=<script>,xp-many&points=-4').fights).toEqual([]);
  expect(read(`fights=${'xp-1,'.repeat(40)}`).fights).toHaveLength(MOST_OF_A_DAY);
});
