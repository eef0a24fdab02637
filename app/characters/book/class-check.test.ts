import { expect, test } from 'vitest';
import type { CharacterClass } from './book';
import { classFaults } from './class-check';
import type { Feature } from './feature';

const RAGE: Feature = {
  key: 'rager/rage',
  name: 'Rage',
  level: 3,
  words: 'You rage.',
  uses: { key: 'rage', name: 'Rages', most: { byLevel: { 3: 2, 6: 3 } }, back: 'long-rest' },
};
const RAGER: CharacterClass = {
  slug: 'rager',
  name: 'Rager',
  line: 'Rages.',
  hitDie: 12,
  primary: ['str'],
  first: { gifts: [], asks: [] },
  joining: { gifts: [], asks: [] },
  needs: { how: 'all', abilities: ['str'] },
  equipment: [],
  subclassLevel: 3,
  subclassName: 'Path',
  subclasses: [],
  features: [RAGE],
  suggested: [15, 14, 13, 12, 10, 8],
  columns: [],
};

test('a class that is well has no faults', () => {
  expect(classFaults(RAGER)).toEqual([]);
});

test('keys that are there twice, words that are none, and tables that begin early or repeat are faults', () => {
  const two: Feature = { ...RAGE, words: '', scale: { 1: 'a', 4: 'a' } };
  expect(classFaults({ ...RAGER, features: [RAGE, two] })).toEqual([
    'the key rager/rage is there twice',
    'rager/rage has 0 letters',
    'rager/rage is of level 3, its table begins at 1',
    'rager/rage has a needless line 4',
  ]);
});

test('a choice that is asked twice, a column that is too short and a subclass that is late are faults', () => {
  const asks = [0, 1].map(() => ({ key: 'enemy', name: 'An enemy', count: 1, asks: 'words' }));
  const features = [{ ...RAGE, asks: asks.map((one) => ({ ...one, from: 'own' }) as never) }];
  const late = {
    slug: 'late',
    name: 'Late',
    line: '',
    features: [{ ...RAGE, key: 'a', level: 6 }],
  };
  const faults = classFaults({
    ...RAGER,
    features,
    columns: [{ name: 'Rages', cells: ['1'] }],
    subclasses: [late],
  });
  expect(faults).toContain('rager/rage asks enemy twice');
  expect(faults).toContain('column Rages has 1 cells');
  expect(faults).toContain('late begins at another level');
});
