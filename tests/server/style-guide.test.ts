import { describe, expect, it } from 'vitest';
import { plainPage, readWords } from '../harness/plain-page';

/** The form of the page that contains the given text. */
function formHolding(html: string, holding: string): string {
  const forms = html.match(/<form[\s\S]*?<\/form>/g) ?? [];
  return forms.find((form) => form.includes(holding)) ?? '';
}

function buttonsOf(form: string): { name: string; value: string; says: string }[] {
  return [...form.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g)].map(
    ([, tag = '', inside = '']) => ({
      name: /name="([^"]*)"/.exec(tag)?.[1] ?? '',
      value: /value="([^"]*)"/.exec(tag)?.[1] ?? '',
      says: /aria-label="([^"]*)"/.exec(tag)?.[1] ?? readWords(inside).trim(),
    }),
  );
}

/** How many of each creature are picked, read from the page's fields. */
function picked(html: string): string[] {
  const fields = [...html.matchAll(/<input[^>]*name="creature\.[^"]*"[^>]*>/g)].map(([tag]) => tag);
  return fields.map((tag) => {
    const id = /name="creature\.([^"]*)"/.exec(tag)?.[1];
    return `${id}=${/value="(\d+)"/.exec(tag)?.[1]}`;
  });
}

describe('the shared components without scripts', () => {
  it('sort a table by a link, and submit selected rows by a form that keeps the order', async () => {
    const { html } = await plainPage('/style-guide?sort=ac&dir=desc');
    const table = (html.match(/<table[\s\S]*?<\/table>/g) ?? []).find((one) =>
      one.includes('Owlbear'),
    );
    const names = [...(table ?? '').matchAll(/<th[^>]*scope="row"[^>]*>([\s\S]*?)<\/th>/g)];
    expect(readWords(names[0]?.[1] ?? '')).toContain('Adult Red Dragon');
    const form = formHolding(html, 'name="beast"');
    expect(form).toContain('name="sort" value="ac"');
    expect(form).toContain('name="dir" value="desc"');
    const { html: told } = await plainPage('/style-guide?sort=ac&dir=desc&beast=goblin');
    expect(readWords(told)).toContain('Exported: Goblin.');
  });

  it('pick by a form that searches, adds, counts and removes', async () => {
    const asked = (search: string) => plainPage(`/style-guide?${search}`);
    const { html: found } = await asked('creature%3Afind=owlbear');
    const add = buttonsOf(found).find(({ says }) => says === 'Add Owlbear');
    expect(add).toMatchObject({ name: 'creature:add', value: 'owlbear' });
    const { html: added } = await asked('creature%3Aadd=owlbear');
    expect(picked(added)).toEqual(['owlbear=1']);
    const { html: more } = await asked('creature.owlbear=3&creature%3Afind=ghoul');
    expect(picked(more)).toEqual(['owlbear=3']);
    // Enter activates the first button of a form: it must be the search, not the button that removes a row.
    const [first, ...others] = buttonsOf(formHolding(more, 'name="creature:find"'));
    expect(first?.name).not.toBe('creature:drop');
    expect(others.find(({ name }) => name === 'creature:drop')).toMatchObject({
      says: 'Remove Owlbear',
      value: 'owlbear',
    });
    const { html: dropped } = await asked(
      'creature.owlbear=3&creature.ghoul=1&creature%3Adrop=owlbear',
    );
    expect(picked(dropped)).toEqual(['ghoul=1']);
  });
});
