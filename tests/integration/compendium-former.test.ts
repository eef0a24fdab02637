import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { entriesOf } from '~/compendium/records/entries-of';
import { monstersCasting, neighbours, searchSpells } from '~/compendium/search/search.server';
import { readSpellQuery } from '~/compendium/search/spell-search';
import { monsterById, monstersByIds, spellById } from '~/compendium/shelf/records.server';
import { spellCardLines } from '~/compendium/spell-card/spell-card-lines';
import { plainText } from '~/compendium/statblock/statblock';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { FORMER_ROWS, layFormerRows } from '../harness/former-rows';
import { database, namesFound, queryOf, search } from './compendium-files';
import { addOwners, foundBy, ownMonster, putOwn } from './own-monsters-desk';

/** Migrations that were added after the release whose rows are tested. */
const LATER = /^(0010|0014|0016|0017)/;

/** Creates a database as the previous release left it, and migrates it without an import. */
beforeEach(async () => {
  await reset();
  await applyD1Migrations(
    env.DB,
    env.MIGRATIONS.filter(({ name }) => name < '0016' && !LATER.test(name)),
  );
  await layFormerRows(env.DB);
  await applyD1Migrations(env.DB, env.MIGRATIONS);
});

const textsOf = (rows: readonly Record<string, unknown>[]) =>
  rows.map(({ record }) => record as { name: string; format?: number });

describe('the rows of the previous release', () => {
  it('contain records of the first format, also after the migration', async () => {
    const all = textsOf([...FORMER_ROWS.monsters, ...FORMER_ROWS.spells]);
    expect(all.filter((record) => 'format' in record)).toEqual([]);
    const stored = await env.DB.prepare('select record from monster_records order by seq').all();
    expect(stored.results.map(({ record }) => JSON.parse(String(record)))).toEqual(
      textsOf(FORMER_ROWS.monsters),
    );
  });

  it('are found, listed, sorted and counted', async () => {
    expect(await namesFound('')).toEqual(['Adult Red Dragon', 'Goblin', 'Lich', 'Troll']);
    expect(await namesFound('sort=cr&dir=desc')).toEqual([
      'Lich',
      'Adult Red Dragon',
      'Troll',
      'Goblin',
    ]);
    expect(await namesFound('q=gobln')).toEqual(['Goblin']);
    expect(await namesFound('q=ragon')).toEqual(['Adult Red Dragon']);
    expect(await namesFound('type=dragon&legendary=yes')).toEqual(['Adult Red Dragon']);
    expect(await namesFound('hpMin=80&hpMax=140')).toEqual(['Lich', 'Troll']);
    expect(await namesFound('text=paralyzed')).toEqual(['Lich']);
    expect((await search('')).count).toBe(4);
    const reading = readSpellQuery(new URLSearchParams('q=fierball'));
    if (!reading.ok) throw new Error(reading.problem);
    expect((await searchSpells(database(), reading.query)).items.map(({ name }) => name)).toEqual([
      'Fireball',
    ]);
  });

  it('open complete, converted when they are read', async () => {
    for (const { id, record } of FORMER_ROWS.monsters) {
      const before = record as { name: string; actions: { name: string; text: string }[] };
      const found = await monsterById(database(), String(id));
      expect(found?.record).toMatchObject({ format: 2, name: before.name });
      const block = statblockOf(found?.record ?? never(), '2014');
      const said = block.sections.flatMap(({ entries }) => entries);
      for (const { name, text } of before.actions) {
        const entry = said.find((one) => one.name === name);
        expect(entry?.paragraphs.map(plainText).join(' ').length, `${id} ${name}`).toBeGreaterThan(
          text.length / 2,
        );
      }
    }
    const [troll] = await monstersByIds(database(), ['troll']);
    const effects = troll ? entriesOf(troll.record).flatMap((entry) => entry.effects) : [];
    expect(effects.map(({ kind }) => kind)).toContain('attack');
    for (const { id, record } of FORMER_ROWS.spells) {
      const found = await spellById(database(), String(id));
      const { name } = record as { name: string };
      expect(found?.record).toMatchObject({ format: 2, name });
      expect(spellCardLines(found?.record ?? never()).name).toBe(name);
    }
  });

  it('have neighbors and casters', async () => {
    expect(await neighbours(database(), queryOf(''), 'lich')).toEqual({
      previous: 'goblin',
      next: 'troll',
    });
    const casters = await monstersCasting(database(), 'fireball', 5);
    expect(casters.items.map(({ id }) => id)).toEqual(['lich']);
  });

  it('are found together with a user’s own new records', async () => {
    await addOwners('ann');
    await putOwn('ann', [ownMonster({ name: 'Goblin Cook' })]);
    expect((await foundBy('ann', 'q=goblin', 10)).names).toEqual(['Goblin', 'Goblin Cook']);
    expect((await foundBy(null, 'q=goblin', 10)).names).toEqual(['Goblin']);
  });
});

function never(): never {
  throw new Error('The record is not there.');
}
