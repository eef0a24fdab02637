import { expect, it } from 'vitest';
import type { Command } from '~/ui/commands/command';
import { type PaletteEntry, paletteGroups, placeOfMarked } from './palette-groups';

function command(label: string, more: Partial<Command> = {}): Command {
  return { id: label, label, group: 'Turn', keys: [], perform: () => {}, ...more };
}

const COMMANDS = [
  command('Next turn'),
  command('Goblin 2', { group: 'Combatants' }),
  command('Undo', { enabled: false }),
];
const WAYS = [command('Go to Mapwright', { group: 'Tools' })];
const FOUND = [
  { title: 'Monsters', things: [{ to: '/m', name: 'Goblin', says: 'CR 1/4' }], all: null },
  { title: 'Tools', things: [{ to: '/t', name: 'Goblin tool', says: '' }], all: null },
  { title: 'Yours', things: [{ to: '/f', name: 'Goblins', says: 'Fight' }], all: null },
];

function shown(text: string, found = FOUND) {
  return paletteGroups(text, { commands: COMMANDS, ways: WAYS, found }).map(
    ({ title, entries }) => [title, entries.map(({ name }) => name)],
  );
}

it('own things come first, then what the page can do, then what everybody finds', () => {
  expect(shown('goblin')).toEqual([
    ['Yours', ['Goblins']],
    ['Combatants', ['Goblin 2']],
    ['Monsters', ['Goblin']],
  ]);
});

it('without a text it shows what can be done here, and the tools', () => {
  expect(shown('', [])).toEqual([
    ['Turn', ['Next turn']],
    ['Combatants', ['Goblin 2']],
    ['Tools', ['Go to Mapwright']],
  ]);
});

it('a tool is found by its name once: by the link of the page’s own menu', () => {
  expect(shown('mapw', [])).toEqual([['Tools', ['Go to Mapwright']]]);
});

it('a command is found by its label, not by its heading', () => {
  expect(shown('combat', [])).toEqual([]);
});

it('a line that was marked stays marked where it still stands, else the first is', () => {
  const line = (to: string): PaletteEntry => ({ name: to, says: '', shows: '', does: { to } });
  const entries = [line('/own'), line('/m'), line('/n')];
  expect(placeOfMarked(entries, line('/n'))).toBe(2);
  expect(placeOfMarked(entries, line('/gone'))).toBe(0);
  expect(placeOfMarked(entries, undefined)).toBe(0);
  expect(placeOfMarked([], line('/n'))).toBe(0);
});

it('shows at most six lines of a kind for a text', () => {
  const things = Array.from({ length: 8 }, (_, at) => ({ to: `/${at}`, name: `G${at}`, says: '' }));
  const [group] = paletteGroups('g', {
    commands: [],
    ways: [],
    found: [{ title: 'Monsters', things, all: null }],
  });
  expect(group?.entries).toHaveLength(6);
});
