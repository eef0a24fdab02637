import { beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '../harness/fight-pages';
import {
  cardOf,
  gatherPeople,
  hitPointsOf,
  joinWith,
  memberIdOf,
  owner,
  player,
  send,
  shownOf,
  startParty,
  stranger,
} from '../harness/party-pages';
import { Visitor } from '../harness/visitor';

const PAGE = '/adventuring';
const press = () => crypto.randomUUID();

beforeAll(gatherPeople);

describe('the form of a new party', () => {
  it('creates a party, shows its code, and lists it', async () => {
    const { path, code } = await startParty(owner, ['Mira', '', 'Torvald']);
    const page = await pageOf(owner, `${PAGE}?created=${path.split('/').at(-1)}`);
    const shown = `${code.slice(0, 5)}-${code.slice(5)}`;
    expect(page).toContain(`Party created • Invite code: ${shown} • Added 2 character(s).`);
    expect(page).toContain('Your Parties');
    expect(page).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>open “`));
    const opened = await pageOf(owner, path);
    expect(opened).toContain('2 characters, level 3');
    expect(opened).toContain(`href="/encounter-builder?with=${path.split('/').at(-1)}"`);
  });

  it.each([
    [{ name: ' ', character: 'Mira' }, 'Give your party a name.'],
    [{ name: 'Lanterns', character: ['', ' '] }, 'Add at least one character with a name.'],
    [{ name: 'Lanterns', character: 'Mira', level: '0' }, 'A level is a whole number'],
    [{ name: 'x'.repeat(81), character: 'Mira' }, 'at most 80 letters'],
  ])('with %o shows what is wrong, and keeps what was typed', async (fields, sentence) => {
    const answer = await send(owner, PAGE, { intent: 'create', ...fields });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(sentence);
    if (fields.name.trim() !== '') expect(html).toContain(`value="${fields.name}"`);
  });

  it('adds one more row on a button press, and keeps what was typed', async () => {
    const answer = await send(owner, PAGE, {
      intent: 'add-row',
      name: 'Kept',
      character: ['a', 'b'],
    });
    const html = await answer.text();
    expect(html).toContain('value="Kept"');
    expect(html.match(/name="character"/g)).toHaveLength(3);
  });

  it('is for admins only until the tool is launched', async () => {
    for (const visitor of [player, stranger]) {
      for (const answer of [
        await visitor.ask(PAGE),
        await send(visitor, PAGE, { intent: 'create' }),
      ]) {
        expect(answer.headers.get('Location')).toContain('/no-access?reason=role');
      }
    }
    const gate = (await new Visitor().ask(PAGE)).headers.get('Location');
    expect(gate).toContain('/access-gate?auth=auth');
  });
});

describe('a party without scripts', () => {
  it('keeps the changes of two users to different fields', async () => {
    const { code, path } = await startParty(owner);
    await joinWith(player, code, 'Bela');
    const before = await pageOf(owner, path);
    const [member, shown] = [memberIdOf(before, 'Bela'), shownOf(before, 'Bela')];
    // Both users loaded the same page, and each sends all of its fields.
    const fields = { intent: 'set', member, shown, ac: '14', speeds: '', className: 'Bard' };
    await send(player, path, { ...fields, ac: '15' });
    await send(owner, path, { ...fields, speeds: '30 ft.' });
    const after = shownOf(await pageOf(owner, path), 'Bela');
    expect(JSON.parse(after)).toMatchObject({ ac: ['15', 1], speeds: ['30 ft.', 1] });
  });

  it('shows the later user which value was replaced, and can restore it', async () => {
    const { code, path } = await startParty(owner);
    await joinWith(player, code, 'Bela');
    const before = await pageOf(owner, path);
    const [member, shown] = [memberIdOf(before, 'Bela'), shownOf(before, 'Bela')];
    await send(player, path, { intent: 'set', member, shown, ac: '15' });
    const told = await send(owner, path, { intent: 'set', member, shown, ac: '16' });
    expect(told.status).toBe(200);
    const html = (await told.text()).replaceAll('<!-- -->', '');
    expect(html).toContain('Saved over what somebody else set meanwhile');
    expect(html).toContain('Restore 15');
    // The earlier user sees the conflict too, and can restore their value in the same way.
    const theirs = cardOf(await pageOf(player, path), 'Bela');
    expect(theirs).toMatch(/Armor class is <b>16<\/b>, was 15/);
    await send(player, path, { intent: 'put-back', member, setting: 'ac', version: '2' });
    expect(JSON.parse(shownOf(await pageOf(owner, path), 'Bela')).ac[0]).toBe('15');
    const late = await send(player, path, {
      intent: 'put-back',
      member,
      setting: 'ac',
      version: '2',
    });
    expect(late.status).toBe(409);
  });

  it('counts one change of hit points once, however often it is sent', async () => {
    const { path } = await startParty(owner, ['Mira']);
    const member = memberIdOf(await pageOf(owner, path), 'Mira');
    const fields = { intent: 'health', member, event: press(), does: 'damage', amount: '7' };
    for (let time = 0; time < 2; time += 1)
      expect((await send(owner, path, fields)).status).toBe(303);
    expect(hitPointsOf(await pageOf(owner, path), 'Mira')).toBe(13);
    await send(owner, path, { ...fields, event: press(), press: 'heal:5' });
    expect(hitPointsOf(await pageOf(owner, path), 'Mira')).toBe(18);
    const wrong = await send(owner, path, { ...fields, event: press(), amount: 'lots' });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('Type an amount');
  });

  it('awards experience once, and shows who reaches a new level', async () => {
    const { path } = await startParty(owner, ['Mira', 'Torvald', 'Bo']);
    const page = await pageOf(owner, path);
    const member = ['Mira', 'Torvald', 'Bo'].map((name) => memberIdOf(page, name));
    const fields = { intent: 'award', event: press(), xp: '9,000', how: 'share', member };
    const html = (await (await send(owner, path, fields)).text()).replaceAll('<!-- -->', '');
    expect(html).toContain('3 characters have 3,000 XP more.');
    expect(html).toContain('Mira has enough for level 4 and is level 3.');
    await send(owner, path, fields);
    expect(cardOf(await pageOf(owner, path), 'Mira')).toContain('3,000 XP');
    const wrong = await send(owner, path, { ...fields, event: press(), xp: 'much' });
    expect(wrong.status).toBe(409);
    expect(await wrong.text()).toContain('value="much"');
  });

  it('rolls for all characters, visible to the game master only', async () => {
    const { code, path } = await startParty(owner);
    await joinWith(player, code, 'Bela');
    const fields = { intent: 'roll', kind: 'skill-stealth', dc: '12', lean: 'advantage' };
    const html = (await (await send(owner, path, fields)).text()).replaceAll('<!-- -->', '');
    expect(html).toContain('Stealth (Dexterity), with advantage, DC 12');
    expect(html).toContain('bonus unknown');
    const refused = await send(player, path, fields);
    expect(refused.status).toBe(403);
    expect(await refused.text()).not.toContain('bonus unknown');
    expect(await pageOf(player, path)).not.toContain('Secret roll for everyone');
  });

  it('never overwrites notes that another user has saved in the meantime', async () => {
    const { path } = await startParty(owner);
    expect(
      (await send(owner, path, { intent: 'notes', notes: 'one\r\ntwo', seen: '' })).status,
    ).toBe(303);
    const lost = await send(owner, path, { intent: 'notes', notes: 'mine', seen: '' });
    expect(lost.status).toBe(409);
    const html = await lost.text();
    expect(html).toContain('Somebody else changed these notes meanwhile');
    expect(html).toMatch(/<textarea[^>]*name="notes"[^>]*>mine<\/textarea>/);
    const seen = 'one\r\ntwo';
    expect((await send(owner, path, { intent: 'notes', notes: 'three', seen })).status).toBe(303);
  });

  it('can be deleted and restored, and is not accessible in between', async () => {
    const { code, path, id } = await startParty(owner);
    await joinWith(player, code, 'Bela');
    const away = await send(owner, path, { intent: 'put-away' });
    expect(away.headers.get('Location')).toBe(`${PAGE}?removed=${id}`);
    for (const visitor of [owner, player]) expect((await visitor.ask(path)).status).toBe(404);
    expect(await pageOf(owner, `${PAGE}?removed=${id}`)).toContain('“The Lanterns” deleted.');
    await send(owner, PAGE, { intent: 'bring-back', id });
    for (const visitor of [owner, player]) expect((await visitor.ask(path)).status).toBe(200);
  });

  it('only one party is a user’s default', async () => {
    const [one, other] = [await startParty(owner), await startParty(owner)];
    await send(owner, PAGE, { intent: 'make-default', id: one.id });
    await send(owner, other.path, { intent: 'make-default' });
    expect(await pageOf(owner, one.path)).toContain('Make my default party');
    expect(await pageOf(owner, other.path)).toContain('Remove as my default party');
    await send(owner, PAGE, { intent: 'no-default' });
    expect(await pageOf(owner, other.path)).toContain('Make my default party');
  });
});
