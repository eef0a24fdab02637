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

describe('a user’s uploads', () => {
  it('are stored under the user and the hash of their bytes, and are read through their row only', async () => {
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

  it('are stored once when they are equal, separately for each user', async () => {
    const id = await keep('ann', 'a face');
    expect(await keep('ann', 'a face')).toBe(id);
    expect(await keep('ben', 'a face')).not.toBe(id);
    expect(await fileKeys()).toHaveLength(2);
    const both = await Promise.all([keep('ann', 'twice'), keep('ann', 'twice')]);
    expect(both[0]).toBe(both[1]);
    expect(await rows()).toHaveLength(3);
    // The file of the slower request is deleted at the next sweep.
    await sweepLooseFiles(store, NOW + 1000);
    expect(await fileKeys()).toHaveLength(3);
  });

  it('are complete again when uploaded again after deletion', async () => {
    const id = await keep('ann', 'a face');
    expect(await putAwayUpload(store.db, 'ben', id, NOW)).toBe(false);
    expect(await putAwayUpload(store.db, 'ann', id, NOW)).toBe(true);
    expect(words(await readUpload(store, 'ann', id))).toBe('not-theirs');
    expect(await keep('ann', 'a face')).toBe(id);
    expect(words(await readUpload(store, 'ann', id))).toBe('a face');
  });

  it('are removed after 30 days, and a new one with the same bytes is kept', async () => {
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

describe('the upload limit of a user', () => {
  const fill = (count: number, bytes: number, away = 'null') =>
    env.DB.prepare(
      `insert into uploads (id, user_id, kind, hash, media_type, bytes, width, height, file_key, created_at, deleted_at)
       select 'f' || value, 'ann', 'portrait', 'h' || value, 'image/png', ?2, 8, 8, 'k' || value, 0, ${away}
       from json_each(?1)`,
    )
      .bind(JSON.stringify(Array.from({ length: count }, (_, at) => at)), bytes)
      .run();

  const left = async () => (await rows()).map(({ id }) => id);

  it('applies to the number, and nothing is written beyond it', async () => {
    await fill(UPLOAD_LIMITS.most - 1, 10);
    await keep('ann', 'the last');
    const files = (await fileKeys()).length;
    const kept = await keepUpload(store, 'ann', portrait('one more'), NOW);
    expect(kept).toEqual({ ok: false, reason: 'full' });
    expect(await fileKeys()).toHaveLength(files);
    expect(await loose()).toEqual([]);
    expect(await keep('ben', 'one more')).toBeTruthy();
  });

  it('applies to the exact number of bytes', async () => {
    await fill(1, UPLOAD_LIMITS.bytes - 10);
    const over = await keepUpload(store, 'ann', portrait('eleven byte'), NOW);
    expect(over).toEqual({ ok: false, reason: 'full' });
    expect(await keep('ann', 'ten bytes!')).toBeTruthy();
  });

  it('makes room by removing the oldest deleted uploads, and no more than needed', async () => {
    await fill(UPLOAD_LIMITS.most, 10, 'iif(value < 3, 100 - value, null)');
    const one = await keep('ann', 'a face');
    expect(await left()).toHaveLength(UPLOAD_LIMITS.most);
    expect(await left()).not.toContain('f2');
    expect(await left()).toEqual(expect.arrayContaining(['f0', 'f1', one]));
    expect(await loose()).toEqual(['k2']);
  });

  it('makes room in bytes too, without removing other users’ uploads', async () => {
    const half = UPLOAD_LIMITS.bytes / 2;
    await fill(2, half, 'iif(value = 0, 5, null)');
    const ben = await keep('ben', 'ben’s');
    await putAwayUpload(store.db, 'ben', ben, 1);
    const kept = await keep('ann', 'a face');
    expect((await left()).sort()).toEqual(['f1', ben, kept].sort());
  });

  it('keeps deleted uploads when removing them would not help', async () => {
    await fill(2, UPLOAD_LIMITS.bytes, 'iif(value = 0, 5, null)');
    const over = await keepUpload(store, 'ann', portrait('a face'), NOW);
    expect(over).toEqual({ ok: false, reason: 'full' });
    expect(await left()).toEqual(['f0', 'f1']);
  });

  it('is not exceeded by concurrent requests', async () => {
    await fill(UPLOAD_LIMITS.most - 1, 10);
    const many = ['a', 'b', 'c', 'd'].map((text) => keepUpload(store, 'ann', portrait(text), NOW));
    const kept = await Promise.all(many);
    expect(kept.filter(({ ok }) => ok)).toHaveLength(1);
    await sweepLooseFiles(store, NOW + 1000);
    expect(await fileKeys()).toHaveLength(1);
  });
});

describe('a failure during an upload', () => {
  it('while writing the file leaves a note for the sweep and no row', async () => {
    const down = { ...store, files: failingFiles('put') };
    const kept = await keepUpload(down, 'ann', portrait('a face'), NOW);
    expect(kept).toEqual({ ok: false, reason: 'no-storage' });
    expect(await rows()).toEqual([]);
    expect(await loose()).toHaveLength(1);
    await sweepLooseFiles(store, NOW + 2 * DAY);
    expect(await loose()).toEqual([]);
  });

  it('while writing the row leaves a file that is deleted after a day, and not before', async () => {
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

  it('while reading is distinguished from a missing file, and the row stays', async () => {
    const id = await keep('ann', 'a face');
    const down = { ...store, files: failingFiles('get') };
    expect(words(await readUpload(down, 'ann', id))).toBe('no-answer');
    await env.FILES.delete(await fileKeys());
    expect(words(await readUpload(store, 'ann', id))).toBe('lost');
    expect(await rows()).toHaveLength(1);
  });
});

describe('a user’s account', () => {
  it('exports uploads with their bytes, and stops when one cannot be read', async () => {
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

  it('deletes the files with its rows', async () => {
    await keep('ann', 'a face');
    await keep('ben', 'another');
    await env.DB.prepare("delete from uploads where user_id = 'ann'").run();
    await sweepLooseFiles(store, Date.now() + 1000);
    const left = await fileKeys();
    expect(left).toHaveLength(1);
    expect(left[0]).toMatch(/^users\/ben\//);
  });
});
