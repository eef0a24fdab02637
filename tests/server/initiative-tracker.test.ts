import { beforeAll, describe, expect, it } from 'vitest';
import { type Fields, gifted, idsOf, pageOf, send, startFight } from '../harness/fight-pages';
import type { Visitor } from '../harness/visitor';

let person: Visitor;

beforeAll(async () => {
  person = await gifted();
});

/** Submits a form that must redirect to the fight; returns the resulting page. */
async function press(fight: string, fields: Fields): Promise<string> {
  const answer = await send(person, fight, fields);
  const text = await answer.text();
  expect(
    answer.status,
    `${JSON.stringify(fields)} ${/<p[^>]*title[^>]*>([^<]*)/.exec(text)?.[1]}`,
  ).toBe(303);
  return pageOf(person, answer.headers.get('Location') ?? '');
}

/** Submits a form that previews its result; returns the preview and its dice seed. */
async function shown(fight: string, fields: Fields): Promise<{ html: string; seed: string }> {
  const answer = await send(person, fight, fields);
  const html = (await answer.text()).replaceAll('<!-- -->', '');
  expect(answer.status).toBe(200);
  expect(html).toContain('Review: ');
  return { html, seed: /name="seed" value="([^"]+)"/.exec(html)?.[1] ?? '' };
}

describe('a fight without scripts', () => {
  it('is run from the first name to the end with forms only', async () => {
    const fight = await startFight(person);
    let html = await press(fight, { intent: 'add', lines: '2 goblins\nOgre\nMira hp 31 init 22' });
    expect(html).toContain('Goblin 1');
    expect(html).toMatch(/Mira[\s\S]*31\/31/);
    const [one = '', two = ''] = idsOf(html, 'Goblin');
    const [ogre = ''] = idsOf(html, 'Ogre');
    const [mira = ''] = idsOf(html, 'Mira');
    await press(fight, { intent: 'roll-missing' });
    html = await press(fight, { intent: 'begin' });
    expect(html).toContain('Round 1');
    const turn = /name="turn" value="([^"]*)"/.exec(html)?.[1] ?? '';
    html = await press(fight, { intent: 'next', round: '1', turn });
    expect(/name="turn" value="([^"]*)"/.exec(html)?.[1]).not.toBe(turn);
    await press(fight, { intent: 'previous' });

    html = await press(fight, { intent: 'harm', who: ogre, amount: '10 fire', type: '' });
    expect(html).toContain('49/59');
    expect(html).toMatch(/data-said="true"[\s\S]*?Ogre takes 10 fire/);
    html = await press(fight, { intent: 'heal', who: ogre, amount: '4' });
    expect(html).toContain('53/59');
    html = await press(fight, { intent: 'shield', who: mira, amount: '5' });
    expect(html).toContain('31/31 +5');
    html = await press(fight, { intent: 'undo' });
    expect(html).not.toContain('31/31 +5');
    html = await press(fight, { intent: 'redo' });
    expect(html).toContain('31/31 +5');

    const save = { save: 'wis', dc: '12', 'save-when': 'turn-end', until: 'end', turns: '2' };
    html = await press(fight, {
      intent: 'lasting',
      who: [ogre, two],
      condition: 'frightened',
      ...save,
    });
    expect(html.match(/frightened/gi)?.length).toBeGreaterThan(1);
    await press(fight, { intent: 'concentrate', one: mira, on: 'Bless' });
    html = await press(fight, { intent: 'harm', who: mira, amount: '6' });
    const due = /name="due" value="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(html).toContain('to keep concentrating on Bless');
    html = await press(fight, { intent: 'due-failure', due });
    expect(html).not.toContain('Concentrates: Bless');

    await press(fight, { intent: 'spend', one: ogre, what: 'reaction', times: '1' });
    await press(fight, { intent: 'ready', one: mira, what: 'Shoot at the door' });
    html = await pageOf(person, fight);
    expect(html).toContain('Ready: Shoot at the door');
    expect(html).toContain('Reaction spent');
    const rowOf = async (id: string) =>
      /name="row" value="([^"]+)"/.exec(await pageOf(person, `${fight}?chosen=${id}`))?.[1] ?? '';
    // A goblin rolls at least 3, so at least one of them is above her whatever the dice show.
    await press(fight, { intent: 'set-count', row: await rowOf(mira), count: '0' });
    await press(fight, { intent: 'move-up', row: await rowOf(mira) });
    await press(fight, { intent: 'delay', row: await rowOf(ogre) });
    await press(fight, { intent: 'delay', row: await rowOf(ogre) });
    await press(fight, { intent: 'link', who: [mira, ogre] });
    await press(fight, { intent: 'unlink', who: [mira] });
    html = await press(fight, { intent: 'duplicate', who: ogre });
    expect(html).toContain('Ogre 2');
    html = await press(fight, {
      intent: 'change',
      one: mira,
      name: 'Mira the Bold',
      ac: '17',
      maximum: '40',
      bonus: '3',
      note: 'Two lines\nof a note',
    });
    expect(html).toContain('Mira the Bold');
    await press(fight, { intent: 'hide', who: one });
    await press(fight, { intent: 'place-pile', who: one });
    await press(fight, { intent: 'place-back', who: one });
    await press(fight, { intent: 'place-gone', who: one });
    await press(fight, {
      intent: 'add-event',
      event: 'Lair action',
      count: '20',
      words: 'Rocks fall',
    });
    html = await press(fight, {
      intent: 'settings',
      name: 'At the ford',
      edition: '2014',
      initiative: 'group',
      reroll: 'never',
      ties: 'party',
      'turn-seconds': '60',
      recharge: 'asked',
    });
    expect(html).toContain('At the ford');
    await press(fight, { intent: 'note', note: 'The bridge is down' });
    await press(fight, { intent: 'end' });
    html = await press(fight, { intent: 'clean' });
    expect(idsOf(html, 'Goblin')).toEqual([]);
    expect(idsOf(html, 'Mira')).toHaveLength(1);
    const log = await (await person.ask(`${fight}/log`)).text();
    expect(log).toContain('The bridge is down');
    expect(log).toMatch(/Ogre takes 10 fire/);
    const markdown = await person.ask(`${fight}/log?as=markdown`);
    expect(markdown.headers.get('Content-Type')).toContain('text/markdown');
    const events = await (await person.ask(`${fight}/log?as=json`)).json();
    expect(events).toMatchObject({ format: 'delvewright fight 1', events: expect.any(Array) });
  });

  it('previews an area attack before it is applied, with manual changes', async () => {
    const fight = await startFight(person, 'Ogre\nMira hp 31 init 22');
    const html = await press(fight, { intent: 'begin' });
    const who = [...idsOf(html, 'Ogre'), ...idsOf(html, 'Mira')];
    const fields = {
      who,
      amount: '8d6 fire',
      'blast-save': 'dex',
      'blast-dc': '15',
      with: 'Fireball',
    };
    const { seed } = await shown(fight, { ...fields, intent: 'blast' });
    const changed = { ...fields, seed, 'share-0': '0', 'save-1': 'success' };
    const again = await shown(fight, { ...changed, intent: 'blast' });
    expect(again.seed).toBe(seed);
    expect(again.html).toContain('takes 0');
    const after = await press(fight, { ...changed, planned: 'blast', intent: 'counts' });
    expect(after).toContain('59/59');
    expect(after).not.toContain('31/31');
    expect(await press(fight, { intent: 'undo' })).toContain('31/31');
    await press(fight, { intent: 'forget-plan' });
  });

  it('records a death save with its rolled value, and ends with the XP of the defeated', async () => {
    const fight = await startFight(person, '4 goblins\nOgre');
    const party = 'Mira hp 24 init 30 level 3\nWren hp 20 init 29 level 3';
    let html = await press(fight, { intent: 'add', lines: party });
    const [wren = ''] = idsOf(html, 'Wren');
    const foes = ['Goblin', 'Ogre'].flatMap((name) => idsOf(html, name));
    await press(fight, { intent: 'roll-missing' });
    await press(fight, { intent: 'begin' });
    await press(fight, { intent: 'harm', who: wren, amount: '20' });
    html = await pageOf(person, fight);
    const turn = /name="turn" value="([^"]*)"/.exec(html)?.[1] ?? '';
    html = await press(fight, { intent: 'next', round: '1', turn });
    expect(html).toContain('death saving throw');
    const due = /name="due" value="([^"]+)"/.exec(html)?.[1] ?? '';
    html = await press(fight, { intent: 'due-total', due, total: '20' });
    expect(html).toMatch(/Wren[\s\S]*1\/20/);
    expect(html).toContain('Wren is up again.');
    html = await press(fight, { intent: 'harm', who: foes, amount: '60 fire' });
    expect(html).toContain('0/59');
    expect(html).toContain('End the fight: 650 XP, 325 each');
    html = await press(fight, { intent: 'end' });
    expect(html).toContain('Over after round 1');
    expect(html, 'nobody waits for a turn').not.toMatch(/value="(delay|ready-now|table:pause)"/);
  });

  it('previews a monster’s attack before it is applied', async () => {
    const fight = await startFight(person, 'Ogre\nMira hp 31 init 1');
    const html = await press(fight, { intent: 'begin' });
    const [ogre = ''] = idsOf(html, 'Ogre');
    const [mira = ''] = idsOf(html, 'Mira');
    const beside = await pageOf(person, `${fight}?chosen=${ogre}`);
    const strike = new RegExp(`value="(strike:${ogre}:[^"]+)"`).exec(beside)?.[1] ?? '';
    const { seed } = await shown(fight, { intent: strike, who: mira });
    const after = await press(fight, {
      intent: 'counts',
      planned: strike,
      seed,
      who: mira,
      'attack-0': 'hit',
    });
    expect(after).not.toContain('31/31');
  });

  it('shows what is wrong with a form, and keeps what was typed', async () => {
    const fight = await startFight(person, 'Ogre');
    const [ogre = ''] = idsOf(await pageOf(person, fight), 'Ogre');
    const wrong: [Fields, number, string][] = [
      [{ intent: 'harm', who: ogre, amount: 'a lot', with: 'A big axe' }, 400, 'Type an amount'],
      [{ intent: 'add', lines: 'Mira hp zero' }, 400, 'Write a number'],
      [{ intent: 'blast', who: ogre, amount: '8d6', with: 'Fireball' }, 400, 'Choose the save'],
      [{ intent: 'nothing' }, 400, 'out of date'],
      [{ intent: 'undo', lines: '' }, 400, 'nothing to undo'],
      [{ intent: 'add', lines: '200 rats' }, 409, 'at most 200 combatants'],
    ];
    for (const [fields, status, sentence] of wrong.filter(([one]) => one.intent !== 'undo')) {
      const answer = await send(person, fight, fields);
      const html = await answer.text();
      expect(answer.status, JSON.stringify(fields)).toBe(status);
      expect(html, JSON.stringify(fields)).toContain(sentence);
      for (const typed of [fields.with, fields.lines]) {
        if (typeof typed === 'string' && typed !== '') expect(html).toContain(typed);
      }
    }
    const ticked = await send(person, fight, { intent: 'harm', who: ogre, amount: 'a lot' });
    expect(await ticked.text()).toMatch(
      new RegExp(`<input[^>]*checked[^>]*value="${ogre}"|<input[^>]*value="${ogre}"[^>]*checked`),
    );
    expect((await send(person, fight, { intent: 'x', lines: 'y'.repeat(300_000) })).status).toBe(
      413,
    );
    const stale = await send(person, fight, { intent: 'next', round: '7', turn: 'x' });
    expect(await stale.text()).toContain('already over');
  });

  it('lists, copies, renames and deletes fights', async () => {
    const fight = await startFight(person, 'Ogre', { name: 'A fight to move' });
    const id = fight.split('/').at(-1) ?? '';
    const list = (fields: Fields) => send(person, '/initiative-tracker', fields);
    expect((await list({ intent: 'rename', id, name: 'Moved' })).status).toBe(303);
    const bad = await list({ intent: 'rename', id, name: '' });
    expect(bad.status).toBe(409);
    expect(await bad.text()).toContain('A fight needs a name');
    expect((await list({ intent: 'folder', id, folder: 'Session 3' })).status).toBe(303);
    expect(await pageOf(person, '/initiative-tracker')).toContain('Session 3');
    const copy = await list({ intent: 'copy', id });
    expect(await pageOf(person, copy.headers.get('Location') ?? '')).toContain('Moved (copy)');
    expect((await list({ intent: 'remove', id })).status).toBe(303);
    expect((await person.ask(fight)).status).toBe(404);
    expect((await list({ intent: 'restore', id })).status).toBe(303);
    expect((await person.ask(fight)).status).toBe(200);
  });
});

describe('the demonstration fight before its scripts run', () => {
  it('is not changed by a form, which says so and keeps what was typed', async () => {
    const open = '/try/initiative-tracker';
    const [sefa = ''] = idsOf(await pageOf(person, open), 'Sefa Thorne');
    const fields = { intent: 'harm', who: sefa, amount: '12 fire', type: '' };
    const answer = await send(person, open, fields);
    expect(answer.status).toBe(400);
    const html = (await answer.text()).replaceAll('<!-- -->', '');
    expect(html).toMatch(/role="alert"[\s\S]*Without JavaScript nothing changes/);
    expect(html).toContain('value="12 fire"');
    expect(html).toMatch(
      new RegExp(`<input[^>]*checked[^>]*value="${sefa}"|<input[^>]*value="${sefa}"[^>]*checked`),
    );
    expect(html).toMatch(/Sefa Thorne[\s\S]*31\/31/);
  });
});
