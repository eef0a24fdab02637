import { beforeAll, describe, expect, it } from 'vitest';
import { gifted, idsOf, pageOf, send } from '../harness/fight-pages';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';

type Made = { id: string; inviteCode: string };
type Shown = { members: { id: string; name: string; hp: number }[] };

let owner: Visitor;
let party: Made;

const json = { 'Content-Type': 'application/json' };

async function membersOf(person: Visitor): Promise<Shown['members']> {
  const answer = await person.ask(`/party/${party.id}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Shown).members;
}

beforeAll(async () => {
  owner = await signedIn(PEOPLE.admin);
  const members = ['Mira', 'Torvald'].map((name) => ({ name, level: 1, hp: 24, initiative: 2 }));
  const body = JSON.stringify({ name: 'The Lanterns', members });
  const made = await owner.ask('/party', { method: 'POST', body, headers: json });
  expect(made.status).toBeLessThan(300);
  party = (await made.json()) as Made;
});

describe('a party in a fight', () => {
  it('is added by the URL of a new fight, and gets its experience at the end', async () => {
    const search = `?monsters=goblin:2&name=The+ford&edition=2014&party=${party.id}`;
    const html = await pageOf(owner, `/initiative-tracker/new${search}`);
    expect(html).toContain('Who is playing from “The Lanterns”?');
    expect(html).toContain('Level 1 · HP 24/24');
    const [mira] = await membersOf(owner);
    const started = await send(owner, '/initiative-tracker/start', {
      id: /name="id" value="([^"]+)"/.exec(html)?.[1] ?? '',
      name: 'The ford',
      edition: '2014',
      hp: 'average',
      lines: '2 goblins',
      party: party.id,
      member: mira?.id ?? '',
    });
    expect(started.status).toBe(303);
    const fight = started.headers.get('Location') ?? '';
    const page = await pageOf(owner, fight);
    expect(page).toContain('Mira');
    expect(page.split('<script')[0]).not.toContain('Torvald');
    const before = await pageOf(owner, `${fight}/party`);
    expect(before).toContain('On the party page until this fight begins');
    expect(before).toContain('Torvald');
    expect(before).not.toMatch(/value="give-xp"/);
    const run = async (fields: Record<string, string>) => {
      const answer = await send(owner, fight, fields);
      expect(answer.status, fields.intent).toBe(303);
    };
    await run({ intent: 'roll-missing' });
    await run({ intent: 'begin' });
    const runs = await pageOf(owner, `${fight}/party`);
    expect(runs).toContain('In sync with this fight');
    expect(runs).toContain(`href="/adventuring/${party.id}#c-${mira?.id}"`);
    await run({ intent: 'harm', who: mira?.id ?? '', amount: '7' });
    expect((await membersOf(owner)).map(({ hp }) => hp)).toEqual([17, 24]);
    for (const goblin of idsOf(await pageOf(owner, fight), 'Goblin')) {
      await run({ intent: 'harm', who: goblin, amount: '20' });
    }
    // Two goblins are worth 50 XP each, and only Mira took part.
    const worth = await pageOf(owner, `${fight}/party`);
    expect(worth).toContain('100 XP for the defeated, shared by 1: 100 XP each.');
    expect(await pageOf(owner, fight)).not.toContain('reaches level');
    // The end of the fight gives it, and giving it again changes nothing.
    await run({ intent: 'end', award: '1' });
    expect((await send(owner, `${fight}/party`, { intent: 'give-xp' })).status).toBe(303);
    const given = await pageOf(owner, `${fight}/party?done=given`);
    expect(given).toContain('Mira got 100 XP');
    expect(given).not.toMatch(/value="give-xp"/);
    // The end is undone, another foe falls, and the next end gives what the fight is worth more.
    await run({ intent: 'undo' });
    await run({ intent: 'add', lines: 'Ogre' });
    const [ogre = ''] = idsOf(await pageOf(owner, fight), 'Ogre');
    await run({ intent: 'harm', who: ogre, amount: '200' });
    // What the fight gave before counts once: 550 XP in all are enough for level 2.
    expect(await pageOf(owner, fight)).toMatch(/550(<[^>]+>)?, reaches level 2/);
    await run({ intent: 'end', award: '1' });
    expect(await pageOf(owner, `${fight}/party`)).toContain('Mira got 550 XP');
    await run({ intent: 'undo' });
    await run({ intent: 'end', award: '1' });
    expect(await pageOf(owner, `${fight}/party`)).toContain('Mira got 550 XP');
  });

  it('cannot be added by another user, and what was typed is kept', async () => {
    const search = `?monsters=ogre&party=${party.id}`;
    const stranger = await gifted();
    const html = await pageOf(stranger, `/initiative-tracker/new${search}`);
    expect(html).toContain('You do not run this party.');
    expect(html).not.toContain('Torvald');
    const nobody = await pageOf(new Visitor(), `/initiative-tracker/new${search}`);
    expect(nobody).toContain('Sign in to add your party.');
    expect(nobody).not.toContain('Torvald');
    const fields = { party: party.id, member: 'x', lines: 'Ogre', name: 'Bridge' };
    for (const who of [stranger, new Visitor()]) {
      for (const where of ['', 'device']) {
        const refused = await send(who, '/initiative-tracker/start', { ...fields, where });
        expect([401, 409]).toContain(refused.status);
        expect(await refused.text()).toMatch(/>\s*Ogre</);
      }
    }
  });

  it('is copied to a fight on a device', async () => {
    const [mira] = await membersOf(owner);
    const answer = await send(owner, '/initiative-tracker/start', {
      party: party.id,
      member: mira?.id ?? '',
      lines: 'Ogre',
      where: 'device',
      name: 'Bridge',
      edition: '2014',
      hp: 'average',
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Mira');
  });

  it('has a page only for those who run the fight, and malformed forms cause no error', async () => {
    const made = await send(owner, '/initiative-tracker', { intent: 'start', name: 'Cellar' });
    const page = `${made.headers.get('Location')}/party`;
    const stranger = await gifted();
    expect((await stranger.ask(page)).status).toBe(404);
    expect((await send(stranger, page, { intent: 'bring', party: party.id })).status).toBe(404);
    const [mira, torvald] = await membersOf(owner);
    for (const fields of [
      { intent: 'bring' },
      { intent: 'bring', party: party.id },
      { intent: 'bring', party: 'no-such-party', member: mira?.id ?? '' },
      { intent: 'give-xp' },
      { intent: 'nonsense' },
    ]) {
      const answer = await send(owner, page, fields as Record<string, string>);
      expect([400, 409], JSON.stringify(fields)).toContain(answer.status);
    }
    const brought = { intent: 'bring', party: party.id, member: torvald?.id ?? '' };
    expect((await send(owner, page, brought)).status).toBe(303);
    expect(await pageOf(owner, `${page}?done=came`)).toContain('Added to the fight.');
  });
});
