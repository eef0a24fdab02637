import { describe, expect, it } from 'vitest';
import { restoreList } from '../use-device-list';
import type { Command } from './command';
import { findCommands, groupCommands } from './find-commands';
import { keysOf } from './key-table';
import { isChanged, ownKeysList, ownKeysOf, withOwnKey, withoutKeys, withoutOwn } from './own-keys';

function command(
  id: string,
  label: string,
  group: string,
  keys: string[],
  where?: 'place',
): Command {
  return { id, label, group, keys, where, perform: () => {} };
}

const COMMANDS = [
  command('undo', 'Undo', 'Edit', ['Mod+z']),
  command('redo', 'Redo', 'Edit', ['Mod+y']),
  command('zoom', 'Zoom in', 'View', ['Plus']),
  command('whole', 'Show the whole map', 'View', ['0']),
  command('north', 'Go north', 'Move', ['ArrowUp'], 'place'),
];

describe('choosing a key', () => {
  it('gives the command that key alone, and the start can be had back', () => {
    const choosing = withOwnKey(COMMANDS, [], 'undo', 'U');
    if (!choosing.ok) throw new Error(choosing.why);
    const own = ownKeysOf(choosing.kept);
    const [undo = COMMANDS[0]] = COMMANDS;
    expect(undo && keysOf(undo, own)).toEqual(['u']);
    expect(undo && isChanged(undo, own)).toBe(true);
    expect(withoutOwn(choosing.kept, 'undo')).toEqual([]);
    expect(undo && keysOf(undo, ownKeysOf(withoutKeys(choosing.kept, 'undo')))).toEqual([]);
  });

  it('refuses what is the browser’s, what another command has, and what is no key', () => {
    expect(withOwnKey(COMMANDS, [], 'undo', 'Mod+w')).toMatchObject({ ok: false, why: 'browser' });
    expect(withOwnKey(COMMANDS, [], 'undo', 'ArrowUp')).toMatchObject({
      ok: false,
      why: 'browser',
    });
    expect(withOwnKey(COMMANDS, [], 'north', 'ArrowDown')).toMatchObject({ ok: true });
    expect(withOwnKey(COMMANDS, [], 'undo', 'Mod+y')).toMatchObject({
      ok: false,
      why: 'taken',
      by: { id: 'redo' },
    });
    expect(withOwnKey(COMMANDS, [], 'undo', 'nothing')).toMatchObject({ ok: false, why: 'no key' });
    expect(withOwnKey(COMMANDS, [], 'nobody', 'u')).toMatchObject({ ok: false, why: 'no key' });
  });

  it('may take a key that another command has given up', () => {
    const freed = withoutKeys([], 'redo');
    expect(withOwnKey(COMMANDS, freed, 'undo', 'Mod+y')).toMatchObject({ ok: true });
    expect(withOwnKey(COMMANDS, [], 'undo', 'Mod+z')).toMatchObject({ ok: true });
  });
});

describe('what the device kept', () => {
  const list = ownKeysList('sample');
  const read = (value: unknown) => restoreList(list, JSON.stringify(value));

  it('is read as it was written', () => {
    const kept = [
      { id: 'undo', keys: ['u'] },
      { id: 'redo', keys: [] },
    ];
    expect(read(kept)).toEqual(kept);
  });

  it('is left out where it is nothing of ours, and never takes a key of the browser', () => {
    expect(
      read([null, 7, { id: 7, keys: [] }, { id: 'x' }, { id: 'a'.repeat(61), keys: [] }]),
    ).toEqual([]);
    expect(read([{ id: 'undo', keys: ['Mod+w', 'u', 7] }])).toEqual([{ id: 'undo', keys: ['u'] }]);
    expect(read([{ id: 'undo', keys: ['Mod+w'] }])).toEqual([]);
    expect(read([{ id: 'undo', keys: ['a', 'b', 'c', 'd', 'e'] }])).toEqual([
      { id: 'undo', keys: ['a', 'b', 'c', 'd'] },
    ]);
  });
});

describe('finding a command', () => {
  const found = (query: string) => findCommands(COMMANDS, query).map(({ id }) => id);

  it('goes by the beginnings of words, then by what is inside, then by the group', () => {
    expect(found('')).toEqual(['undo', 'redo', 'zoom', 'whole', 'north']);
    expect(found('do')).toEqual(['undo', 'redo']);
    expect(found('map sh')).toEqual(['whole']);
    expect(found('view')).toEqual(['zoom', 'whole']);
    expect(found('VIEW zóom')).toEqual(['zoom']);
    expect(found('o')).toEqual(['undo', 'redo', 'zoom', 'whole', 'north']);
    expect(found('w')).toEqual(['whole', 'zoom']);
    expect(found('teleport')).toEqual([]);
  });

  it('keeps groups together', () => {
    const groups = groupCommands(findCommands(COMMANDS, ''));
    expect(groups.map(({ group, commands }) => [group, commands.length])).toEqual([
      ['Edit', 2],
      ['View', 2],
      ['Move', 1],
    ]);
  });
});
