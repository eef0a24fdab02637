import { beforeAll, describe, expect, it } from 'vitest';
import { admin, builderComes, GOBLINS, kept, PAGE, page, post } from '../harness/builder-pages';
import { keepRecipe, send } from '../harness/map-pages';
import { wordsOf } from '../harness/page-words';
import { signedIn, switchIdentity, Visitor } from '../harness/visitor';

beforeAll(builderComes);

describe('a saved encounter', () => {
  it('has a name, opens as it was saved, and is available as JSON', async () => {
    const { id, version } = await kept('The ford');
    expect(version).toBe('1');
    const words = wordsOf(await page(`${PAGE}/encounters/${id}`));
    expect(words).toContain('The ford');
    expect(words).toContain('4 × Goblin');
    const told = await (await admin.ask(`/encounters/${id}`)).json();
    expect(told).toMatchObject({
      id,
      name: 'The ford',
      monsters: [{ id: 'goblin', count: 4 }, {}],
    });
    expect(wordsOf(await page(`${PAGE}/encounters?q=ford`))).toContain('The ford');
    expect(wordsOf(await page(`${PAGE}/encounters?q=nothing`))).toContain('No encounter matches');
  });

  it('needs a name, and a refusal keeps what was typed', async () => {
    const answer = await post(GOBLINS, { intent: 'keep', name: ' ' });
    expect(answer.status).toBe(400);
    expect(wordsOf(await answer.text())).toContain('Give the encounter a name.');
  });

  it('is never overwritten by an older version: the conflict is shown, and both versions can be kept', async () => {
    const { id } = await kept('The bridge');
    const mine = `${PAGE}?edition=2014&party=4x3&monsters=goblin:9&of=${id}&v=1`;
    const theirs = `${PAGE}?edition=2014&party=4x3&monsters=ogre:2&of=${id}&v=1`;
    expect((await post(mine, { intent: 'keep' })).status).toBe(303);
    const refused = await post(theirs, { intent: 'keep' });
    expect(refused.status).toBe(409);
    expect(wordsOf(await refused.text())).toContain('saved somewhere else meanwhile');
    const asProgram = await post(theirs.replace(PAGE, `${PAGE}/keep`), { intent: 'keep' });
    expect(await asProgram.json()).toMatchObject({ conflict: true });
    expect((await post(theirs, { intent: 'keep-both' })).status).toBe(303);
    const shelf = wordsOf(await page(`${PAGE}/encounters?q=bridge`));
    expect(shelf).toContain('The bridge (other)');
    expect(wordsOf(await page(`${PAGE}/encounters/${id}`))).toContain('2 × Ogre');
  });

  it('is placed on one of the user’s saved maps, and stays there when that map is deleted', async () => {
    const { id } = await kept('The cellar');
    const at = `${PAGE}/encounters/${id}`;
    const map = await keepRecipe(admin, 'preset=bandit-cellars&seed=cellar');
    expect(await page(at)).toContain(`<option value="${map}"`);
    const place = { intent: 'details', version: '1', name: 'The cellar', map, room: '2' };
    expect((await post(at, place)).status).toBe(303);
    expect(await page(at)).toMatch(new RegExp(`<option value="${map}" selected=""`));
    await send(admin, { intent: 'delete', id: map });
    expect(wordsOf(await page(at))).toContain('A deleted map');
  });

  it('has notes, and its history can restore an earlier version', async () => {
    const { id } = await kept('The keep');
    const at = `${PAGE}/encounters/${id}`;
    const notes = { intent: 'details', version: '1', name: 'The keep', notes: 'Mud.', tags: 'a,b' };
    expect((await post(at, notes)).status).toBe(303);
    expect(await page(at)).toContain('Mud.');
    const of = `?party=4x3&monsters=goblin:4&of=${id}&v=2`;
    expect(await page(`${PAGE}/print${of}`)).toContain('Mud.');
    expect(await page(`${PAGE}/as/text${of}`)).toContain('Mud.');
    const stale = await post(at, { ...notes, notes: 'Other words' });
    expect(stale.status).toBe(409);
    expect(await stale.text()).toContain('Other words');
    // Removing all monsters creates a history entry at once; other changes within half a minute are merged into one.
    expect((await post(`${PAGE}?party=4x3&of=${id}&v=2`, { intent: 'keep' })).status).toBe(303);
    expect(wordsOf(await page(at))).toContain('Restore the previous version');
    expect(wordsOf(await page(at))).not.toContain('4 × Goblin');
    expect((await post(at, { intent: 'restore', version: '3', was: '2' })).status).toBe(303);
    expect(wordsOf(await page(at))).toContain('4 × Goblin');
    expect((await post(at, { intent: 'restore', version: '4', was: '77' })).status).toBe(404);
    expect((await post(at, { intent: 'nonsense' })).status).toBe(400);
  });

  it('can be deleted and restored', async () => {
    const { id } = await kept('The well');
    const away = await post(`${PAGE}/encounters/${id}`, { intent: 'put-away' });
    expect(away.headers.get('Location')).toContain(`away=${id}`);
    await page(`${PAGE}/encounters/${id}`, 404);
    const back = await post(`${PAGE}/encounters`, { intent: 'bring-back', id });
    expect(wordsOf(await back.text())).toContain('Restored.');
    await page(`${PAGE}/encounters/${id}`);
  });

  it('can be read and copied by strangers through its link until the link is closed', async () => {
    const { id } = await kept('The sly ford <img src=x>');
    const at = `${PAGE}/encounters/${id}`;
    await post(at, { intent: 'share' });
    const link = /href="[^"]*(\/encounter\/[\w-]+)"/.exec(await page(at))?.[1] ?? '';
    const shown = await page(link, 200, new Visitor());
    expect(shown).not.toContain('<img src=x');
    expect(wordsOf(shown)).toContain('4 × Goblin');
    expect(shown).toContain(`${PAGE}?edition=2014&amp;party=4x3&amp;monsters=goblin:4,bugbear:1`);
    expect(shown).not.toContain(id);
    await post(at, { intent: 'stop-sharing' });
    expect(await page(link, 404, new Visitor())).toContain('No encounter at this link.');
    await page('/encounter/nosuchcode123', 404, new Visitor());
  });

  it('is not accessible to another user at any of its paths', async () => {
    const { id } = await kept('Mine alone');
    const made = { username: 'other-builder', email: 'other-builder@delvewright.test' };
    const { sub } = await switchIdentity('users', { ...made, groups: ['AdminUser'] });
    const visitor = await signedIn(String(sub));
    expect((await visitor.ask(PAGE)).status).toBe(200);
    for (const address of [`${PAGE}/encounters/${id}`, `/encounters/${id}`]) {
      const answer = await visitor.ask(address);
      expect(answer.status, address).toBe(404);
      expect(await answer.text()).not.toContain('Mine alone');
    }
    for (const intent of ['details', 'share', 'put-away', 'restore']) {
      const answer = await post(`${PAGE}/encounters/${id}`, { intent, version: '1' }, visitor);
      expect(answer.status, intent).toBe(404);
    }
    const over = `${PAGE}?party=4x3&monsters=ogre:1&of=${id}&v=1`;
    expect((await post(over, { intent: 'keep' }, visitor)).status).toBe(404);
    expect(await page(over, 200, visitor)).not.toContain('Mine alone');
    expect(wordsOf(await page(`${PAGE}/day?fights=${id}`, 200, visitor))).not.toContain(
      'Mine alone',
    );
    const own = wordsOf(await page(`${PAGE}/encounters/${id}`));
    expect(own).toContain('Mine alone');
    expect(own).toContain('4 × Goblin');
  });
});

describe('import and export', () => {
  it('reads a table, and reports by line what was not understood', async () => {
    const text = 'name,count\nGoblin,4\nNo Such Thing,2\nOgre,many';
    const answer = await post(`${PAGE}/import`, { text, edition: '2014' });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(wordsOf(html)).toContain('Line 4: the count of “Ogre” is 1 to 100');
    expect(wordsOf(html)).toContain('There is no “No Such Thing” here');
    expect(html).toContain('monsters=goblin:4,xp-0~No%2520Such%2520Thing:2');
  });

  it('refuses bad text with a sentence, and keeps what was pasted', async () => {
    const answer = await post(`${PAGE}/import`, { text: '{"name": 1,' });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(wordsOf(html)).toContain('looks like JSON');
    expect(html).toContain('{&quot;name&quot;: 1,');
  });

  it.each([
    ['text', /^The ford\n[\s\S]*4 × Goblin/],
    ['markdown', /^## The ford/],
    ['json', /"kind": "delvewright-encounter"/],
    ['improved-initiative', /"Combatants"[\s\S]*"AC"/],
  ])('exports as %s', async (form, words) => {
    const search = GOBLINS.slice(PAGE.length);
    expect(await page(`${PAGE}/as/${form}${search}&name=The+ford`)).toMatch(words);
  });

  it('returns 404 for another format', async () => {
    await page(`${PAGE}/as/exe`, 404);
  });

  it('prints with statblocks, or as cards with room for hit points', async () => {
    const search = GOBLINS.slice(PAGE.length);
    const sheet = wordsOf(await page(`${PAGE}/print${search}`));
    expect(sheet).toContain('Scimitar');
    const cards = wordsOf(await page(`${PAGE}/print${search}&as=cards`));
    expect(cards).toContain('/ 7 / 7 / 7 / 7');
  });

  it('a day adds up its encounters and shows the rests', async () => {
    const { id } = await kept('Morning');
    const words = wordsOf(await page(`${PAGE}/day?party=4x3&fights=${id},xp-1500,xp-2000`));
    // The budget is 1,200 per character, 4,800 in total; 800, 1,500 and 2,000 are 4,300 of it.
    expect(words).toContain('500 XP left for the day');
    expect(words).toContain('short rest');
    expect(wordsOf(await page(`${PAGE}/day?party=2x3&fights=xp-9000`))).toContain('XP too much');
  });
});
