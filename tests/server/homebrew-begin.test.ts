import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, signedIn, type Visitor } from '../harness/visitor';
import { editorHands } from './editor-hands';

let admin: Visitor;

beforeAll(async () => {
  admin = await signedIn(PEOPLE.admin);
});

const { post, made, page, blank } = editorHands(() => admin);

const NEW = '/homebrew/new';

describe('a new creature', () => {
  it('is created from nothing with a template, and its editor shows its statblock', async () => {
    const at = await blank('Ember Wolf');
    const html = await page(at);
    expect(wordsOf(html)).toContain('Ember Wolf');
    expect(wordsOf(html)).toContain(
      'Melee Weapon Attack: +2 to hit, reach 5 ft., one target. Hit: 7 (2d6) piercing damage.',
    );
    expect(wordsOf(html)).toContain('Calculated CR');
    expect(wordsOf(html)).toContain('Saved');
  });

  it('the page starts with the name field, unless the user searches for a creature or has chosen one to blend', async () => {
    const places = async (search: string) => {
      const html = await page(`${NEW}${search}`);
      return ['id="blank-title"', 'id="copy-title"'].map((part) => html.indexOf(part));
    };
    const [blankAt = -1, copyAt = -1] = await places('');
    expect(blankAt).toBeGreaterThan(0);
    expect(copyAt).toBeGreaterThan(blankAt);
    const [blankBelow = -1, copyAbove = -1] = await places('?q=goblin');
    expect(blankBelow).toBeGreaterThan(copyAbove);
    expect((await places('?first=wolf'))[0]).toBe(-1);
    expect(await page(`${NEW}?q=wolf&from=2014`)).toContain('href="/homebrew/new?first=wolf"');
  });

  it('the search tells the user’s own creature from the book’s creature of the same name', async () => {
    await blank('Grimlock');
    const found = wordsOf(await page(`${NEW}?q=grimlock`));
    expect(found).toMatch(/CR 1\/4 · Medium humanoid · 2014 Use/);
    expect(found).toMatch(/Medium \w+ · 2014 · Homebrew Use/);
  });

  it('is created from a creature of either edition, or by blending two', async () => {
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
      'Give your monster a name.',
    ],
    [
      [
        ['way', 'blank'],
        ['name', 'x'.repeat(150)],
      ],
      'at most 100 characters',
    ],
    [
      [
        ['way', 'copy'],
        ['from', 'nobody'],
      ],
      'no longer exists',
    ],
    [
      [
        ['way', 'blend'],
        ['from', 'wolf'],
        ['with', 'nobody'],
      ],
      'Choose a second monster',
    ],
    [[['way', '__proto__']], 'Choose how to begin'],
    [[], 'Choose how to begin'],
  ] as const)('is refused with a sentence for %j', async (fields, sentence) => {
    const answer = await post(NEW, fields);
    expect(answer.status).toBe(400);
    expect(wordsOf(await answer.text())).toContain(sentence);
  });
});
