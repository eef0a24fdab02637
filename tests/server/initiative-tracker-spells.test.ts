import { beforeAll, describe, expect, it } from 'vitest';
import { type Fields, gifted, idsOf, pageOf, send, startFight } from '../harness/fight-pages';
import { Visitor } from '../harness/visitor';

let person: Visitor;

beforeAll(async () => {
  person = await gifted();
});

async function press(fight: string, fields: Fields): Promise<string> {
  const answer = await send(person, fight, fields);
  expect(answer.status, JSON.stringify(fields)).toBe(303);
  return pageOf(person, answer.headers.get('Location') ?? '');
}

async function shown(fight: string, fields: Fields): Promise<{ html: string; seed: string }> {
  const answer = await send(person, fight, fields);
  const html = (await answer.text()).replaceAll('<!-- -->', '');
  expect(answer.status, html.slice(0, 200)).toBe(200);
  expect(html).toContain('Review: ');
  return { html, seed: /name="seed" value="([^"]+)"/.exec(html)?.[1] ?? '' };
}

describe('spells and shapes without scripts', () => {
  it('the lich casts fireball at level 4, and uses up the slot', async () => {
    const fight = await startFight(person, 'Lich\nMira hp 90 init 1');
    const html = await press(fight, { intent: 'begin' });
    const [lich = ''] = idsOf(html, 'Lich');
    const [mira = ''] = idsOf(html, 'Mira');
    const beside = await pageOf(person, `${fight}?chosen=${lich}`);
    expect(beside).toContain(`value="spell:${lich}:fireball:0"`);
    expect(beside).toContain('DEX save DC 20');
    expect(beside).toContain('href="/monster-lookup/spells/detect-magic"');
    const fields = { who: mira, chosen: lich, 'cast-level:fireball': '4' };
    const intent = `spell:${lich}:fireball:0`;
    const plan = await shown(fight, { ...fields, intent });
    expect(plan.html).toContain('Spends a level 4 slot: 2 of 3 left.');
    const counted = { ...fields, seed: plan.seed, planned: intent, intent: 'counts' };
    const after = await press(fight, { ...counted, 'save-0': 'failure' });
    expect(after).not.toContain('90/90');
    expect(await (await person.ask(`${fight}/log`)).text()).toContain(
      'Lich casts Fireball at level 4.',
    );
  });

  it('any creature can cast a spell by its name, and a missing field is reported with what was typed', async () => {
    const fight = await startFight(person, 'Ogre\nMira hp 31 init 22');
    const html = await press(fight, { intent: 'begin' });
    const [ogre = ''] = idsOf(html, 'Ogre');
    const [mira = ''] = idsOf(html, 'Mira');
    const intent = `spell:${mira}::0`;
    const fields = { intent, who: ogre, chosen: mira, 'spell-name': 'Hold Monster' };
    const asked = await send(person, fight, fields);
    expect(asked.status).toBe(400);
    const said = await asked.text();
    expect(said).toContain('Type the DC');
    expect(said).toContain('value="Hold Monster"');
    const plan = await shown(fight, { ...fields, 'spell-dc': '15' });
    const counted = { ...fields, 'spell-dc': '15', seed: plan.seed, planned: intent };
    const after = await press(fight, { ...counted, intent: 'counts', 'save-0': 'failure' });
    expect(after).toContain('Concentrates: Hold Monster');
    const marked = await pageOf(person, `${fight}?chosen=${ogre}`);
    expect(marked).toContain('A hit from within 5 feet is critical');
    expect(marked).toMatch(/href="[^"]*#rules-/);
    expect(await press(fight, { intent: 'undo' })).not.toContain('Concentrates: Hold');
  });

  it('a combatant takes the shape of a wolf and returns to its own', async () => {
    const fight = await startFight(person, 'Mira hp 31 init 22\nOgre');
    const html = await press(fight, { intent: 'begin' });
    const [mira = ''] = idsOf(html, 'Mira');
    let page = await press(fight, { intent: 'transform', one: mira, shape: 'Wolf' });
    expect(page).toContain('Mira (Wolf)');
    expect(page).toContain('11/11');
    // The statblock shown is that of the shape.
    expect(page).toContain('Keen Hearing and Smell');
    page = await press(fight, { intent: 'harm', who: mira, amount: '15' });
    expect(page).toContain('27/31');
    expect(idsOf(page, 'Mira (Wolf)')).toEqual([]);
    const lost = await send(person, fight, { intent: 'transform', one: mira, shape: 'Nix nox' });
    expect(lost.status).toBe(400);
    expect(await lost.text()).toContain('value="Nix nox"');
  });

  it('combatants can be grouped under a name, and a row can be moved before another', async () => {
    const fight = await startFight(person, 'Mira hp 31 init 22\nWolf\nOgre');
    const html = await press(fight, { intent: 'begin' });
    const [mira = ''] = idsOf(html, 'Mira');
    const [wolf = ''] = idsOf(html, 'Wolf');
    const who = [mira, wolf];
    const page = await press(fight, { intent: 'link', who, 'group-name': 'Mira on a wolf' });
    expect(page).toContain('Mira on a wolf');
    const rows = [...page.matchAll(/data-row="([^"]+)"/g)].map(([, row = '']) => row);
    expect(rows).toHaveLength(2);
    const [first = '', second = ''] = rows;
    const moved = await press(fight, { intent: 'move-before', row: second, before: first });
    expect(moved.indexOf(`data-row="${second}"`)).toBeLessThan(
      moved.indexOf(`data-row="${first}"`),
    );
    const apart = await press(fight, { intent: 'unlink', who });
    expect(apart).not.toContain('>Mira on a wolf</li>');
  });
});

it('spell data is returned to strangers, and too many names are refused', async () => {
  const stranger = new Visitor();
  const answer = await stranger.ask(
    '/initiative-tracker/spells?name=Fireball&name=none&edition=2024',
  );
  expect(answer.headers.get('Cache-Control')).toContain('public');
  const { spells } = (await answer.json()) as { spells: Record<string, { id: string }> };
  expect(Object.keys(spells)).toEqual(['Fireball']);
  expect(spells.Fireball?.id).toBe('fireball.srd-5-2');
  expect((await stranger.ask('/initiative-tracker/spells')).status).toBe(400);
  const many = Array.from({ length: 60 }, (_, at) => `name=s${at}`).join('&');
  expect((await stranger.ask(`/initiative-tracker/spells?${many}`)).status).toBe(400);
});
