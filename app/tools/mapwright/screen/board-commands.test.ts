import { expect, test } from 'vitest';
import { keyTable, pressed } from '~/ui/commands/key-table';
import { COMMANDS } from '../edit/commands';
import type { EditorAction } from '../edit/editor';
import { boardCommands } from './board-commands';

const commands = boardCommands(
  () => {},
  () => null,
);

test('every key of the board works, and no two commands are one', () => {
  const { keys, faults } = keyTable(commands);
  expect(faults).toEqual([]);
  expect(keys.size).toBe(commands.flatMap((command) => command.keys).length);
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
  expect(new Set(commands.map(({ label }) => label)).size).toBe(commands.length);
});

test('no key of the board stands in the way of g, which leads to the other tools', () => {
  expect(pressed(keyTable(commands), '', 'g')).toEqual({ is: 'nothing' });
});

test('what drawing means by a key stays on the board: elsewhere it copies, deletes and goes back', () => {
  const placed = commands.filter(({ where }) => where === 'place').flatMap(({ keys }) => keys);
  expect(placed).toEqual(
    expect.arrayContaining(['Mod+c', 'Mod+v', 'Mod+a', 'Delete', 'Alt+ArrowLeft', 'q', 'Shift+L']),
  );
  for (const everywhere of ['Mod+z', 'Mod+y', 'Escape', 'b', '.', ']', '0']) {
    expect(placed).not.toContain(everywhere);
  }
});

test('each command asks the editor for its own edit, tool or view', () => {
  const asked: EditorAction[] = [];
  const zooms: number[] = [];
  const view = {
    view: null,
    zoom: (factor: number) => zooms.push(factor),
    pan: () => {},
    reveal: () => {},
    fit: () => zooms.push(0),
  };
  const all = boardCommands(
    (action) => asked.push(action),
    () => view,
  );
  for (const command of all) command.perform();
  expect(asked.slice(0, COMMANDS.length)).toEqual(
    COMMANDS.map(({ id }) => ({ type: 'command', id })),
  );
  expect(asked).toContainEqual({ type: 'choose', choices: { tool: 'entrance' } });
  expect(zooms).toEqual([1.35, 1 / 1.35, 0]);
});
