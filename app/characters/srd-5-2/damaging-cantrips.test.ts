import { expect, test } from 'vitest';
import spells from '../../../content/srd-5-2/spells.ndjson?raw';
import { ATTACK_CANTRIPS, DAMAGING_CANTRIPS, FAR_CANTRIPS } from './damaging-cantrips';

type Line = {
  slug: string;
  level: number;
  range: { feet: number | null };
  effects: { kind: string }[];
};

const CANTRIPS = spells
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Line)
  .filter(({ level }) => level === 0);
const DAMAGING = CANTRIPS.filter(({ effects }) => JSON.stringify(effects).includes('"damage"'));

const slugs = (of: readonly { slug: string }[]) => of.map(({ slug }) => slug).sort();

test('cantrips that deal damage are those of the records; True Strike deals it with its weapon', () => {
  expect(slugs(DAMAGING_CANTRIPS)).toEqual([...slugs(DAMAGING), 'true-strike'].sort());
  expect(slugs(ATTACK_CANTRIPS)).toEqual(
    [
      ...slugs(DAMAGING.filter(({ effects }) => effects.some(({ kind }) => kind === 'attack'))),
      'true-strike',
    ].sort(),
  );
  expect(slugs(FAR_CANTRIPS)).toEqual(
    slugs(DAMAGING.filter(({ range }) => (range.feet ?? 0) >= 10)),
  );
});

test('each is for who knows it', () => {
  expect(DAMAGING_CANTRIPS[0]?.needs).toEqual({ spell: 'acid-splash' });
});
