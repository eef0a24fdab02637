import { expect, test } from 'vitest';
import { column } from './column';

test('a column of a class’s table has a cell for each of the twenty levels', () => {
  const { name, cells } = column('Ki Points', { 2: 2, 19: '19' });
  expect(name).toBe('Ki Points');
  expect(cells).toHaveLength(20);
  expect([cells[0], cells[1], cells[17], cells[18], cells[19]]).toEqual([
    '—',
    '2',
    '2',
    '19',
    '19',
  ]);
});
