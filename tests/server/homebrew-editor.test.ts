import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';

let admin: Visitor;

beforeAll(async () => {
  admin = await signedIn(PEOPLE.admin);
});

const NEW = '/homebrew/new';

async function post(path: string, fields: readonly (readonly [string, string])[], who = admin) {
  return who.ask(path, {
    method: 'POST',
    body: new URLSearchParams([...fields].map(([name, value]) => [name, value])).toString(),
  });
}

/** The fields of the editor's form as a browser without scripts would send them. */
function formFields(html: string): [string, string][] {
  const form = /<form method="post"[^>]*>([\s\S]*)<\/form>/.exec(html)?.[1] ?? '';
  const fields: [string, string][] = [];
  for (const [tag, , kind] of form.matchAll(
    /<(input)\b[^>]*>|<(textarea|select)\b[^>]*>[\s\S]*?<\/\2>/g,
  )) {
    const name = /\bname="([^"]+)"/.exec(tag)?.[1];
    if (name === undefined) continue;
    if (kind === 'select') {
      const chosen =
        /<option[^>]*\bselected=""[^>]*>/.exec(tag)?.[0] ?? /<option[^>]*>/.exec(tag)?.[0] ?? '';
      fields.push([name, plain(/\bvalue="([^"]*)"/.exec(chosen)?.[1] ?? '')]);
    } else if (kind === 'textarea') {
      fields.push([name, plain(/>\n?([\s\S]*)<\/textarea>/.exec(tag)?.[1] ?? '')]);
    } else if (!/type="checkbox"/.test(tag) || /\bchecked=""/.test(tag)) {
      fields.push([name, plain(/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '')]);
    }
  }
  return fields;
}

function plain(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

async function page(path: string, status = 200): Promise<string> {
  const answer = await admin.ask(path);
  const html = await answer.text();
  expect(answer.status, path).toBe(status);
  return html;
}

/** Makes a creature and gives the address of its editor. */
async function made(fields: readonly (readonly [string, string])[]): Promise<string> {
  const answer = await post(NEW, fields);
  expect(answer.status).toBe(303);
  return answer.headers.get('Location') ?? '';
}

const blank = (name: string) =>
  made([
    ['way', 'blank'],
    ['name', name],
    ['edition', '2014'],
    ['template', 'bite'],
  ]);

function typed(
  fields: readonly [string, string][],
  more: Readonly<Record<string, string>>,
): [string, string][] {
  return [...fields.filter(([name]) => !(name in more)), ...Object.entries(more)];
}

describe('a new creature', () => {
  it('is made from nothing and a template, and its editor shows its statblock', async () => {
    const at = await blank('Ember Wolf');
    const html = await page(at);
    expect(wordsOf(html)).toContain('Ember Wolf');
    expect(wordsOf(html)).toContain(
      'Melee Weapon Attack: +2 to hit, reach 5 ft., one target. Hit: 7 (2d6) piercing damage.',
    );
    expect(wordsOf(html)).toContain('By its numbers: challenge');
    expect(wordsOf(html)).toContain('Saved.');
  });

  it('is made from a creature of either edition, and by blending two', async () => {
    const found = wordsOf(await page(`${NEW}?q=goblin`));
    expect(found).toContain('Goblin');
    const copy = await page(
      await made([
        ['way', 'copy'],
        ['from', 'adult-red-dragon'],
      ]),
    );
    expect(wordsOf(copy)).toContain('Made from Adult Red Dragon (SRD 5.1).');
    const blend = await made([
      ['way', 'blend'],
      ['from', 'wolf'],
      ['with', 'owl'],
      ['name', 'Owlwolf'],
      ['part', 'body'],
      ['part', 'traits'],
    ]);
    const words = wordsOf(await page(blend));
    expect(words).toContain('Owlwolf');
    expect(words).toContain('fly 60 ft.');
    expect(words).toContain('Flyby');
  });

  it.each([
    [
      [
        ['way', 'blank'],
        ['name', ''],
      ],
      'Give your creature a name.',
    ],
    [
      [
        ['way', 'blank'],
        ['name', 'x'.repeat(150)],
      ],
      'at most 100 letters',
    ],
    [
      [
        ['way', 'copy'],
        ['from', 'nobody'],
      ],
      'is not there any more',
    ],
    [
      [
        ['way', 'blend'],
        ['from', 'wolf'],
        ['with', 'nobody'],
      ],
      'Choose a second creature',
    ],
    [[['way', '__proto__']], 'Choose how to begin'],
    [[], 'Choose how to begin'],
  ] as const)('is refused with a sentence for %j', async (fields, sentence) => {
    const answer = await post(NEW, fields);
    expect(answer.status).toBe(400);
    expect(wordsOf(await answer.text())).toContain(sentence);
  });
});

describe('the editor', () => {
  it('keeps what is typed, and numbers follow', async () => {
    const at = await blank('Moss Troll');
    const fields = formFields(await page(at));
    const answer = await post(at, typed(fields, { str: '18', cr: '5', intent: 'keep' }));
    expect(answer.status).toBe(303);
    const words = wordsOf(await page(at));
    expect(words).toContain('+7 to hit');
    expect(words).toContain('11 (2d6 + 4) piercing damage');
    expect(words).toContain('1,800 XP');
  });

  it('adds, moves and removes rows by presses, without scripts', async () => {
    const at = await blank('Row Beast');
    const added = await post(at, typed(formFields(await page(at)), { press: 'add:traits' }));
    expect(added.headers.get('Location')).toBe(`${at}#traits`);
    const html = await page(at);
    expect(html).toContain('name="traits.0.name"');
    expect(wordsOf(html)).toContain('Saved as a draft');
    expect(wordsOf(html)).toContain('Give it a name.');
    await post(at, typed(formFields(html), { press: 'remove:traits:0' }));
    expect(await page(at)).not.toContain('name="traits.0.name"');
    await post(
      at,
      typed(formFields(await page(at)), { press: 'template', template: 'fire-breath' }),
    );
    expect(wordsOf(await page(at))).toContain('Fire Breath (Recharge 5–6)');
    await post(at, typed(formFields(await page(at)), { press: 'up:actions:1' }));
    const words = wordsOf(await page(at));
    expect(words.indexOf('Fire Breath (Recharge')).toBeLessThan(
      words.indexOf('Melee Weapon Attack'),
    );
    await post(at, typed(formFields(await page(at)), { press: 'scale', 'cr-wanted': '8' }));
    expect(wordsOf(await page(at))).toContain('By its numbers: challenge 8');
  });

  it.each([
    ['ac', 'twelve', 'Armor Class is a whole number from 0 to 50.'],
    ['str', '99', 'Strength is a whole number from 1 to 50.'],
    ['name', '', 'Give your creature a name.'],
    ['cr', '31', 'Choose a challenge rating.'],
    ['hp.count', '1e9', 'Hit dice is a whole number from 1 to 200.'],
    ['actions.0.harm0', '2d', 'Damage is dice such as 2d6'],
    ['actions.0.text', 'It has {DC LUCK}.', '{DC LUCK} is none of the words in braces'],
    ['type', '<b>dragon</b>', 'A type is a word such as dragon'],
    ['alignment', 'x'.repeat(300), 'may have 80 letters'],
    ['size', 'Colossal', 'The size is one of'],
  ])(
    'says at the field what is wrong with %s of “%s”, and keeps all that was typed',
    async (name, value, sentence) => {
      const at = await blank(`Wrong ${name}`);
      const fields = typed(formFields(await page(at)), {
        [name]: value,
        notes: 'Kept along.',
        intent: 'keep',
      });
      const answer = await post(at, fields);
      expect(answer.status).toBe(303);
      const html = await page(at);
      expect(plain(html)).toContain(sentence);
      expect(wordsOf(html)).toContain('Saved as a draft');
      const back = new Map(formFields(html));
      // A list of choices has no place for a word that is none of them.
      if (name !== 'size' && name !== 'cr') expect(back.get(name)).toBe(value);
      expect(back.get('notes')).toBe('Kept along.');
      await post(
        at,
        typed(formFields(html), { ...MENDED, [name]: MENDED[name] ?? '', intent: 'keep' }),
      );
      expect(wordsOf(await page(at)), name).toContain('Saved.');
    },
  );

  it.each([
    ['nothing at all', ''],
    ['a form of another kind', 'x=1'],
    [
      'hidden fields that are broken',
      'name=Odd&cr=1&ac=1&hp.count=1&type=ooze&str=10&dex=10&con=10&int=10&wis=10&cha=10&origin=%7B&traits.0.name=A&traits.0.kept=%7B%22effects%22%3A5%7D&multiattack.kept=%5B%5D',
    ],
    ['prototypes', '__proto__=1&constructor=2&toString.x=3&traits.__proto__.name=x'],
    ['a field of a megabyte', `notes=${'x'.repeat(1_000_000)}`],
    ['ten thousand fields', 'a=1&'.repeat(10_000)],
    ['a press of nonsense', 'name=Odd&press=remove:traits:99999999999'],
    ['a version of nonsense', 'name=Odd&version=NaN'],
  ])('never breaks on %s', async (_, body) => {
    const at = await blank('Unbroken');
    const answer = await admin.ask(at, { method: 'POST', body });
    expect(answer.status).toBeLessThan(500);
    expect(wordsOf(await page(at))).toContain('Unbroken');
  });

  it('is never written over what was saved elsewhere: both may stay', async () => {
    const at = await blank('Twice Told');
    const opened = formFields(await page(at));
    expect(
      (await post(at, typed(opened, { notes: 'From one place.', intent: 'keep' }))).status,
    ).toBe(303);
    const refused = await post(at, typed(opened, { notes: 'From the other.', intent: 'keep' }));
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(wordsOf(html)).toContain('saved from another place meanwhile');
    expect(html).toContain('From the other.');
    expect(new Map(formFields(html)).get('version')).toBe('1');
    expect(wordsOf(await page(at))).toContain('From one place.');
    expect((await post(at, typed(formFields(html), { intent: 'keep-both' }))).status).toBe(303);
    expect(wordsOf(await page(at))).toContain('From the other.');
  });

  it('shows text as text', async () => {
    const at = await blank('Plain Thing');
    const script = '<script>alert("here")</script><img src=x onerror=alert(1)>';
    await post(
      at,
      typed(formFields(await page(at)), {
        'actions.0.text': script,
        notes: script,
        intent: 'keep',
      }),
    );
    const html = await page(at);
    expect(html).not.toContain('<script>alert("here")');
    expect(html).not.toContain('<img src=x');
    expect(wordsOf(html)).toContain('alert(');
  });

  it('tells a program which version it is now, and what is wrong', async () => {
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
      problems: { ac: 'Armor Class is a whole number from 0 to 50.' },
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

  it('knows what a page sent without hearing of it, and takes it for nobody else’s', async () => {
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
    // Its answer is lost on the way, and so is the next.
    expect((await keep('1', first, [])).status).toBe(200);
    expect((await keep('1', { notes: 'Else.' }, [])).status).toBe(409);
    expect((await keep('1', { notes: 'Else.' }, [third])).status).toBe(409);
    const again = await keep('1', second, [first]);
    expect(await again.json()).toMatchObject({ kept: { version: 3 } });
    const last = await keep('2', third, [first, second]);
    expect(await last.json()).toMatchObject({ kept: { version: 4 } });
    // What stood two versions ago is no excuse, and neither is what is no list of fields.
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

  it('is nobody else’s, and asks strangers to sign in', async () => {
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

const MENDED: Readonly<Record<string, string>> = {
  ...{ ac: '12', str: '10', name: 'Mended', cr: '1', 'hp.count': '5', type: 'dragon' },
  ...{ 'actions.0.harm0': '2d6', alignment: 'unaligned', size: 'Medium' },
};
