import { expect, it } from 'vitest';
import { yamlTree } from './yaml-tree';

const read = (text: string) => {
  const tree = yamlTree(text);
  return tree.ok ? tree.value : tree;
};

it.each([
  ['languages: "Common, Elvish"', { languages: 'Common, Elvish' }],
  ['languages: "Common" # and more', { languages: 'Common' }],
  [`desc: 'It''s here'`, { desc: "It's here" }],
  ['desc: "a \\"word\\" said"\nhp: 3', { desc: 'a "word" said', hp: '3' }],
  ['desc: "over\n  two lines"\nhp: 3', { desc: 'over two lines', hp: '3' }],
  ["desc: 'over\n  two lines'\nhp: 3", { desc: 'over two lines', hp: '3' }],
  ['desc: ""\nhp: 3', { desc: '', hp: '3' }],
  ['stats: [1,\n  2]\nhp: 3', { stats: ['1', '2'], hp: '3' }],
  ['- "one"\n- "two"', ['one', 'two']],
])('reads a value in quotes or brackets: %j', (text, wanted) => {
  expect(read(text)).toEqual(wanted);
});

it.each([
  ['name: A\nlanguages: "Common" and Elvish\nhp: 3', 2, 'text after the closing quote'],
  ["name: A\ndesc: 'Tis a beast's den\nhp: 3", 2, 'text after the closing quote'],
  ['name: A\nhp: 3\ndesc: "never closed\nac: 3', 3, 'text ends before'],
  ['name: A\nstats: [1, 2\nac: 3', 2, 'text ends before'],
  [`name: A\ndesc: "begun\n${'words\n'.repeat(90_000)}`, 2, 'too long'],
  [`name: A\nstats: [1,\n${'2,\n'.repeat(90_000)}`, 2, 'too long'],
])('tells the line of a value that swallows others: %#', (text, line, problem) => {
  expect(read(text)).toMatchObject({ ok: false, line, problem: expect.stringContaining(problem) });
});
