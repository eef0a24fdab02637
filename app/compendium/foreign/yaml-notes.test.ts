import { describe, expect, it } from 'vitest';
import { foreignText, only, refused } from '../../../tests/harness/foreign-inputs';
import { readHomebrew } from './read-homebrew';

describe('YAML of notes', () => {
  const block = foreignText('obsidian-statblock.md');
  it.each([
    ['without quotes', 'name: Bog\nac: 13\nhp: 9\nstats: [10, 11, 12, 13, 14, 15]', 13],
    [
      'with a comment',
      'name: Bog # of the mire\nac: 13\nhp: 9\nstats: [10, 11, 12, 13, 14, 15]',
      13,
    ],
    [
      'with a list below',
      'name: Bog\nac: 13\nhp: 9\nstats:\n  - 10\n  - 11\n  - 12\n  - 13\n  - 14\n  - 15',
      13,
    ],
    [
      'with a text block',
      'name: Bog\nac: 13\nhp: 9\ndesc: |\n  It is wet.\n  Very.\nstats: [10, 11, 12, 13, 14, 15]',
      13,
    ],
    [
      'with objects in line',
      'name: Bog\nac: 13\nhp: 9\nsaves: [{dexterity: 4}]\nstats: [10, 11, 12, 13, 14, 15]',
      13,
    ],
  ])('%s', (_, yaml, ac) => {
    const { record } = only(`# A note\n\n\`\`\`statblock\n${yaml}\n\`\`\`\n`);
    expect(record).toMatchObject({ name: 'Bog', ac: { value: ac }, abilities: { cha: 15 } });
  });

  it('in the head of a note', () => {
    const note =
      '---\nstatblock: true\nname: Bog\nac: 14\nhp: 9\nstats: [10, 11, 12, 13, 14, 15]\n---\nWords.';
    expect(only(note).record.ac.value).toBe(14);
  });

  it('several blocks are several creatures', () => {
    expect(readHomebrew(`${block}\n\n${block}`).records).toHaveLength(2);
  });

  it.each([
    ['name: &a Bog\nac: *a\nhp: 3', 'Anchors'],
    ['name Bog\nac: 3\nhp: 3', 'no name'],
    ['name: Bog\nwhat is this\nhp: 3', 'This YAML cannot be read'],
    ['ac: 3', 'no name'],
  ])('what is none is told (%#)', (yaml, words) => {
    expect(refused(`\`\`\`statblock\n${yaml}\n\`\`\``)).toContain(words);
  });
});
