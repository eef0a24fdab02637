import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';

const PAGE = '/dice-roller';

describe('the user’s own macros and tables', () => {
  let admin: Visitor;
  const KEPT = `${PAGE}/kept`;
  beforeAll(async () => {
    admin = await signedIn(PEOPLE.admin);
  });

  const send = (fields: Record<string, string>, who = admin, path = KEPT) =>
    who.ask(path, {
      method: 'POST',
      body: `${new URLSearchParams(fields)}`,
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
  const words = async () => wordsOf(await (await admin.ask(KEPT)).text());
  const macro = (over = {}) => ({
    intent: 'create',
    kind: 'macro',
    key: crypto.randomUUID(),
    name: 'Axe',
    body: '1d12+3',
    character: 'Mira',
    party: '',
    ...over,
  });
  const idOf = async (name: string) => {
    const html = await (await admin.ask(KEPT)).text();
    const at = html.indexOf(`aria-label="Delete ${name}"`);
    return [...html.slice(0, at).matchAll(/name="id" value="([^"]+)"/g)].at(-1)?.[1] ?? '';
  };

  it('are saved, shown beside the dice, changed, deleted and restored', async () => {
    expect((await send(macro())).status).toBe(303);
    expect(await words()).toContain('Axe 1d12+3');
    const dice = await (await admin.ask(PAGE)).text();
    expect(dice).toContain('href="/dice-roller?e=1d12%2B3#roll"');
    expect(wordsOf(dice)).toContain('Mira');
    const id = await idOf('Axe');
    expect((await send(macro({ intent: 'change', id, name: 'Great axe' }))).status).toBe(303);
    expect(await words()).toContain('Great axe');
    expect((await send({ intent: 'delete', id })).status).toBe(303);
    expect(await words()).toContain('Great axe (macro)');
    expect((await send({ intent: 'bring-back', id })).status).toBe(303);
    expect(await words()).not.toContain('Great axe (macro)');
  });

  it('can be drawn from, with the same result for the same seed', async () => {
    const table = macro({ kind: 'table', name: 'Wilds', body: '1-2: [[2d6]] wolves\n3-6: rain' });
    expect((await send(table)).status).toBe(303);
    const id = await idOf('Wilds');
    const drawn = async (seed: string) => {
      const html = await (await admin.ask(`${KEPT}?draw=${id}&seed=${seed}`)).text();
      return /id="drawn-title"[\s\S]*?<\/section>/.exec(html)?.[0];
    };
    expect(await drawn('a')).toBeDefined();
    expect(await drawn('a')).toBe(await drawn('a'));
    expect(await drawn('a')).toMatch(/\d of 6/);
  });

  it('belong to one user: a foreign id is a 404, and another user’s party is refused', async () => {
    const id = await idOf('Wilds');
    expect((await admin.ask(`${KEPT}?draw=no-such-table`)).status).toBe(404);
    for (const fields of [
      { intent: 'delete', id: 'no-such' },
      macro({ intent: 'change', id: 'no-such' }),
    ]) {
      expect((await send(fields)).status).toBe(404);
    }
    const paying = await signedIn(PEOPLE.paying);
    const turned = await send({ intent: 'delete', id }, paying);
    expect(turned.headers.get('location')).toContain('/no-access');
    expect(await words()).toContain('Wilds');
    const refused = await send(macro({ party: 'not-mine' }));
    expect(refused.status).toBe(400);
    expect(wordsOf(await refused.text())).toContain('You are not in this party.');
  });

  it.each([
    [macro({ name: '' }), 'Give the macro a name.'],
    [macro({ body: '2d6+' }), '(character 5)'],
    [macro({ kind: 'table', body: '1-4: a\n6: b' }), 'Line 2 begins with 6'],
    [{ intent: 'conquer' }, 'This form is out of date. Reload the page and try again.'],
    [{}, 'This form is out of date. Reload the page and try again.'],
  ])(
    'an invalid save of %j returns a sentence and keeps what was typed',
    async (fields, sentence) => {
      const answer = await send(fields as Record<string, string>);
      expect(answer.status).toBe(400);
      const html = await answer.text();
      expect(wordsOf(html)).toContain(sentence);
      if ('character' in fields) expect(html).toContain('value="Mira"');
    },
  );

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</textarea><svg onload=alert(1)>',
  ])('show %s escaped', async (text) => {
    const name = text.slice(0, 60);
    await send(macro({ name, character: text, body: `1d6 # ${text}` }));
    await send(macro({ kind: 'table', name, body: `${text} [[1d6]]` }));
    await send(macro({ name: text, body: text, character: text }));
    for (const path of [KEPT, PAGE, `${KEPT}?draw=${await idOf('Wilds')}`]) {
      const html = await (await admin.ask(path)).text();
      expect(html).not.toMatch(/<script>alert|<img src=x|<svg onload/i);
    }
  });

  it('are imported from a device once each', async () => {
    const kept = JSON.stringify([
      { id: 'd1', kind: 'macro', name: 'From afar', body: '1d20', character: '' },
      { id: 'd2', kind: 'macro', name: 'Broken', body: '1d', character: '' },
      { id: 'd3', kind: 'spell', name: 'None', body: '1d4', character: '' },
    ]);
    for (const _ of [1, 2]) {
      const answer = await send({ kept }, admin, `${PAGE}/take-along`);
      expect(await answer.json()).toEqual({ taken: ['d1'] });
    }
    expect((await words()).match(/From afar 1d20/g)).toHaveLength(1);
    expect((await send({ kept }, new Visitor(), `${PAGE}/take-along`)).status).toBe(401);
  });
});
