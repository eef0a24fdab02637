import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { CHARACTER_SHELF } from '~/characters/kept/character-limits';
import {
  addCharacter,
  bringBackCharacter,
  characterShelf,
  copyCharacter,
  deleteCharacter,
  listCharacters,
  openCharacter,
  openSharedCharacter,
  putAwayCharacter,
  saveBeside,
  saveCharacter,
  shareCharacter,
  sharedPortrait,
  stopSharingCharacter,
} from '~/characters/kept/characters.server';
import { type Character, character } from '~/characters/record/character';
import { keepUpload, listUploads } from '~/platform/uploads/upload-rows.server';
import { addPeople, DAY, store } from './kept-rows';

const T0 = Date.UTC(2030, 0, 1);
let now = T0;
const desk = { ...store, clock: { now: () => now } };

function mira(more: Partial<Character> = {}): Character {
  return character.parse({
    edition: '2014',
    name: 'Mira',
    race: 'dwarf',
    subrace: 'hill-dwarf',
    levels: [{ class: 'cleric' }, { class: 'cleric', hp: 5 }],
    player: 'Ann',
    notes: 'Owes Odo 5 gp.',
    play: { hitPoints: 3 },
    ...more,
  });
}

async function kept(whole = mira(), userId = 'ann'): Promise<string> {
  const made = await addCharacter(desk, userId, whole);
  if (!made.ok) throw new Error(made.reason);
  return made.id;
}

async function opened(id: string, userId = 'ann') {
  const read = await openCharacter(desk, userId, id);
  if (read === null || read === 'unread') throw new Error(String(read));
  return read;
}

async function face(letter: string): Promise<string> {
  const bytes = new TextEncoder().encode(letter);
  const facts = { type: 'image/png', width: 8, height: 8 } as const;
  const upload = await keepUpload(store, 'ann', { kind: 'portrait', bytes, facts }, now);
  if (!upload.ok) throw new Error(upload.reason);
  return upload.id;
}

beforeEach(async () => {
  now = T0;
  await addPeople('ann', 'ben');
});

describe('a saved character', () => {
  it('opens as it was saved, with its play state, and is listed with class, race and level', async () => {
    const id = await kept();
    expect(await opened(id)).toMatchObject({ character: mira(), playSeq: 0 });
    expect(await listCharacters(desk.db, 'ann')).toMatchObject([
      {
        id,
        name: 'Mira',
        edition: '2014',
        raceName: 'Hill Dwarf',
        classLine: 'Cleric 2',
        level: 2,
      },
    ]);
  });

  it('cannot be opened, listed, saved, shared, copied, deleted, restored or removed for good by another user', async () => {
    const id = await kept();
    const target = { id, version: 1 };
    expect(await openCharacter(desk, 'ben', id)).toBeNull();
    expect(await listCharacters(desk.db, 'ben')).toEqual([]);
    expect(await saveCharacter(desk, 'ben', target, mira())).toMatchObject({ reason: 'gone' });
    expect(await saveBeside(desk, 'ben', target, { mine: mira(), theirs: mira() })).toMatchObject({
      reason: 'gone',
    });
    expect(await shareCharacter(desk, 'ben', id)).toBeNull();
    expect(await copyCharacter(desk, 'ben', id)).toMatchObject({ reason: 'gone' });
    expect(await putAwayCharacter(desk, 'ben', id)).toBe(false);
    await putAwayCharacter(desk, 'ann', id);
    expect(await bringBackCharacter(desk.db, 'ben', id)).toBe(false);
    expect(await deleteCharacter(desk.db, 'ben', id)).toBe(false);
    expect(await addCharacter(desk, 'ben', mira(), id)).toMatchObject({ reason: 'gone' });
    expect(await bringBackCharacter(desk.db, 'ann', id)).toBe(true);
    expect((await opened(id)).listed.version).toBe(1);
  });

  it('saved in two windows keeps the first save, and reports a conflict to the second', async () => {
    const id = await kept();
    const target = { id, version: 1 };
    const both = await Promise.all(
      ['One', 'Two'].map((name) => saveCharacter(desk, 'ann', target, mira({ name }))),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'changed' });
    const { listed, character: theirs } = await opened(id);
    expect(listed.version).toBe(2);
    const mine = mira({ name: 'Mine' });
    const again = { id, version: 2 };
    expect(await saveBeside(desk, 'ann', again, { mine, theirs })).toMatchObject({ ok: true });
    const names = (await listCharacters(desk.db, 'ann')).map(({ name }) => name);
    expect(names.sort()).toEqual(['Mine', theirs.name].sort());
  });

  it('is saved without changing its play state, whatever is sent', async () => {
    const id = await kept();
    const sent = mira({ play: { ...mira().play, hitPoints: 40 }, name: 'Mira II' });
    await saveCharacter(desk, 'ann', { id, version: 1 }, sent);
    expect((await opened(id)).character).toMatchObject({ name: 'Mira II', play: { hitPoints: 3 } });
  });

  it('is visible to others only while shared, without private notes and player name', async () => {
    const id = await kept();
    const code = (await shareCharacter(desk, 'ann', id)) ?? '';
    // 128 bits, so that the code cannot be guessed.
    expect(code).toMatch(/^[0-9a-f]{32}$/);
    const shown = await openSharedCharacter(desk, code);
    expect(shown).toMatchObject({ character: { name: 'Mira' } });
    expect(JSON.stringify(shown)).not.toMatch(/Owes|Ann|user/);
    await putAwayCharacter(desk, 'ann', id);
    expect(await openSharedCharacter(desk, code)).toBeNull();
    await bringBackCharacter(desk.db, 'ann', id);
    await stopSharingCharacter(desk.db, 'ann', id);
    expect(await openSharedCharacter(desk, code)).toBeNull();
  });

  it('is still found by a short code of earlier versions', async () => {
    const id = await kept();
    await shareCharacter(desk, 'ann', id);
    await env.DB.prepare("update characters set code = '0123456789ab' where id = ?1")
      .bind(id)
      .run();
    const shown = await openSharedCharacter(desk, '0123456789ab');
    expect(shown).toMatchObject({ character: { name: 'Mira' } });
  });

  it('is copied under another name at full hit points', async () => {
    const copy = await copyCharacter(desk, 'ann', await kept());
    if (!copy.ok) throw new Error(copy.reason);
    expect((await opened(copy.id)).character).toMatchObject({
      name: 'Mira (copy)',
      play: { hitPoints: null },
    });
  });

  it('is limited to 100, and 150 with deleted ones, which can be restored for 30 days', async () => {
    const first = await kept();
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 99)
       insert into characters (id, user_id, name, code, edition, created_at, updated_at)
       select 'x' || i, 'ann', 'X', 'c' || i, '2014', 0, 0 from n`,
    ).run();
    expect(await addCharacter(desk, 'ann', mira())).toEqual({ ok: false, reason: 'most' });
    await putAwayCharacter(desk, 'ann', first);
    await kept();
    expect(await bringBackCharacter(desk.db, 'ann', first)).toBe(false);
    await env.DB.prepare("update characters set deleted_at = ? where id like 'x%'").bind(now).run();
    for (let at = 0; at < 49; at += 1) await kept();
    expect(await addCharacter(desk, 'ann', mira())).toEqual({
      ok: false,
      reason: 'with-deleted',
    });
    now += CHARACTER_SHELF.keptDeletedMs + 1;
    await characterShelf.tend(store, now);
    expect(await characterShelf.countDeleted(desk.db, 'ann')).toBe(0);
    expect(await listCharacters(desk.db, 'ann')).toHaveLength(50);
  }, 60_000);

  it('of more than 64 kB is refused, when added or saved', async () => {
    const id = await kept();
    const extras = Array.from({ length: 40 }, () => ({ name: 'Long', words: 'ä'.repeat(1000) }));
    expect(await addCharacter(desk, 'ann', mira({ extras }))).toMatchObject({ reason: 'too-long' });
    const target = { id, version: 1 };
    expect(await saveCharacter(desk, 'ann', target, mira({ extras }))).toMatchObject({
      reason: 'too-long',
    });
    expect((await opened(id)).character.extras).toEqual([]);
  });

  it('with a damaged record is reported as unreadable instead of failing', async () => {
    const id = await kept();
    await env.DB.prepare("update characters set body = x'00' where id = ?").bind(id).run();
    expect(await openCharacter(desk, 'ann', id)).toBe('unread');
    expect(await copyCharacter(desk, 'ann', id)).toMatchObject({ reason: 'unavailable' });
  });
});

describe('a portrait', () => {
  it('is visible to others by the share code while the character is shared', async () => {
    const portrait = await face('a');
    const id = await kept(mira({ portrait }));
    const code = (await shareCharacter(desk, 'ann', id)) ?? '';
    expect(await sharedPortrait(desk.db, code)).toEqual({ userId: 'ann', portrait });
    await stopSharingCharacter(desk.db, 'ann', id);
    expect(await sharedPortrait(desk.db, code)).toBeNull();
  });

  it('that no character uses is deleted; one used by another or a deleted character stays', async () => {
    const [old, fresh] = [await face('a'), await face('b')];
    const id = await kept(mira({ portrait: old }));
    const other = await kept(mira({ portrait: old }));
    await saveCharacter(desk, 'ann', { id, version: 1 }, mira({ portrait: fresh }));
    expect(await ids()).toEqual([old, fresh].sort());
    await saveCharacter(desk, 'ann', { id: other, version: 1 }, mira());
    expect(await ids()).toEqual([fresh]);
    await putAwayCharacter(desk, 'ann', id);
    expect(await ids()).toEqual([fresh]);
    await deleteCharacter(desk.db, 'ann', id);
    expect(await ids()).toEqual([]);
  });

  async function ids() {
    return (await listUploads(desk.db, 'ann')).map(({ id }) => id).sort();
  }
});

it('leaves no unknown file behind after a day', async () => {
  await kept();
  await characterShelf.tend(store, now + 2 * DAY);
  expect(await env.DB.prepare('select count(*) as n from loose_files').first('n')).toBe(0);
});
