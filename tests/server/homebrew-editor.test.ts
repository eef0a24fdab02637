import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, signedIn, type Visitor } from '../harness/visitor';
import { editorHands, formFields, plain, typed } from './editor-hands';

let admin: Visitor;

beforeAll(async () => {
  admin = await signedIn(PEOPLE.admin);
});

const { post, page, blank } = editorHands(() => admin);

describe('the homebrew editor', () => {
  it('saves what is typed, and derived numbers follow', async () => {
    const at = await blank('Moss Troll');
    const fields = formFields(await page(at));
    const answer = await post(at, typed(fields, { str: '18', cr: '5', intent: 'keep' }));
    expect(answer.status).toBe(303);
    const words = wordsOf(await page(at));
    expect(words).toContain('+7 to hit');
    expect(words).toContain('11 (2d6 + 4) piercing damage');
    expect(words).toContain('1,800 XP');
  });

  it('saves and opens the statblock; one that is incomplete stays in the editor', async () => {
    const at = await blank('Open Troll');
    const fields = formFields(await page(at));
    const opened = await post(at, typed(fields, { str: '18', intent: 'keep-open' }));
    const to = opened.headers.get('Location') ?? '';
    expect(to).toMatch(/^\/monster-lookup\/open-troll\.own--/);
    expect(wordsOf(await page(to))).toContain('Open Troll');
    const draft = await post(
      at,
      typed(formFields(await page(at)), { ac: 'twelve', intent: 'keep-open' }),
    );
    expect(draft.headers.get('Location')).toBe(`${at}?done=draft`);
  });

  it('adds, moves and removes rows without scripts', async () => {
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
    expect(wordsOf(await page(at))).toContain('Calculated CR 8');
  });

  it.each([
    ['ac', 'twelve', 'Armor Class must be a whole number from 0 to 50.'],
    ['str', '99', 'Strength must be a whole number from 1 to 50.'],
    ['name', '', 'Give your monster a name.'],
    ['cr', '31', 'Choose a challenge rating.'],
    ['hp.count', '1e9', 'Hit dice must be a whole number from 1 to 200.'],
    ['actions.0.harm0', '2d', 'Damage is dice such as 2d6'],
    ['actions.0.text', 'It has {DC LUCK}.', '{DC LUCK} is not a known placeholder'],
    ['type', '<b>dragon</b>', 'A type is one word in plain letters'],
    ['alignment', 'x'.repeat(300), 'can have 80 characters'],
    ['size', 'Colossal', 'The size must be one of'],
  ])(
    'shows at the field what is wrong with %s of “%s”, and keeps everything that was typed',
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
      // A select cannot show a value that is not one of its options.
      if (name !== 'size' && name !== 'cr') expect(back.get(name)).toBe(value);
      expect(back.get('notes')).toBe('Kept along.');
      await post(
        at,
        typed(formFields(html), { ...MENDED, [name]: MENDED[name] ?? '', intent: 'keep' }),
      );
      expect(wordsOf(await page(at)), name).toContain('Saved');
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
  ])('does not fail on %s', async (_, body) => {
    const at = await blank('Unbroken');
    const answer = await admin.ask(at, { method: 'POST', body });
    expect(answer.status).toBeLessThan(500);
    expect(wordsOf(await page(at))).toContain('Unbroken');
  });

  it('never overwrites a version saved elsewhere: both can be kept', async () => {
    const at = await blank('Twice Told');
    const opened = formFields(await page(at));
    expect(
      (await post(at, typed(opened, { notes: 'From one place.', intent: 'keep' }))).status,
    ).toBe(303);
    const refused = await post(at, typed(opened, { notes: 'From the other.', intent: 'keep' }));
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(wordsOf(html)).toContain('saved elsewhere meanwhile');
    expect(html).toContain('From the other.');
    expect(new Map(formFields(html)).get('version')).toBe('1');
    expect(wordsOf(await page(at))).toContain('From one place.');
    expect((await post(at, typed(formFields(html), { intent: 'keep-both' }))).status).toBe(303);
    expect(wordsOf(await page(at))).toContain('From the other.');
  });

  it('escapes text', async () => {
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
});

const MENDED: Readonly<Record<string, string>> = {
  ac: '12',
  str: '10',
  name: 'Mended',
  cr: '1',
  'hp.count': '5',
  type: 'dragon',
  'actions.0.harm0': '2d6',
  alignment: 'unaligned',
  size: 'Medium',
};
