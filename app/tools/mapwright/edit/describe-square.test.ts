import { expect, it } from 'vitest';
import { CELL } from '~/maps/map/cells';
import { emptyMap } from '~/maps/map/grid';
import { after, command, press, twoRooms } from '../../../../tests/harness/editor-hands';
import { describeArea, describeSquare } from './describe-square';

it('a square is told with all that stands on it', () => {
  const map = emptyMap(30, 24, 'Told');
  map.cells.fill(CELL.cave);
  map.doors.push({ x: 4, y: 5, direction: 'vertical', kind: 'portcullis' });
  map.stairs.push({ x: 6, y: 5, direction: 'west', kind: 'down' });
  map.entrances.push({ x: 0, y: 7, side: 'west' });
  map.symbols.push({ x: 8, y: 8, kind: 'well' });
  map.labels.push({ x: 8, y: 8, text: 'Wishes' });
  const told = (x: number, y: number) => describeSquare(map, x, y);
  expect(told(4, 5)).toBe('Cave floor, column 5, row 6; portcullis here');
  expect(told(6, 5)).toBe('Cave floor, column 7, row 6; stairs down here, west');
  expect(told(0, 7)).toBe('Cave floor, column 1, row 8; entrance from the west');
  expect(told(8, 8)).toBe(
    'Cave floor, column 9, row 9; well here, label “Wishes”, game master only',
  );
  map.labels.splice(0, 1, { x: 8, y: 8, text: 'Wishes', players: true });
  expect(told(8, 8)).toBe('Cave floor, column 9, row 9; well here, label “Wishes”, players see it');
  expect(told(8, 5)).toBe('Cave floor, column 9, row 6');
});

it('a door is told from the four squares beside it, by the side that it lies on', () => {
  const map = emptyMap(30, 24, 'Door');
  map.doors.push({ x: 10, y: 10, direction: 'horizontal', kind: 'secret' });
  const told = (x: number, y: number) => describeSquare(map, x, y).split('; ')[1];
  expect(told(10, 11)).toBe('secret door north');
  expect(told(9, 10)).toBe('secret door east');
  expect(told(10, 9)).toBe('secret door south');
  expect(told(11, 10)).toBe('secret door west');
  for (const [x, y] of [
    [9, 9],
    [11, 9],
    [9, 11],
    [11, 11],
    [12, 10],
  ] as const) {
    expect(told(x, y), `${x},${y}`).toBeUndefined();
  }
});

it('a locked square says so, and a room its number', () => {
  const locked = after(
    { ...twoRooms(), selection: { x: 9, y: 2, width: 2, height: 2 } },
    command('lock'),
  );
  expect(describeSquare(locked.map, 9, 2)).toBe('Room 2, floor, column 10, row 3; locked');
  expect(describeSquare(locked.map, 11, 2)).toBe('Room 2, floor, column 12, row 3');
});

it('a selection is told by its size and its corner', () => {
  expect(describeArea({ x: 3, y: 7, width: 5, height: 2 })).toBe(
    '5 by 2 squares from column 4, row 8',
  );
});

it('the square at the cursor is told when it is asked for', () => {
  const at = after(twoRooms(), { type: 'choose', choices: { tool: 'select' } }, press(2, 2));
  expect(after(at, { type: 'lift' }, command('describe')).message).toBe(
    'Room 1, floor, column 3, row 3.',
  );
});
