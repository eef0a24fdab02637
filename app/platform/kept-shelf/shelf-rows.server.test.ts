import { expect, it } from 'vitest';
import { quickFiles } from '../../../tests/harness/quick-storage/quick-files';
import { packText } from './packed-text';
import { textOfRow } from './shelf-rows.server';

// Only the part of R2 that reading needs.
const files = quickFiles() as unknown as R2Bucket;
const lost = { ok: false, reason: 'lost' };

it('the text of a row is found wherever it lies', async () => {
  const packed = await packText('{"name":"The Delve"}');
  const whole = { ok: true, text: '{"name":"The Delve"}' };
  await files.put('maps/1', packed);
  const read = (row: Record<string, unknown>) => textOfRow(files, row, 'text');
  expect(await read({ body: [...packed], body_key: null })).toEqual(whole);
  expect(await read({ body: packed.buffer, body_key: null })).toEqual(whole);
  expect(await read({ body: null, body_key: 'maps/1' })).toEqual(whole);
  // A row from before texts were compressed.
  expect(await read({ body: null, body_key: null, text: whole.text })).toEqual(whole);
  expect(await read({ body: null, body_key: null })).toEqual({ ok: true, text: '' });
});

it('a text that is not there, or is none of ours, is lost', async () => {
  expect(await textOfRow(files, { body: null, body_key: 'maps/2' }, 'text')).toEqual(lost);
  expect(await textOfRow(files, { body: [1, 2, 3], body_key: null }, 'text')).toEqual(lost);
  expect(await textOfRow(files, { body: 'plain', body_key: null }, 'text')).toEqual(lost);
  expect(await textOfRow(files, { body: null, body_key: 7 }, 'text')).toEqual(lost);
});

it('a file that does not come now is not lost', async () => {
  const silent = { get: () => Promise.reject(new Error('no answer')) } as unknown as R2Bucket;
  expect(await textOfRow(silent, { body: null, body_key: 'maps/1' }, 'text')).toEqual({
    ok: false,
    reason: 'no-answer',
  });
});
