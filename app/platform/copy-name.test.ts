import { expect, it } from 'vitest';
import { copyName } from './copy-name';

it('names a copy within the limit of a name, and splits no letter', () => {
  expect(copyName('Moss Troll')).toBe('Moss Troll (copy)');
  expect(copyName('🐉'.repeat(50)).length).toBeLessThanOrEqual(100);
  expect(copyName(`${'x'.repeat(92)} y`)).toBe(`${'x'.repeat(92)} (copy)`);
  expect(copyName('x'.repeat(60), 60)).toBe(`${'x'.repeat(53)} (copy)`);
});
