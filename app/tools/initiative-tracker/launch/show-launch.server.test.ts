import { expect, test } from 'vitest';
import { readLaunchForm } from './launch-form';
import { withCharacters } from './show-launch.server';

const { shown } = readLaunchForm(new FormData());
const own = Array.from({ length: 22 }, (_, at) => ({
  id: `c-${at}`,
  name: `Hero ${at}`,
  line: 'Fighter 1',
  sitsIn: null,
  level: 1,
  edition: '2024' as const,
}));
const brought = (ids: readonly string[]) => {
  const params = new URLSearchParams({ characters: ids.join(',') });
  const launch = withCharacters(own, params, { shown, problems: [] });
  return [launch.shown.characters.length, launch.problems];
};

test('an address brings twenty characters, and says when it names more', () => {
  const ids = own.map(({ id }) => id);
  expect(brought(ids.slice(0, 20))).toEqual([20, []]);
  expect(brought(ids)).toEqual([20, ['At most 20 characters can join at once.']]);
  expect(brought(['c-0', 'c-99'])).toEqual([1, ['One of these characters is no longer yours.']]);
});
