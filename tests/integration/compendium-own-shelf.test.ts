import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { importRecords } from '~/compendium/shelf/import.server';
import { ownedMonsterShelf } from '~/compendium/shelf/own-shelf.server';
import { converted, type FileReader, wholeText } from '~/compendium/shelf/record-readers';
import { monsterById, monstersByIds } from '~/compendium/shelf/records.server';
import { tokenFactsById } from '~/compendium/shelf/token-facts.server';
import { OWN_RECORDS } from '~/platform/limits';
import { readNdjson } from '~/platform/ndjson';
import { exportPerson } from '~/settings/person/export.server';
import {
  database,
  fileOf,
  load,
  madeUp,
  namesFound,
  SRD_MONSTERS,
  streamOf,
} from './compendium-files';
import { store } from './kept-rows';
import { addOwners, foundBy, ownIdOf, ownMonster, putOwn } from './own-monsters-desk';

const shelfOf = (ownerId: string) => ownedMonsterShelf(database(), ownerId);

async function countOf(table: string): Promise<number> {
  return (await env.DB.prepare(`select count(*) as n from ${table}`).first<number>('n')) ?? -1;
}

beforeEach(() => addOwners('ann', 'ben'));

describe('a user’s own records', () => {
  it('are added, changed, left alone if equal, and refused with a reason if invalid', async () => {
    const first = [ownMonster({ name: 'Moss Troll' }), ownMonster({ name: 'Lamp Imp' })];
    expect(await putOwn('ann', first)).toMatchObject({ added: 2, changed: 0, unchanged: 0 });
    const id = await ownIdOf('ann', 'Moss Troll');
    const report = await putOwn('ann', [
      ownMonster({ name: 'Moss Troll', cr: 7 }),
      ownMonster({ name: 'Lamp Imp' }),
      ownMonster({ name: 'Broken', ac: 'high' }),
      ownMonster({ name: 'Goblin', source: 'SRD 5.1' }),
      ownMonster({ name: 'Goblin', source: 'srd  5.2' }),
      ownMonster({ name: 'Lamp Imp' }),
    ]);
    expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 1, rejectedCount: 4 });
    expect(report.rejected.map(({ line }) => line)).toEqual([3, 4, 5, 6]);
    expect(report.rejected[1]?.problem).toBe('"source" must be one of your own, found "SRD 5.1"');
    // The id stays the same when the record changes, so links to it still work.
    expect(await ownIdOf('ann', 'Moss Troll')).toBe(id);
    expect((await monsterById(database(), id, 'ann'))?.record.cr).toBe(7);
    expect((await foundBy('ann', 'crMin=7', 10)).names).toEqual(['Moss Troll']);
    expect(await shelfOf('ann').count()).toBe(2);
  });

  it('get a random id that contains no name, and open for their owner only', async () => {
    await load(SRD_MONSTERS.slice(0, 3));
    const both = [ownMonster({ name: 'Moss Troll' })];
    await putOwn('ann', both);
    await putOwn('ben', both);
    const [anns, bens] = [await ownIdOf('ann', 'Moss Troll'), await ownIdOf('ben', 'Moss Troll')];
    expect(anns).toMatch(/^moss-troll\.own--[a-z2-7]{20}$/);
    expect(bens).not.toBe(anns);
    for (const stranger of [null, 'ben', '', 'nobody']) {
      expect(await monsterById(database(), anns, stranger)).toBeNull();
      expect(await tokenFactsById(database(), anns, stranger)).toBeNull();
      const several = await monstersByIds(database(), ['aboleth', anns], stranger);
      expect(several.map(({ id }) => id)).toEqual(['aboleth']);
    }
    expect((await monsterById(database(), anns, 'ann'))?.record.name).toBe('Moss Troll');
    expect(await tokenFactsById(database(), anns, 'ann')).toMatchObject({ name: 'Moss Troll' });
    const several = await monstersByIds(database(), [anns, 'aboleth', bens], 'ann');
    expect(several.map(({ id }) => id)).toEqual([anns, 'aboleth']);
  });

  it('are removed on request without affecting other users’ records', async () => {
    const both = [ownMonster({ name: 'Moss Troll' }), ownMonster({ name: 'Lamp Imp' })];
    await putOwn('ann', both);
    await putOwn('ben', both);
    const [mine, theirs] = [await ownIdOf('ann', 'Moss Troll'), await ownIdOf('ben', 'Lamp Imp')];
    expect(await shelfOf('ann').remove([mine, theirs, mine, 'none', "' or 1=1"])).toBe(1);
    expect([await shelfOf('ann').count(), await shelfOf('ben').count()]).toEqual([1, 2]);
    expect(await countOf('own_monster_records')).toBe(3);
    expect((await foundBy('ann', 'q=troll', 10)).names).toEqual([]);
    expect((await foundBy('ben', 'q=troll', 10)).names).toEqual(['Moss Troll']);
  });

  it('are limited to two thousand, even with concurrent requests', async () => {
    const made = (group: string, count: number) =>
      Array.from({ length: count }, (_, at) =>
        ownMonster({ name: `Mote ${group} ${at}`, slug: `mote-${group}-${at}` }),
      );
    expect(await putOwn('ann', made('a', OWN_RECORDS - 30))).toMatchObject({ rejectedCount: 0 });
    const reports = await Promise.all(
      ['b', 'c', 'd'].map((group) => putOwn('ann', made(group, 25))),
    );
    expect(await shelfOf('ann').count()).toBe(OWN_RECORDS);
    const [added, refused] = [
      reports.reduce((sum, report) => sum + report.added, 0),
      reports.reduce((sum, report) => sum + report.rejectedCount, 0),
    ];
    expect([added, refused]).toEqual([30, 45]);
    expect(await countOf('own_monster_records')).toBe(OWN_RECORDS);
    const full = await putOwn('ann', [
      ownMonster({ name: 'Mote a 0', slug: 'mote-a-0', cr: 3 }),
      ownMonster({ name: 'Late' }),
    ]);
    expect(full).toMatchObject({ changed: 1, added: 0, rejectedCount: 1 });
    expect(full.rejected[0]?.problem).toMatch(/^you have 2,000 of your own: remove some/);
    await shelfOf('ann').remove([await ownIdOf('ann', 'Mote a 0')]);
    expect(await putOwn('ann', [ownMonster({ name: 'Late' })])).toMatchObject({ added: 1 });
    expect(await putOwn('ben', [ownMonster({ name: 'Late' })])).toMatchObject({ added: 1 });
  });

  it('are part of the user’s export, and are deleted with the account', async () => {
    await putOwn('ann', [ownMonster({ name: 'Moss Troll' })]);
    await putOwn('ben', [ownMonster({ name: 'Lamp Imp' })]);
    let text = '';
    const owner = { userId: 'ann', verifiedEmail: null };
    for await (const part of exportPerson(store, owner, 'now')) text += part;
    const { own_monsters: kept } = JSON.parse(text);
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({
      name: 'Moss Troll',
      record: { name: 'Moss Troll', cr: 0.125 },
    });
    expect(text).not.toContain('Lamp Imp');
    await env.DB.prepare("delete from users where id = 'ann'").run();
    expect([await countOf('own_monsters'), await countOf('own_monster_records')]).toEqual([1, 1]);
  });
});

describe('a file in another format', () => {
  /** Lines such as "Moss Troll; 5", as another program could write them. */
  const lines: FileReader = wholeText(function* (text) {
    for (const [at, line] of text.split('\n').entries()) {
      const [name, cr] = line.split(';').map((part) => part.trim());
      if (cr) yield { value: { name, cr: Number(cr) }, line: at + 1 };
      else if (line !== '') yield { problem: 'there is no challenge rating', line: at + 1 };
    }
  }, 1000);
  const asMonster = (value: unknown) => {
    const { name, cr } = value as { name: string; cr: number };
    return cr <= 30
      ? { ok: true as const, record: madeUp({ name, cr, source: 'Elsewhere' }) }
      : { ok: false as const, problem: `no creature has challenge rating ${cr}` };
  };
  const import_ = (text: string, read: FileReader) =>
    importRecords({
      db: database(),
      kind: 'monsters',
      by: 'admin',
      now: 1,
      stream: streamOf(text, 7),
      read,
    });

  it('is converted before validation, and its problems keep their line numbers', async () => {
    const text = 'Moss Troll; 5\nLamp Imp\n\nHuge One; 31\nHälf Wisp; 0.3\nTin Hound; 1';
    const report = await import_(text, converted(asMonster, lines));
    expect(report).toMatchObject({ added: 2, rejectedCount: 3, stopped: null });
    expect(report.rejected.map(({ line, problem }) => [line, problem.slice(0, 30)])).toEqual([
      [2, 'there is no challenge rating'],
      [4, 'no creature has challenge rati'],
      [5, '"cr" must be a challenge ratin'],
    ]);
    expect(await namesFound('q=troll')).toEqual(['Moss Troll']);
  });

  it('can be the site’s own format with other fields, line by line', async () => {
    const text = fileOf([
      { name: 'Tin Hound', cr: 1 },
      { name: 'Big', cr: 99 },
    ]);
    const report = await import_(text, converted(asMonster, readNdjson));
    expect(report).toMatchObject({ added: 1, rejected: [{ line: 2 }] });
  });

  it('that is too long or not text is refused with a sentence', async () => {
    expect(await import_('x; 1\n'.repeat(300), converted(asMonster, lines))).toMatchObject({
      added: 0,
      stopped: { reason: 'too-large', problem: 'the file has more than 1000 bytes' },
    });
    const bytes = (async function* () {
      yield new Uint8Array([0x41, 0xff, 0x42]);
    })();
    const order = { db: database(), kind: 'monsters', by: 'admin', now: 1 } as const;
    expect(await importRecords({ ...order, stream: bytes, read: lines })).toMatchObject({
      added: 0,
      stopped: { reason: 'broken-off', problem: 'the file is not UTF-8 text' },
    });
  });
});
