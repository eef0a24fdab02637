import { expect, it } from 'vitest';
import { deed } from '~/fights/log/deeds';
import { after, deedsOf, sentenceOf, twoOfTheParty } from '../../../../tests/harness/press-table';

const lasts = (id: string, who: string[]) =>
  deed.parse({ do: 'lasting', who, lasting: { id, name: id, conditions: [] } });
const OVER = after(twoOfTheParty(), [
  deed.parse({ do: 'begin' }),
  lasts('prone', ['mira', 'gob']),
  lasts('hex', ['mira']),
  deed.parse({ do: 'end', xp: 50, sharedBy: 2 }),
]);
const left = (fight: typeof OVER) =>
  Object.values(fight.combatants).flatMap(({ id, lasting }) =>
    lasting.map((one) => `${id} ${one.name}`),
  );

it('conditions last beyond the end of a fight until one says that they end, each or all', () => {
  expect(left(OVER).toSorted()).toEqual(['gob prone', 'mira hex', 'mira prone']);
  const some = after(
    OVER,
    deedsOf(OVER, { intent: 'end-selected', still: [JSON.stringify(['mira', 'prone'])] }),
  );
  expect(left(some).toSorted()).toEqual(['gob prone', 'mira hex']);
  expect(left(after(some, deedsOf(some, { intent: 'end-all' })))).toEqual([]);
  expect(sentenceOf(OVER, { intent: 'end-selected' })).toBe('Select the conditions that end.');
});
