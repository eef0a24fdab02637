import { expect, it } from 'vitest';
import { EDITIONS } from '~/rules/edition';
import { PEOPLE, signedIn, type Visitor } from '../harness/visitor';

/** The addresses of what is left to choose, as a page of the making lists them. */
function leftOn(html: string): string[] {
  const links = [...html.matchAll(/href="(\/lab\/character\/[^"]+#asked-[^"]+)"/g)];
  return [...new Set(links.map(([, href = '']) => href.replaceAll('&amp;', '&')))];
}

/** Presses a button of the making, as a form without scripts. */
async function press(admin: Visitor, at: string, fields: Record<string, string>): Promise<string> {
  const page = await (await admin.ask(at)).text();
  const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? '1';
  const answer = await admin.ask(at, {
    method: 'POST',
    body: String(new URLSearchParams({ version, ...fields })),
  });
  expect(answer.status).toBe(200);
  return answer.text();
}

it.each(EDITIONS)(
  'everything that is left of a character of %s has a place on its step, and the making opens at the first',
  async (edition) => {
    const admin = await signedIn(PEOPLE.admin);
    const id = crypto.randomUUID();
    const fields = new URLSearchParams({ intent: 'new', edition, name: '', id });
    await admin.ask('/lab/character', { method: 'POST', body: String(fields) });
    const making = `/lab/character/${id}/make`;

    const opened = await admin.ask(making);
    const first = edition === '2014' ? 'race' : 'class';
    expect(opened.headers.get('Location')).toMatch(new RegExp(`\\?step=${first}#asked-${first}$`));
    const bare = leftOn(await (await admin.ask(`${making}?step=about`)).text());
    expect(bare.length).toBeGreaterThanOrEqual(5);

    await press(admin, `${making}?step=race`, { step: 'race', press: 'keep', race: 'human' });
    const begun = await press(admin, `${making}?step=class`, {
      step: 'class',
      press: 'level-up:wizard',
    });
    const left = [...bare.filter((href) => /about|abilities/.test(href)), ...leftOn(begun)];
    expect(left.length).toBeGreaterThanOrEqual(6);
    for (const href of left) {
      const [address = '', place = ''] = href.split('#');
      const html = await (await admin.ask(address)).text();
      expect([
        href,
        html.includes(`id="${decodeURIComponent(place)}"`.replaceAll('>', '&gt;')),
      ]).toEqual([href, true]);
    }
    // Every step leads to the table.
    for (const step of [
      'race',
      'class',
      'background',
      'abilities',
      'spells',
      'equipment',
      'about',
    ]) {
      const html = await (await admin.ask(`${making}?step=${step}`)).text();
      expect([step, html.split(`href="/lab/character/${id}"`).length > 1]).toEqual([step, true]);
    }
  },
);
