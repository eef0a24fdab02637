import { expect, it } from 'vitest';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { namesApart, takeFileName } from './file-name';

const [one, other] = SRD_MONSTERS;

it('a file of one creature has its name, and one of several that of all', () => {
  if (one === undefined || other === undefined) throw new Error('no monsters');
  expect(takeFileName([one], 'csv')).toBe(`${one.slug}.csv`);
  expect(takeFileName([one], 'foundry')).toBe(`${one.slug}-foundry.json`);
  expect(takeFileName([one, other], 'own')).toBe('homebrew-monsters.json');
});

it('creatures of one name are known apart in a file', () => {
  if (one === undefined) throw new Error('no monsters');
  const twins = [one, { ...one }, { ...one }, { ...one, slug: `${one.slug}-2` }];
  const nameOf = namesApart(twins);
  expect(new Set(twins.map(nameOf)).size).toBe(4);
  expect(nameOf(one)).toBe(one.slug);
});
