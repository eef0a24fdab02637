import { beforeAll, describe, expect, it } from 'vitest';
import { homebrewHands } from '../harness/homebrew-pages';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, signedIn, type Visitor } from '../harness/visitor';

let admin: Visitor;
beforeAll(async () => {
  admin = await signedIn(PEOPLE.admin);
});
const { pageAt, sends } = homebrewHands(() => admin);

/** Row 79 of the checks: each hostile file is refused with a sentence, and nothing is stored. */
describe('hostile files are refused with a sentence and not stored', () => {
  const bytes = (...list: number[]) => new Blob([new Uint8Array(list)]);
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  /** Number of uploaded files that wait to be imported. */
  const waits = async () =>
    (await pageAt('/homebrew/import')).match(/"\/homebrew\/import\/[\w-]+"/g)?.length ?? 0;

  it.each([
    ['nothing', { text: '  ' }, 'There is nothing to read.'],
    [
      'a file of more than 5 MB',
      { file: new Blob(['x'.repeat(5.2 * 1024 * 1024)]) },
      'at most 5 MB',
    ],
    ['a paste of more than 5 MB', { text: 'x'.repeat(5.2 * 1024 * 1024) }, 'at most 5 MB'],
    ['a ZIP file', { file: bytes(0x50, 0x4b, 3, 4, 0) }, 'This is a ZIP file: unpack it first.'],
    ['a PDF', { file: new Blob(['%PDF-1.4 …']) }, 'copy the statblock out of it'],
    ['a picture', { file: bytes(0x89, 0x50, 0x4e, 0x47, 13) }, 'This is a picture'],
    ['broken UTF-8', { file: bytes(0x4f, 0xe9, 0x67) }, 'not UTF-8'],
    [
      'XML entities',
      { text: '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aa">]><compendium>&a;</compendium>' },
      'document type',
    ],
    ['deep nesting', { text: deep }, 'more than 40 levels'],
    ['broken JSON', { text: '{"name": "x",}' }, 'comma or a bracket'],
    [
      'a prototype',
      { text: '{"__proto__": {"admin": true}, "constructor": {"prototype": {}}}' },
      'not a monster in any format',
    ],
    [
      'a line without an end',
      { text: `Ogre\n${'x'.repeat(20_000)}` },
      'more than 10,000 characters',
    ],
  ] as [string, Record<string, string | Blob>, string][])('%s', async (_, fields, words) => {
    const before = await waits();
    const answer = await sends(fields);
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(wordsOf(html)).toContain(words);
    expect(await waits()).toBe(before);
  });

  it('a file of 20 MB is refused with a sentence', async () => {
    // The server may close the connection during the upload, which this client reports as a network error.
    const answer = await sends({ file: new Blob(['x'.repeat(20 * 1024 * 1024)]) }).catch(
      () => null,
    );
    expect([413, null]).toContain(answer?.status ?? null);
    expect(await (answer?.text() ?? 'too large')).toContain('too large');
  });

  it('the typed text is kept in the form', async () => {
    const html = await (await sends({ text: 'A <b>poem</b> about ogres' })).text();
    expect(html).toContain('A &lt;b&gt;poem&lt;/b&gt; about ogres');
  });
});
