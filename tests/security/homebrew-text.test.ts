import { beforeAll, describe, expect, it } from 'vitest';
import { readHomebrew } from '~/compendium/foreign/read-homebrew';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { fresh, homebrewHands, named } from '../harness/homebrew-pages';
import { pastedStatblock } from '../harness/pasted-statblock';
import { PEOPLE, signedIn, type Visitor } from '../harness/visitor';

let admin: Visitor;
beforeAll(async () => {
  admin = await signedIn(PEOPLE.admin);
});
const { brought, kept, pageAt, presses, sends } = homebrewHands(() => admin);

/** Row 37 of the checks: the text of a creature is escaped on every page, and long text stays fast. */
describe('all typed text is escaped', () => {
  const EVIL = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'><svg/onload=alert(1)>",
    '<iframe src="javascript:alert(1)">',
    '</textarea><script>alert(1)</script>',
    '</pre><script>alert(1)</script>',
    '</script><script>alert(1)</script>',
    '[x](javascript:alert(1))',
    '<a href="javascript:alert(1)">x</a>',
    '<body onload=alert(1)>',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '{{7*7}}<%= 7 %>',
    '<!--><script>alert(1)</script>-->',
    '<details open ontoggle=alert(1)>',
    '\u202e<b>backwards</b>',
  ];

  /** Scripts of the site carry a nonce; typed text must not become a tag, a link or a script URL. */
  function isText(html: string, path: string): void {
    expect(html, path).not.toMatch(
      /<script>alert|<img src=x|<img src onerror|<svg\/onload|<iframe|<body onload|<details open ontoggle|<math>|<b>backwards/,
    );
    expect(html, path).not.toMatch(/href="javascript:/);
    expect(html, path).not.toMatch(/<[a-z]+[^<>"]*\son[a-z]+=/i);
  }

  it('in names, texts and notes, in the import preview and on the imported pages', async () => {
    const path = await brought(JSON.stringify(EVIL.map(evilOne)));
    const fields = EVIL.map((_, at) => ['take', String(at)] as const);
    const pages = [await pageAt(path), await pageAt(`${path}?see=0`)];
    expect((await presses(path, [['intent', 'take'], ...fields])).status).toBe(303);
    pages.push(await pageAt(path), await (await sends({ text: EVIL.join('\n') })).text());
    for (const html of pages) isText(html, path);
    await presses(path, [['intent', 'undo']]);
  });

  it('in the list, the editor, the versions, the share link and the lookup', async () => {
    const ids = await kept(JSON.stringify(EVIL.map(evilOne)), EVIL.length);
    expect(ids).toHaveLength(EVIL.length);
    isText(await pageAt('/homebrew'), 'the list');
    for (const id of ids) {
      const share = `/homebrew/${id}/share`;
      const paths = [`/homebrew/${id}`, `/homebrew/${id}/history`, `/homebrew/${id}/take`, share];
      for (const path of paths) isText(await pageAt(path), path);
      await presses(share, [['intent', 'share']]);
      const shared = await pageAt(share);
      const link = /\/homebrew\/s\/[\w-]+/.exec(shared)?.[0] ?? '';
      isText(await pageAt(link), link);
    }
    const list = await pageAt('/homebrew');
    const own = [...list.matchAll(/href="(\/monster-lookup\/[^"]*\.own--[^"]*)"/g)].map(
      ([, to]) => to ?? '',
    );
    expect(own.length).toBeGreaterThanOrEqual(EVIL.length);
    for (const path of own.slice(0, EVIL.length)) isText(await pageAt(path), path);
    await presses('/homebrew', [['intent', 'put-away'], ...ids.map((id) => ['id', id] as const)]);
  });

  it('a text of 5,000 special characters is processed quickly', async () => {
    const long = { ...named(fresh('Bog Ogre')), notes: '>'.repeat(4000) };
    const [entry] = long.actions;
    const text = JSON.stringify({ ...long, actions: [{ ...entry, text: '>'.repeat(5000) }] });
    // Warm up the readers, so that compiling them is not measured.
    readHomebrew(JSON.stringify(named('Ogre')));
    readHomebrew(pastedStatblock(named('Ogre')));
    const begin = performance.now();
    const [piece] = readHomebrew(text).records;
    if (!piece?.record) throw new Error(piece?.missing ?? 'nothing');
    statblockOf(piece.record, '2014');
    readHomebrew(`${pastedStatblock(long)}\n${'>'.repeat(5000)}`);
    // A reader with backtracking would need minutes; a linear one needs a fraction of a second even on a busy machine.
    expect(performance.now() - begin).toBeLessThan(2000);
    const path = await brought(text);
    const asked = performance.now();
    await pageAt(path);
    expect(performance.now() - asked).toBeLessThan(2000);
  });
});

function evilOne(evil: string) {
  const record = named(evil.slice(0, 100));
  return {
    ...record,
    notes: evil,
    actions: record.actions.map((one) => ({ ...one, text: evil })),
  };
}
