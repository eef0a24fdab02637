import { expect, it } from 'vitest';
import { candidateOf } from '~/encounters/fill/candidate-of';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { rowOf } from '../address/draft';
import { fightRows } from '../fight-rows';
import { judged } from '../judged';
import { drawnRows, redrawnRow } from './drawn-rows';
import { readFillAsk } from './fill-ask';

const POOL = SRD_MONSTERS.map((record) => candidateOf(record.slug, record));
const KNOWN = Object.fromEntries(POOL.map((one) => [one.id, one]));
const LEVELS = [5, 5, 5, 5];

const ask = (search: string) => readFillAsk(new URLSearchParams(search), '2014');
const task = (seed: string, more: { ignoreWeak?: boolean; search?: string } = {}) => ({
  seed,
  edition: '2014' as const,
  ignoreWeak: more.ignoreWeak ?? false,
  levels: LEVELS,
  pool: POOL,
  ask: ask(more.search ?? 'shape=boss-minions&band=hard'),
});
const rowsOf = (rows: Parameters<typeof fightRows>[0]) => fightRows(rows, KNOWN);
const verdictOf = (rows: Parameters<typeof fightRows>[0], ignoreWeak = false) =>
  judged({ edition: '2014', ignoreWeak, rows: rowsOf(rows), heroes: { levels: LEVELS } }).difficulty
    .verdict;

it('keeps what is locked and the allies, and draws the rest into the band', () => {
  const rows = rowsOf([
    rowOf('ogre', { locked: true }),
    rowOf('veteran', { side: 'allies' }),
    rowOf('tarrasque'),
  ]);
  for (let seed = 0; seed < 200; seed += 1) {
    const drawn = drawnRows({ ...task(String(seed)), rows });
    if (!drawn.ok) throw new Error(drawn.why);
    expect(drawn.rows[0]).toMatchObject({ id: 'ogre', locked: true });
    expect(drawn.rows[1]).toMatchObject({ id: 'veteran', side: 'allies' });
    expect(drawn.rows.some(({ id }) => id === 'tarrasque')).toBe(false);
    expect(verdictOf(drawn.rows)).toBe('hard');
  }
});

it('stays in the band where the weak are left out of the count, or says why not', () => {
  let drawnTimes = 0;
  for (let seed = 0; seed < 200; seed += 1) {
    const drawn = drawnRows({ ...task(String(seed), { ignoreWeak: true }), rows: [] });
    if (!drawn.ok) {
      expect(drawn.why).toMatch(/\.$/);
      continue;
    }
    drawnTimes += 1;
    expect(verdictOf(drawn.rows, true), String(seed)).toBe('hard');
  }
  expect(drawnTimes).toBeGreaterThan(150);
});

it('draws one row anew in its place', () => {
  const rows = rowsOf([rowOf('ogre'), rowOf('goblin', { count: 4 }), rowOf('orc', { count: 2 })]);
  const band = 'shape=trio&band=medium';
  const drawn = redrawnRow({ ...task('x', { search: band }), rows }, 1);
  if (!drawn.ok) throw new Error(drawn.why);
  expect(drawn.rows.map(({ id }) => id)).toEqual(['ogre', expect.any(String), 'orc']);
  expect(drawn.rows[1]?.id).not.toBe('goblin');
  expect(verdictOf(drawn.rows)).toBe('medium');
});

it('says why it cannot draw an ally, or a row that is gone', () => {
  const rows = rowsOf([rowOf('veteran', { side: 'allies' })]);
  expect(redrawnRow({ ...task('x'), rows }, 0)).toMatchObject({ ok: false });
  expect(redrawnRow({ ...task('x'), rows }, 7)).toMatchObject({ ok: false });
});

it('reads what to draw from an address, whatever it says', () => {
  expect(
    ask('shape=horde&band=deadly&kind=Undead&role=leader&least=1/2&most=4&legend=no&whose=own'),
  ).toMatchObject({
    band: 'deadly',
    own: true,
    template: { id: 'horde' },
    wanted: { types: ['undead'], roles: ['leader'], crMin: 0.5, crMax: 4, legendary: false },
  });
  expect(ask('shape=x&band=moderate&least=many')).toMatchObject({
    band: 'medium',
    wanted: { crMin: null, types: [] },
  });
});
