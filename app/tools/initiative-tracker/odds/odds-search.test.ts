import { expect, test } from 'vitest';
import { characterSheet } from '~/fights/sheet/by-hand';
import { begun, done, somebody } from '../../../../tests/harness/fight-table';
import { oddsSearch } from './odds-search';

const hero = (id: string, level: number | null) =>
  somebody(id, { side: 'party', sheet: characterSheet('2014', { name: id, maximum: 30, level }) });
const goblin = (id: string) => somebody(id, { sheet: { record: 'goblin', maximum: 7, ac: 15 } });
const FIGHT = begun([hero('mira', 5), hero('odo', null), goblin('g1'), goblin('g2'), goblin('g3')]);
const hurt = (who: string, amount: number) => ({
  do: 'harm',
  struck: [{ who, parts: [{ amount }] }],
});

const rows = (fight: typeof FIGHT, parties: [string, string][] = []) => {
  const params = new URLSearchParams(oddsSearch(fight, new Map(parties)));
  return { a: params.getAll('a'), b: params.getAll('b') };
};

test('who stands comes with the hit points of now, alike ones together, and the fallen stay away', () => {
  const { a, b } = rows(done(FIGHT, hurt('g2', 3), hurt('g3', 20), hurt('mira', 4)));
  expect(b).toEqual(['goblin~ac:15~hp:7', 'goblin~ac:15~hp:4']);
  expect(a[0]).toMatch(/^@champion\.5~ac:\d+~hp:26$/);
  expect(a[1]).toMatch(/^=.+~hp:30~a:4~dm:1d8\+2$/);
  expect(rows(FIGHT).b).toEqual(['goblin~n:3~ac:15~hp:7']);
});

test('more kinds than a side has room for come together, at what they have on average', () => {
  const horde = begun([
    hero('mira', 5),
    ...Array.from({ length: 26 }, (_, at) =>
      somebody(`r${at}`, { sheet: { record: 'rat', maximum: 40, ac: 10 }, hitPoints: at + 1 }),
    ),
  ]);
  expect(rows(horde).b).toEqual(['rat~n:26~ac:10~hp:14']);
});

test('a member of a party comes as itself', () => {
  expect(rows(FIGHT, [['mira', 'p1']]).a[0]).toMatch(/^\*p1\.mira~ac:\d+~hp:30$/);
});
