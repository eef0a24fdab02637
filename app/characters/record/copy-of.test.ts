import { expect, test } from 'vitest';
import { character } from './character';
import { copyOf } from './copy-of';

const MIRA = character.parse({
  edition: '2014',
  name: 'Mira',
  portrait: '9b2f4c1e-8f5d-4b1a-9c3e-2d7a6f0b1c2d',
  play: { hitPoints: 3, exhaustion: 2, coins: { cp: 0, sp: 0, ep: 0, gp: 41, pp: 0 } },
});

test('a copy has another name, the same face and purse, and is unhurt', () => {
  const copy = copyOf(MIRA, '2024');
  expect(copy).toMatchObject({ name: 'Mira (2024)', portrait: MIRA.portrait });
  expect(copy.play).toMatchObject({ hitPoints: null, exhaustion: 0, coins: { gp: 41 } });
});

test('a long name is cut before its word, and never within a sign', () => {
  const { name } = copyOf({ ...MIRA, name: `${'a'.repeat(69)}🐉 the Great` }, 'copy');
  expect(name).toBe(`${'a'.repeat(69)} (copy)`);
  expect(copyOf({ ...MIRA, name: '' }, 'copy').name).toBe('(copy)');
});
