import { expect, test } from 'vitest';
import { readSent, typedAgain, wholeSent } from './read-sent.server';

function form(fields: Record<string, string>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
}

const OWN = '{"format":"delvewright-character","edition":"2014","name":"Mira"}';

test('a paste that cannot be read is told where it breaks, and stands on the form again', async () => {
  const sent = form({ text: '{"edition": "2014"', edition: '2024' });
  expect(await readSent(sent)).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/broken in line 1/),
  });
  expect(typedAgain(sent)).toEqual({ text: '{"edition": "2014"', edition: '2024' });
});

test('a paste longer than a character of ours is not sent back', () => {
  expect(typedAgain(form({ text: 'x'.repeat(300_000), edition: 'other' }))).toEqual({
    text: '',
    edition: 'file',
  });
});

test('what was told is kept as it was told, under the id that it was told with', async () => {
  const read = await readSent(form({ text: OWN }));
  if (!read.ok) throw new Error(read.problem);
  const { whole, id } = read.imported;
  expect(wholeSent(form({ whole, id }))).toMatchObject({ id, character: { name: 'Mira' } });
  expect(wholeSent(form({ whole, id: 'mine' }))).toBeNull();
  expect(wholeSent(form({ whole: '{"edition":"1999"}', id }))).toBeNull();
});

test('a file in an old encoding is said to be one, and never loses a letter', async () => {
  const sent = new FormData();
  const latin = Uint8Array.from('{"edition":"2014","name":"Zoë"}', (one) => one.charCodeAt(0));
  sent.set('file', new File([latin], 'zoe.json'));
  expect(await readSent(sent)).toEqual({
    ok: false,
    problem: 'This is not UTF-8 text. Save it again as UTF-8.',
  });
});
