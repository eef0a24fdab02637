import { expect, test } from 'vitest';
import { keyTable } from '~/ui/commands/key-table';
import { commandsOf } from './lookup-command-table';

test.each(['list', 'monster'] as const)(
  'every key of the %s works, and no two commands are one',
  (page) => {
    const commands = commandsOf(page);
    const { keys, faults } = keyTable(commands);
    expect(faults).toEqual([]);
    expect(keys.size).toBe(commands.flatMap((command) => command.keys).length);
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
    expect(new Set(commands.map(({ label }) => label)).size).toBe(commands.length);
  },
);
