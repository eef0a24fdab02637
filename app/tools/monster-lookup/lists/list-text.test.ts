import { expect, it } from 'vitest';
import { listText } from './list-text';

const goblin = {
  id: 'goblin',
  name: 'Goblin',
  facts: { type: 'humanoid', size: 'Small', cr: 0.25, ac: 15, hp: 7, edition: '2014' },
};
const lich = {
  id: 'lich.srd-5-2',
  name: 'Lich',
  facts: { type: 'undead', size: 'Medium', cr: 21, ac: 20, hp: 315, edition: '2024' },
};
const gone = { id: 'gone', name: 'gone', facts: null };

it('is a line for each monster, one that is not here any more by its name alone', () => {
  expect(listText('text', 'Vault', [goblin, lich, gone])).toBe(
    'Vault\nGoblin: CR 1/4, AC 15, HP 7\nLich (2024): CR 21, AC 20, HP 315\ngone',
  );
});

it('is a table in Markdown, whatever signs its name has', () => {
  const text = listText('markdown', 'A | *B*', [goblin, gone]);
  expect(text.split('\n')).toEqual([
    '## A \\| \\*B\\*',
    '',
    '| Name | Kind | CR | AC | HP |',
    '| --- | --- | --- | --- | --- |',
    '| Goblin | Small humanoid | 1/4 | 15 | 7 |',
    '| gone |  |  |  |  |',
    '',
  ]);
});

it('is read back from JSON', () => {
  expect(JSON.parse(listText('json', 'Vault', [goblin, gone]))).toEqual({
    name: 'Vault',
    monsters: [
      { id: 'goblin', name: 'Goblin', ...goblin.facts },
      { id: 'gone', name: 'gone' },
    ],
  });
});
