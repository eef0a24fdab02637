import { beforeAll, describe, expect, it } from 'vitest';
import { fresh, homebrewHands, named } from '../harness/homebrew-pages';
import { wordsOf } from '../harness/page-words';
import { SRD_MONSTERS } from '../harness/srd-5-1';
import { PEOPLE, signedIn, type Visitor } from '../harness/visitor';

let admin: Visitor;
beforeAll(async () => {
  admin = await signedIn(PEOPLE.admin);
});
const { brought, pageAt, presses } = homebrewHands(() => admin);

describe('exporting homebrew', () => {
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
  ])('one creature as %s', async (form, type, words) => {
    const answer = await admin.ask(`/homebrew/${ids[0]}/take/${form}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain(type);
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="[a-z0-9.-]+"$/,
    );
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toContain(words);
  });

  it('several creatures as one file, which can be imported unchanged', async () => {
    const answer = await admin.ask(`/homebrew/take?form=own&id=${ids[0]}&id=${ids[1]}`);
    const text = await answer.text();
    expect(text).toContain(name);
    const words = wordsOf(await pageAt(await brought(text)));
    expect(words).toContain('2 monsters');
    expect(words).toContain('Already there, identical');
  });

  it('all creatures that a list’s search finds, and no others', async () => {
    const found = async (q: string) => {
      const search = `/homebrew/take?q=${encodeURIComponent(q)}&sort=name`;
      const answer = await presses(search, [
        ['form', 'own'],
        ['found', '1'],
        ['id', 'none'],
      ]);
      const file: { records: { name: string }[] } = JSON.parse(await answer.text());
      return file.records.map((one) => one.name);
    };
    expect(await found(name)).toEqual([name, `${name} Two`]);
    expect(await found(`${name} two`)).toEqual([`${name} Two`]);
    const none = await presses('/homebrew/take?q=nothing-is-called-so', [
      ['form', 'own'],
      ['found', '1'],
    ]);
    expect(none.status).toBe(400);
  });

  it('reports in a sentence what cannot be exported', async () => {
    for (const [path, words] of [
      ['/homebrew/take?form=own', 'Choose at least one'],
      ['/homebrew/take?form=exe&every=1', 'Choose a file format'],
      [`/homebrew/take?form=png&id=${ids[0]}&id=${ids[1]}`, 'A picture shows one monster'],
    ] as const) {
      // The page's title and heading are a plain sentence.
      expect(await pageAt(path, 400)).toContain(words);
    }
    await pageAt('/homebrew/nobody/take/own', 404);
    await pageAt(`/homebrew/${ids[0]}/take/exe`, 404);
  });

  it('one creature has an export page with every format, for its owner only', async () => {
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

  it('the page of formats says what each format keeps', async () => {
    const words = wordsOf(await pageAt('/homebrew/formats'));
    expect(words).toContain('Lost on import');
    expect(words).toContain('Fight Club 5');
  });
});
