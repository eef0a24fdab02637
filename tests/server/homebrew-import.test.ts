import { beforeAll, describe, expect, it } from 'vitest';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { wordsOf } from '../harness/page-words';
import { pastedStatblock } from '../harness/pasted-statblock';
import { SRD_MONSTERS } from '../harness/srd-5-1';
import { SRD_52_MONSTERS } from '../harness/srd-5-2';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';

const IMPORT = '/homebrew/import';

let admin: Visitor;
beforeAll(async () => {
  admin = await signedIn(PEOPLE.admin);
});

const HTML = { headers: { Accept: 'text/html' } };

function sends(fields: Record<string, string | Blob>, visitor = admin, path = IMPORT) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value, 'beasts.json');
  }
  return visitor.ask(path, { method: 'POST', body, ...HTML });
}

/** Brings a text along, and gives the address of its dry run. */
async function brought(text: string): Promise<string> {
  const answer = await sends({ text });
  expect(answer.status, wordsOf(await answer.text()).slice(0, 300)).toBe(303);
  return answer.headers.get('Location') ?? '';
}

async function pageAt(path: string, status = 200): Promise<string> {
  const answer = await admin.ask(path, HTML);
  expect(answer.status, path).toBe(status);
  return answer.text();
}

async function presses(path: string, fields: readonly (readonly [string, string])[]) {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
  return admin.ask(path, { method: 'POST', body, ...HTML });
}

/** A creature of the books under a name of its own. */
function named(name: string, of: MonsterRecord | undefined = SRD_MONSTERS[0]): MonsterRecord {
  if (of === undefined) throw new Error('no monsters');
  return { ...of, name };
}

const fresh = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

describe('who may bring along', () => {
  it.each(['/import', '/import/x', '/formats', '/take?every=1&form=own', '/x/take/own'])(
    'admins alone until it is launched: %s',
    async (below) => {
      const stranger = await new Visitor().ask(`/homebrew${below}`);
      expect(stranger.headers.get('location')).toContain('/access-gate');
      const paying = await signedIn(PEOPLE.paying);
      const answer = await paying.ask(`/homebrew${below}`);
      expect(answer.headers.get('location')).toContain('/no-access');
    },
  );
});

describe('hostile files get a sentence, and nothing waits', () => {
  const bytes = (...list: number[]) => new Blob([new Uint8Array(list)]);
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  it.each([
    ['nothing', { text: '  ' }, 'There is nothing in it.'],
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
      'no creature in any form',
    ],
    ['a line without an end', { text: `Ogre\n${'x'.repeat(20_000)}` }, 'more than 10,000 letters'],
  ] as [string, Record<string, string | Blob>, string][])('%s', async (_, fields, words) => {
    const answer = await sends(fields);
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(wordsOf(html)).toContain(words);
  });

  it('20 MB are turned away at the door with a sentence', async () => {
    // The door may close while the file still comes, which this client takes for a broken line.
    const answer = await sends({ file: new Blob(['x'.repeat(20 * 1024 * 1024)]) }).catch(
      () => null,
    );
    expect([413, null]).toContain(answer?.status ?? null);
    expect(await (answer?.text() ?? 'larger')).toContain('larger');
  });

  it('what was typed is still there', async () => {
    const html = await (await sends({ text: 'A <b>poem</b> about ogres' })).text();
    expect(html).toContain('A &lt;b&gt;poem&lt;/b&gt; about ogres');
  });
});

describe('without scripts', () => {
  it('shows each field beside its source, keeps nothing before the press, and takes it back whole', async () => {
    const [one, other] = [fresh('Bog Ogre'), fresh('Fen Lich')];
    const lich = SRD_52_MONSTERS.find(({ name }) => name === 'Lich');
    const path = await brought(JSON.stringify([named(one), named(other, lich)]));
    const dry = await pageAt(path);
    expect(wordsOf(dry)).toContain('Delvewright’s own JSON: 2 creatures');
    expect(wordsOf(dry)).toContain('1 part kept');
    expect(dry.match(/name="take"/g)).toHaveLength(2);
    expect(
      wordsOf(await (await admin.ask('/homebrew/take?every=1&form=own')).text()),
    ).not.toContain(one);
    const taken = await presses(path, [
      ['intent', 'take'],
      ['take', '0'],
      ['take', '1'],
      ['folder', 'Fens'],
    ]);
    expect(taken.status).toBe(303);
    const result = await pageAt(taken.headers.get('Location') ?? '');
    expect(wordsOf(result)).toContain('2 creatures kept.');
    expect(result).toContain(one);
    // Pressed again, as by a double click.
    expect(
      (
        await presses(path, [
          ['intent', 'take'],
          ['take', '0'],
        ])
      ).status,
    ).toBe(303);
    expect(wordsOf(await pageAt(path))).toContain('2 creatures kept.');
    expect((await presses(path, [['intent', 'undo']])).status).toBe(303);
    expect(wordsOf(await pageAt(path))).toContain('2 creatures put away');
  });

  it('tells what a foreign form changed and dropped', async () => {
    const name = fresh('Bog Ogre');
    const text = pastedStatblock(named(name)).replace(/^Armor Class.*$/m, '');
    const words = wordsOf(await pageAt(await brought(text)));
    expect(words).toContain('Plain text of a statblock: 1 creature');
    expect(words).toMatch(/\d+ parts kept, \d+ changed/);
    expect(words).toContain('In the source');
  });

  it('asks what to do where one of that name is kept, and says which are the same word for word', async () => {
    const name = fresh('Bog Ogre');
    const path = await brought(JSON.stringify(named(name)));
    await presses(path, [
      ['intent', 'take'],
      ['take', '0'],
    ]);
    const again = await pageAt(await brought(JSON.stringify(named(name))));
    expect(wordsOf(again)).toContain('There already, word for word');
    expect(again).not.toMatch(/name="take"[^>]*checked/);
    const changed = { ...named(name), notes: 'Other words.' };
    const asked = await pageAt(await brought(JSON.stringify(changed)));
    expect(wordsOf(asked)).toContain(`You keep a ${name} already`);
    for (const way of ['both', 'replace', 'leave']) expect(asked).toContain(`value="${way}"`);
  });

  it('a press with nothing ticked says so, and what was typed stays', async () => {
    const path = await brought(pastedStatblock(named(fresh('Bog Ogre'))));
    const answer = await presses(path, [
      ['intent', 'take'],
      ['folder', 'The old keep'],
    ]);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(wordsOf(html)).toContain('Nothing is ticked');
    expect(html).toContain('value="The old keep"');
  });

  it('500 creatures are one page that stays light enough, each whole on a page of its own', async () => {
    const many = Array.from({ length: 500 }, (_, at) =>
      named(`Beast ${at}`, SRD_MONSTERS[at % SRD_MONSTERS.length]),
    );
    const path = await brought(JSON.stringify(many));
    const html = await pageAt(path);
    expect(html.match(/name="take"/g)).toHaveLength(500);
    expect(html.length).toBeLessThan(3_000_000);
    expect(wordsOf(await pageAt(`${path}?see=499`))).toContain('Beast 499');
  });
});

describe('everything that is typed is text', () => {
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

  it('in names, words and notes, on the dry run and on what came of it', async () => {
    const many = EVIL.map((evil) => {
      const record = named(evil.slice(0, 100));
      return {
        ...record,
        notes: evil,
        actions: record.actions.map((one) => ({ ...one, text: evil })),
      };
    });
    const path = await brought(JSON.stringify(many));
    const fields = EVIL.map((_, at) => ['take', String(at)] as const);
    const pages = [await pageAt(path), await pageAt(`${path}?see=0`)];
    expect((await presses(path, [['intent', 'take'], ...fields])).status).toBe(303);
    pages.push(await pageAt(path), await (await sends({ text: EVIL.join('\n') })).text());
    for (const html of pages) {
      // What is ours carries a nonce; nothing that was typed became a tag.
      expect(html).not.toMatch(
        /<script>alert|<img src=x|<svg\/onload|<iframe|<body onload|<details open ontoggle/,
      );
      expect(html).not.toMatch(/href="javascript:/);
    }
    await presses(path, [['intent', 'undo']]);
  });

  it('5,000 signs in a text stay quick', async () => {
    const long = { ...named(fresh('Bog Ogre')), notes: '>'.repeat(4000) };
    const [entry] = long.actions;
    const path = await brought(
      JSON.stringify({ ...long, actions: [{ ...entry, text: '>'.repeat(5000) }] }),
    );
    const begin = performance.now();
    await pageAt(path);
    expect(performance.now() - begin).toBeLessThan(2000);
  });
});

describe('taking along', () => {
  let ids: string[] = [];
  let name = '';
  beforeAll(async () => {
    name = fresh('Bog Ogre');
    const path = await brought(
      JSON.stringify([named(name), named(`${name} Two`, SRD_MONSTERS[7])]),
    );
    await presses(path, [
      ['intent', 'take'],
      ['take', '0'],
      ['take', '1'],
    ]);
    const html = await pageAt(path);
    ids = [...html.matchAll(/href="\/homebrew\/([0-9a-f-]{36})"/g)].map(([, id]) => id ?? '');
    expect(ids).toHaveLength(2);
  });

  it.each([
    ['own', 'application/json', '"kind": "delvewright-homebrew"'],
    ['improved-initiative', 'application/json', '"Creatures"'],
    ['foundry', 'application/json', '"type": "npc"'],
    ['homebrewery', 'text/markdown', '{{monster'],
    ['csv', 'text/csv', 'Name,Source'],
    ['pdf', 'application/pdf', '%PDF-1.4'],
    ['png', 'image/png', 'PNG'],
  ])('one as %s', async (form, type, words) => {
    const answer = await admin.ask(`/homebrew/${ids[0]}/take/${form}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain(type);
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="[a-z0-9.-]+"$/,
    );
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toContain(words);
  });

  it('several as one file, which comes back as it went', async () => {
    const answer = await admin.ask(`/homebrew/take?form=own&id=${ids[0]}&id=${ids[1]}`);
    const text = await answer.text();
    expect(text).toContain(name);
    const words = wordsOf(await pageAt(await brought(text)));
    expect(words).toContain('2 creatures');
    expect(words).toContain('There already, word for word');
  });

  it('says in a sentence what cannot be had', async () => {
    for (const [path, words] of [
      ['/homebrew/take?form=own', 'Choose at least one'],
      ['/homebrew/take?form=exe&every=1', 'Choose a form'],
      [`/homebrew/take?form=png&id=${ids[0]}&id=${ids[1]}`, 'A picture shows one creature'],
    ] as const) {
      // A plain sentence, which stands in its title and its heading.
      expect(await pageAt(path, 400)).toContain(words);
    }
    await pageAt('/homebrew/nobody/take/own', 404);
    await pageAt(`/homebrew/${ids[0]}/take/exe`, 404);
  });

  it('one creature has a page with every form, for its owner alone', async () => {
    const html = await pageAt(`/homebrew/${ids[0]}/take`);
    for (const form of [
      'own',
      'pdf',
      'png',
      'homebrewery',
      'improved-initiative',
      'foundry',
      'csv',
    ]) {
      expect(html).toContain(`href="/homebrew/${ids[0]}/take/${form}"`);
    }
    await pageAt('/homebrew/nobody/take', 404);
  });

  it('the table says what each form keeps', async () => {
    const words = wordsOf(await pageAt('/homebrew/formats'));
    expect(words).toContain('Nothing: it comes back as it went.');
    expect(words).toContain('Fight Club 5');
  });
});
