import { describe, expect, it } from 'vitest';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../tests/harness/srd-5-2';
import { MEANINGS } from './typed-vocabulary';
import { nameBeside, typedMarks } from './typed-words';

function readingOf(typed: string, asName: string[] = []) {
  const marks = typedMarks(typed, asName);
  return { says: marks.map(({ says }) => says), name: nameBeside(typed, marks) };
}

describe('the words of the search field', () => {
  it.each([
    ['undead cr 5', ['Undead', 'CR 5'], ''],
    ['cr 1-3 fly', ['CR 1 to 3', 'Can fly'], ''],
    ['large beast', ['Large', 'Beast'], ''],
    ['cr 1/4', ['CR 1/4'], ''],
    ['legendary dragon', ['Legendary', 'Dragon'], ''],
    ['chaotic evil fiend', ['Chaotic evil', 'Fiend'], ''],
    ['evil fiends', ['Evil', 'Fiend'], ''],
    ['Red Dragon  CR 10+', ['Dragon', 'CR 10 or more'], 'Red'],
    ['lycanthropes, elves', ['Lycanthrope', 'Elf'], ''],
    ['swimming monstrosities', ['Can swim', 'Monstrosity'], ''],
    ['tiny spellcaster', ['Tiny', 'Casts spells'], ''],
    ['owl', [], 'owl'],
    ['largely beastly', [], 'largely beastly'],
    ['', [], ''],
  ])('of "%s" mean %s', (typed, says, name) => {
    expect(readingOf(typed)).toEqual({ says, name });
  });

  it.each([
    ['cr5', 'CR 5'],
    ['CR: 5', 'CR 5'],
    ['challenge rating 5', 'CR 5'],
    ['cr 1/8 to 1/2', 'CR 1/8 to 1/2'],
    ['cr ¼–2', 'CR 1/4 to 2'],
    ['cr 0.5', 'CR 1/2'],
    ['cr 3-1', 'CR 1 to 3'],
    ['cr >= 20', 'CR 20 or more'],
    ['cr > 20', 'CR 21 or more'],
    ['cr<1', 'CR 0 to 1/2'],
    ['cr 2 or less', 'CR 0 to 2'],
    ['cr 20 and up', 'CR 20 or more'],
    ['cr 30', 'CR 30'],
  ])('name challenge ratings: "%s"', (typed, says) => {
    expect(readingOf(typed)).toEqual({ says: [says], name: '' });
  });

  it('that name no challenge rating of the game stay in the name', () => {
    for (const typed of [
      'cr',
      'cr 31',
      'cr 1/3',
      'cr 100',
      'crab 5',
      'cr 5x',
      'cr > 30',
      'scr 5',
    ]) {
      expect(readingOf(typed), typed).toEqual({ says: [], name: typed });
    }
  });

  it('are left in the name where somebody wants them there', () => {
    expect(readingOf('Undead  CR  5', ['undead'])).toEqual({ says: ['CR 5'], name: 'Undead' });
    expect(readingOf('undead cr 5', ['cr 5'])).toEqual({ says: ['Undead'], name: 'cr 5' });
    // Then "evil" alone is not read as a filter either.
    expect(readingOf('chaotic evil', ['chaotic evil'])).toEqual({ says: [], name: 'chaotic evil' });
  });

  it('are at most twelve that are read', () => {
    expect(readingOf('fly '.repeat(20)).says).toHaveLength(12);
  });

  it('know every type and kind that the monsters of both editions have', () => {
    const all = [...SRD_MONSTERS, ...SRD_52_MONSTERS];
    const kinds = all.flatMap(({ type, subtype }) => [type, ...(subtype?.split(/,\s*/) ?? [])]);
    const unknown = new Set(kinds.filter((kind) => kind !== 'any race' && !MEANINGS.has(kind)));
    expect([...unknown]).toEqual([]);
  });
});
