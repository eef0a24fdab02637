import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepLooseFiles } from '~/platform/kept-shelf/loose-files.server';
import { streamText } from '~/platform/stream-text';
import { UPLOAD_LIMITS } from '~/platform/uploads/upload-kinds';
import {
  type JudgedUpload,
  keepUpload,
  purgeUploads,
  putAwayUpload,
  readUpload,
} from '~/platform/uploads/upload-rows.server';
import { exportPerson } from '~/settings/person/export.server';
import { addPeople, DAY, failingFiles, fileKeys, store } from './kept-rows';

const NOW = Date.now();

function portrait(text: string): JudgedUpload {
  const bytes = new TextEncoder().encode(text);
  return { kind: 'portrait', bytes, facts: { type: 'image/png', width: 8, height: 8 } };
}

async function keep(userId: string, text: string, of = store): Promise<string> {
  const kept = await keepUpload(of, userId, portrait(text), NOW);
  if (!kept.ok) throw new Error(kept.reason);
  return kept.id;
}

const rows = async () =>
  (await env.DB.prepare('select * from uploads order by rowid').all<Record<string, unknown>>())
    .results;
const loose = async () =>
  (await env.DB.prepare('select key from loose_files').all<{ key: string }>()).results.map(
    ({ key }) => key,
  );
const words = (file: Awaited<ReturnType<typeof readUpload>>) =>
  file.ok ? new TextDecoder().decode(file.bytes) : file.reason;

beforeEach(() => addPeople('ann', 'ben'));

describe('a person’s uploads', () => {
  it('lie under the person and the hash of their bytes, and are read by their row alone', async () => {
    const id = await keep('ann', 'a face');
    const keys = await fileKeys();
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatch(/^users\/ann\/[0-9a-f]{64}\/[0-9a-f-]{36}$/);
    expect(await loose()).toEqual([]);
    expect(words(await readUpload(store, 'ann', id))).toBe('a face');
    expect(words(await readUpload(store, 'ben', id))).toBe('not-theirs');
    for (const odd of ['', keys[0] ?? '', '../ann', `${id}/..`]) {
      expect(words(await readUpload(store, 'ann', odd)), odd).toBe('not-theirs');
    }
  });

  it('are one when they are the same, each person’s by themselves', async () => {
    const id = await keep('ann', 'a face');
    expect(await keep('ann', 'a face')).toBe(id);
    expect(await keep('ben', 'a face')).not.toBe(id);
    expect(await fileKeys()).toHaveLength(2);
    const both = await Promise.all([keep('ann', 'twice'), keep('ann', 'twice')]);
    expect(both[0]).toBe(both[1]);
    expect(await rows()).toHaveLength(3);
    // The file that lost the race goes with the next sweep.
    await sweepLooseFiles(store, NOW + 1000);
    expect(await fileKeys()).toHaveLength(3);
  });

  it('come back whole when they are given again after they were put away', async () => {
    const id = await keep('ann', 'a face');
    expect(await putAwayUpload(store.db, 'ben', id, NOW)).toBe(false);
    expect(await putAwayUpload(store.db, 'ann', id, NOW)).toBe(true);
    expect(words(await readUpload(store, 'ann', id))).toBe('not-theirs');
    expect(await keep('ann', 'a face')).toBe(id);
    expect(words(await readUpload(store, 'ann', id))).toBe('a face');
  });

  it('go for good after 30 days, and a new one of the same bytes is not swept with the old', async () => {
    const id = await keep('ann', 'a face');
    await putAwayUpload(store.db, 'ann', id, NOW);
    await purgeUploads(store.db, NOW + 29 * DAY);
    expect(await rows()).toHaveLength(1);
    await purgeUploads(store.db, NOW + 31 * DAY);
    expect(await rows()).toHaveLength(0);
    const again = await keep('ann', 'a face');
    await sweepLooseFiles(store, Date.now() + DAY);
    expect(await fileKeys()).toHaveLength(1);
    expect(words(await readUpload(store, 'ann', again))).toBe('a face');
  });
});

describe('what one person may have', () => {
  const fill = (count: number, bytes: number, away = 'null') =>
    env.DB.prepare(
      `insert into uploads (id, user_id, kind, hash, media_type, bytes, width, height, file_key, created_at, deleted_at)
       select 'f' || value, 'ann', 'portrait', 'h' || value, 'image/png', ?2, 8, 8, 'k' || value, 0, ${away}
       from json_each(?1)`,
    )
      .bind(JSON.stringify(Array.from({ length: count }, (_, at) => at)), bytes)
      .run();

  const left = async () => (await rows()).map(({ id }) => id);

  it('is counted, and nothing is written beyond it', async () => {
    await fill(UPLOAD_LIMITS.most - 1, 10);
    await keep('ann', 'the last');
    const files = (await fileKeys()).length;
    const kept = await keepUpload(store, 'ann', portrait('one more'), NOW);
    expect(kept).toEqual({ ok: false, reason: 'full' });
    expect(await fileKeys()).toHaveLength(files);
    expect(await loose()).toEqual([]);
    expect(await keep('ben', 'one more')).toBeTruthy();
  });

  it('is bounded in bytes, to the byte', async () => {
    await fill(1, UPLOAD_LIMITS.bytes - 10);
    const over = await keepUpload(store, 'ann', portrait('eleven byte'), NOW);
    expect(over).toEqual({ ok: false, reason: 'full' });
    expect(await keep('ann', 'ten bytes!')).toBeTruthy();
  });

  it('has room for a new one when others were put away: the longest ago goes, and no more than needed', async () => {
    await fill(UPLOAD_LIMITS.most, 10, 'iif(value < 3, 100 - value, null)');
    const one = await keep('ann', 'a face');
    expect(await left()).toHaveLength(UPLOAD_LIMITS.most);
    expect(await left()).not.toContain('f2');
    expect(await left()).toEqual(expect.arrayContaining(['f0', 'f1', one]));
    expect(await loose()).toEqual(['k2']);
  });

  it('is made room for in bytes too, and nobody else’s goes', async () => {
    const half = UPLOAD_LIMITS.bytes / 2;
    await fill(2, half, 'iif(value = 0, 5, null)');
    const ben = await keep('ben', 'ben’s');
    await putAwayUpload(store.db, 'ben', ben, 1);
    const kept = await keep('ann', 'a face');
    expect((await left()).sort()).toEqual(['f1', ben, kept].sort());
  });

  it('keeps what was put away where that would not help', async () => {
    await fill(2, UPLOAD_LIMITS.bytes, 'iif(value = 0, 5, null)');
    const over = await keepUpload(store, 'ann', portrait('a face'), NOW);
    expect(over).toEqual({ ok: false, reason: 'full' });
    expect(await left()).toEqual(['f0', 'f1']);
  });

  it('is not passed by many at once', async () => {
    await fill(UPLOAD_LIMITS.most - 1, 10);
    const many = ['a', 'b', 'c', 'd'].map((text) => keepUpload(store, 'ann', portrait(text), NOW));
    const kept = await Promise.all(many);
    expect(kept.filter(({ ok }) => ok)).toHaveLength(1);
    await sweepLooseFiles(store, NOW + 1000);
    expect(await fileKeys()).toHaveLength(1);
  });
});

describe('when something fails on the way', () => {
  it('a file that was not written leaves a note and no row', async () => {
    const down = { ...store, files: failingFiles('put') };
    const kept = await keepUpload(down, 'ann', portrait('a face'), NOW);
    expect(kept).toEqual({ ok: false, reason: 'no-storage' });
    expect(await rows()).toEqual([]);
    expect(await loose()).toHaveLength(1);
    await sweepLooseFiles(store, NOW + 2 * DAY);
    expect(await loose()).toEqual([]);
  });

  it('a file whose row was never written goes after a day, and not before', async () => {
    await env.DB.prepare(
      "create trigger broken before insert on uploads begin select raise(abort, 'down'); end",
    ).run();
    await expect(keepUpload(store, 'ann', portrait('a face'), NOW)).rejects.toThrow();
    expect(await fileKeys()).toHaveLength(1);
    await sweepLooseFiles(store, NOW + DAY - 1);
    expect(await fileKeys()).toHaveLength(1);
    await sweepLooseFiles(store, NOW + DAY);
    expect(await fileKeys()).toEqual([]);
    await env.DB.prepare('drop trigger broken').run();
  });

  it('a file that cannot be read just now is told from one that is gone, and its row stays', async () => {
    const id = await keep('ann', 'a face');
    const down = { ...store, files: failingFiles('get') };
    expect(words(await readUpload(down, 'ann', id))).toBe('no-answer');
    await env.FILES.delete(await fileKeys());
    expect(words(await readUpload(store, 'ann', id))).toBe('lost');
    expect(await rows()).toHaveLength(1);
  });
});

describe('the account', () => {
  it('hands uploads out with their bytes, and breaks off when one cannot be read', async () => {
    await keep('ann', 'a face');
    await keep('ben', 'another');
    const owner = { userId: 'ann', verifiedEmail: null };
    const exported = async (of = store) =>
      new Response(streamText(exportPerson(of, owner, ''), () => {})).text();
    const { uploads } = JSON.parse(await exported());
    expect(uploads).toHaveLength(1);
    expect(uploads[0].file).toBe(`data:image/png;base64,${btoa('a face')}`);
    await expect(exported({ ...store, files: failingFiles('get') })).rejects.toThrow();
  });

  it('takes the files with it when its rows go', async () => {
    await keep('ann', 'a face');
    await keep('ben', 'another');
    await env.DB.prepare("delete from uploads where user_id = 'ann'").run();
    await sweepLooseFiles(store, Date.now() + 1000);
    const left = await fileKeys();
    expect(left).toHaveLength(1);
    expect(left[0]).toMatch(/^users\/ben\//);
  });
});
