import { describe, expect, it } from 'vitest';
import { keyTable, pressed } from './key-table';
import { pressHolder } from './press-holder';
import { keyWords } from './press-words';

const TABLE = [
  { id: 'undo', keys: ['Mod+z'] },
  { id: 'redo', keys: ['Mod+y', 'Mod+Shift+z'] },
  { id: 'lock', keys: ['Shift+L'] },
  { id: 'maps', keys: ['g m'] },
  { id: 'spells', keys: ['g s'] },
  { id: 'north', keys: ['ArrowUp'], where: 'place' },
] as const;

describe('whose a press is', () => {
  it.each([
    ['page', ['/', '?', 'q', 'Shift+q', '7', 'Plus', 'Mod+z', 'Mod+Shift+z', 'Escape', 'Delete']],
    [
      'place',
      ['ArrowUp', 'Alt+ArrowLeft', 'Mod+c', 'Space', 'Enter', 'PageDown', 'Home', 'Backspace'],
    ],
    [
      'browser',
      [
        'Mod+w',
        'Mod+t',
        'Mod+l',
        'Mod+f',
        'Mod+p',
        'Mod+s',
        'Mod+Plus',
        'Mod+1',
        'Mod+Shift+i',
      ].concat([
        'Tab',
        'Shift+Tab',
        'F5',
        'F1',
        'Alt+d',
        'Alt+Home',
        'BrowserBack',
        'ContextMenu',
        'Mod+Tab',
      ]),
    ],
  ])('%s', (holder, presses) => {
    expect(presses.filter((press) => pressHolder(press) !== holder)).toEqual([]);
  });
});

describe('a table of keys', () => {
  it('finds the command of a press, however the table writes it', () => {
    const table = keyTable(TABLE);
    expect(table.faults).toEqual([]);
    expect(pressed(table, '', 'Mod+z')).toEqual({ is: 'command', id: 'undo' });
    expect(pressed(table, '', 'Mod+Shift+z')).toEqual({ is: 'command', id: 'redo' });
    expect(pressed(table, '', 'Shift+l')).toEqual({ is: 'command', id: 'lock' });
    expect(pressed(table, '', 'l')).toEqual({ is: 'nothing' });
  });

  it('waits for the second of two presses, and takes a press that does not go on by itself', () => {
    const table = keyTable(TABLE);
    expect(pressed(table, '', 'g')).toEqual({ is: 'begun', presses: 'g' });
    expect(pressed(table, 'g', 's')).toEqual({ is: 'command', id: 'spells' });
    expect(pressed(table, 'g', 'Mod+z')).toEqual({ is: 'command', id: 'undo' });
    expect(pressed(table, 'g', 'g')).toEqual({ is: 'begun', presses: 'g' });
    expect(pressed(table, 'g', 'x')).toEqual({ is: 'nothing' });
  });

  it('leaves out what cannot work, and says why', () => {
    const { keys, faults } = keyTable([
      { id: 'close', keys: ['Mod+w', 'x'] },
      { id: 'cut', keys: ['x'] },
      { id: 'go', keys: ['g', 'nonsense key'] },
      { id: 'maps', keys: ['g m'] },
      { id: 'scroll', keys: ['Space'] },
    ]);
    expect([...keys]).toEqual([
      ['x', 'close'],
      ['g', 'go'],
    ]);
    expect(faults).toEqual([
      { id: 'close', keys: 'Mod+w', why: 'browser' },
      { id: 'cut', keys: 'x', why: 'taken', by: 'close' },
      { id: 'go', keys: 'nonsense key', why: 'no key' },
      { id: 'maps', keys: 'g m', why: 'taken', by: 'go' },
      { id: 'scroll', keys: 'Space', why: 'browser' },
    ]);
  });

  it('lets chosen keys go before those of the start', () => {
    const { keys } = keyTable(TABLE, { lock: ['g'], undo: [] });
    expect(pressed({ keys, faults: [] }, '', 'g')).toEqual({ is: 'command', id: 'lock' });
    expect([...keys.values()]).not.toContain('undo');
    expect([...keys.values()]).not.toContain('maps');
  });
});

it('a key is shown as its keyboard shows it', () => {
  expect(keyWords('Mod+Shift+z', false)).toBe('Ctrl+Shift+Z');
  expect(keyWords('Mod+Shift+z', true)).toBe('⌘⇧Z');
  expect(keyWords('g m', false)).toBe('G then M');
  expect(keyWords('Alt+ArrowUp', false)).toBe('Alt+↑');
  expect(keyWords('Plus', false)).toBe('+');
});
