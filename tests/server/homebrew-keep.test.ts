import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';
import { editorHands, formFields, typed } from './editor-hands';

let admin: Visitor;

beforeAll(async () => {
  admin = await signedIn(PEOPLE.admin);
});

const { post, made, page, blank } = editorHands(() => admin);

describe('saving from the homebrew editor without leaving the page', () => {
  it('returns the new version number, and what is wrong', async () => {
    const at = await blank('Quiet Thing');
    const fields = formFields(await page(at)).filter(([name]) => name !== 'version');
    const keep = (more: Readonly<Record<string, string>>, version: string) =>
      post('/homebrew/keep', [
        ['id', at.split('/').at(-1) ?? ''],
        ['version', version],
        ['fields', JSON.stringify(typed(fields, more))],
      ]);
    const first = await keep({ notes: 'Typed.' }, '1');
    expect(await first.json()).toMatchObject({ kept: { version: 2 }, problems: {} });
    const wrong = await keep({ ac: 'x' }, '2');
    expect(await wrong.json()).toMatchObject({
      kept: { version: 3 },
      problems: { ac: 'Armor Class must be a whole number from 0 to 50.' },
    });
    const stale = await keep({ notes: 'Late.' }, '1');
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ conflict: true });
    for (const broken of ['', '{', '5', '[[1,2]]', '[["a"]]']) {
      const answer = await post('/homebrew/keep', [
        ['id', at.split('/').at(-1) ?? ''],
        ['fields', broken],
      ]);
      expect(answer.status, broken).toBe(400);
    }
  });

  it('recognizes a page’s own earlier save whose response was lost, and does not report it as a conflict', async () => {
    const at = await blank('Lost Answer');
    const fields = formFields(await page(at)).filter(([name]) => name !== 'version');
    const keep = (
      version: string,
      more: Readonly<Record<string, string>>,
      doubts: readonly Readonly<Record<string, string>>[],
    ) =>
      post('/homebrew/keep', [
        ['id', at.split('/').at(-1) ?? ''],
        ['version', version],
        ['fields', JSON.stringify(typed(fields, more))],
        ['doubt', JSON.stringify(doubts.map((doubt) => typed(fields, doubt)))],
      ]);
    const [first, second, third] = [
      { notes: 'First.' },
      { notes: 'Second.', ac: 'x' },
      { notes: 'Third.' },
    ];
    // The responses to this save and to the next are lost.
    expect((await keep('1', first, [])).status).toBe(200);
    expect((await keep('1', { notes: 'Else.' }, [])).status).toBe(409);
    expect((await keep('1', { notes: 'Else.' }, [third])).status).toBe(409);
    const again = await keep('1', second, [first]);
    expect(await again.json()).toMatchObject({ kept: { version: 3 } });
    const last = await keep('2', third, [first, second]);
    expect(await last.json()).toMatchObject({ kept: { version: 4 } });
    // A state two versions old does not count as the page's own save, and neither does a malformed list of fields.
    expect((await keep('2', first, [third])).status).toBe(409);
    for (const broken of ['{', '[5]', '[[["a"]]]', 'null'])
      expect(
        (
          await post('/homebrew/keep', [
            ['id', at.split('/').at(-1) ?? ''],
            ['version', '3'],
            ['fields', JSON.stringify(typed(fields, first))],
            ['doubt', broken],
          ])
        ).status,
        broken,
      ).toBe(409);
  });

  it('computes the damage from the spells of its edition', async () => {
    for (const [from, spell] of [
      ['mage', 'Cone of Cold'],
      ['mage.srd-5-2', 'Cone of Cold'],
    ] as const) {
      const at = await made([
        ['way', 'copy'],
        ['from', from],
      ]);
      const words = wordsOf(await page(at));
      expect(words, from).toMatch(new RegExp(`Round 1 [\\d.]+ [^.]*${spell}`, 'i'));
      expect(words, from).not.toContain('Not counted: Spells');
    }
  });

  it('is refused for another user, and strangers are asked to sign in', async () => {
    const at = await blank('Mine Alone');
    const stranger = new Visitor();
    expect((await stranger.ask(at)).status).toBe(303);
    const id = at.split('/').at(-1) ?? '';
    expect((await post('/homebrew/keep', [['id', id]], stranger)).status).toBe(401);
    const paying = await signedIn(PEOPLE.paying);
    expect([403, 404, 303]).toContain((await paying.ask(at)).status);
    expect((await admin.ask('/homebrew/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});
