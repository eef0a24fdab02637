import { expect, test } from 'vitest';
import { simulatorSearch } from './simulator-search';

const rowOf = (id: string, said: { count?: number; side?: 'allies'; round?: number } = {}) => ({
  id,
  count: said.count ?? 1,
  side: said.side ?? ('foes' as const),
  round: said.round ?? null,
});
const draft = {
  edition: '2024' as const,
  partyId: null,
  groups: [{ level: 5, count: 5 }],
  rows: [
    rowOf('goblin', { count: 4 }),
    rowOf('wolf', { side: 'allies' }),
    rowOf('ogre', { round: 3 }),
    { ...rowOf('x'), id: null },
  ],
  characters: [],
};
const fields = (search: string) => Object.fromEntries(new URLSearchParams(search));

test('foes come with their rounds, allies on the other side, and levels as characters', () => {
  const said = fields(simulatorSearch(draft));
  expect(said).toMatchObject({
    edition: '2024',
    press: 'play',
    b0: 'goblin',
    'b0-n': '4',
    b1: 'ogre',
    'b1-r': '3',
  });
  expect(said).not.toHaveProperty('b2');
  const heroes = Object.entries(said).filter(
    ([key, who]) => /^a\d+$/.test(key) && who.startsWith('@'),
  );
  expect(heroes.map(([, who]) => who)).toEqual([
    '@champion.5',
    '@life.5',
    '@thief.5',
    '@evoker.5',
    '@hunter.5',
  ]);
  expect(Object.values(said)).toContain('wolf');
});

test('a saved party comes as itself', () => {
  const said = fields(simulatorSearch({ ...draft, partyId: 'p-1', groups: [] }));
  expect(said).toMatchObject({ party: 'p-1', press: 'party:a', a0: 'wolf' });
});

test('one’s own characters come as themselves, before the others', () => {
  const groups = [{ level: 2, count: 1 }];
  const said = fields(simulatorSearch({ ...draft, characters: ['c-1'], groups }));
  expect(said).toMatchObject({ a0: '*lab.c-1', a1: '@champion.2', press: 'play' });
});

test('twenty characters come, all of them', () => {
  const characters = Array.from({ length: 20 }, (_, at) => `c-${at}`);
  const said = fields(simulatorSearch({ ...draft, characters, groups: [] }));
  expect(said).toMatchObject({ a0: '*lab.c-0', a19: '*lab.c-19', a20: 'wolf' });
});

test('four groups of one are four different characters', () => {
  const groups = Array.from({ length: 4 }, () => ({ level: 5, count: 1 }));
  const said = fields(simulatorSearch({ ...draft, groups, rows: [] }));
  expect([said.a0, said.a1, said.a2, said.a3]).toEqual([
    '@champion.5',
    '@life.5',
    '@thief.5',
    '@evoker.5',
  ]);
});

test('many of one level are shared among the six', () => {
  const said = fields(simulatorSearch({ ...draft, groups: [{ level: 1, count: 8 }], rows: [] }));
  const count = Object.entries(said).reduce(
    (sum, [key, n]) => (/^a\d+-n$/.test(key) ? sum + Number(n) : sum),
    0,
  );
  expect(count).toBe(8);
});
