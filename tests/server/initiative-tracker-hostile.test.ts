import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIGHT_LIMITS } from '~/fights/kept/fight-limits';
import { gifted, idsOf, pageOf, send, signedInHere, startFight } from '../harness/fight-pages';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

const NEW = '/initiative-tracker/new';
const TAG = '<img src=x onerror=alert(1)>';
const json = { 'Content-Type': 'application/json', Origin: 'https://other-tool.example' };

const post = (body: string) => new Visitor().ask(NEW, { method: 'POST', body, headers: json });

describe('an invalid number', () => {
  it('is refused with a sentence or clamped, in every number field', async () => {
    const owner = await gifted();
    const fight = await startFight(owner, 'Ogre\nMira hp 31 ac 16 init 20');
    const [ogre = ''] = idsOf(await pageOf(owner, fight), 'Ogre');
    const row = /name="row" value="([^"]+)"/.exec(await pageOf(owner, `${fight}?chosen=${ogre}`));
    const who = { who: ogre, one: ogre, chosen: ogre, row: row?.[1] ?? '' };
    const fields: (Record<string, string> & { field: string })[] = [
      { intent: 'harm', field: 'amount' },
      { intent: 'heal', field: 'amount' },
      { intent: 'shield', field: 'amount' },
      { intent: 'drain', field: 'amount' },
      { intent: 'set-count', field: 'count' },
      { intent: 'exhaustion', field: 'levels' },
      { intent: 'change', field: 'maximum', name: 'Ogre', ac: '11', bonus: '0' },
      { intent: 'settings', field: 'turn-seconds', name: 'X', edition: '2014' },
      { intent: 'add-event', field: 'count', event: 'Lair', words: 'Rocks' },
      { intent: 'lasting', field: 'turns', condition: 'prone', until: 'end' },
      { intent: 'blast', field: 'blast-dc', amount: '8d6', 'blast-save': 'dex' },
    ];
    for (const { field, ...more } of fields) {
      for (const value of ['-1', 'NaN', '1000000000', '9'.repeat(400)]) {
        const sent = { ...who, ...more, [field]: value };
        const answer = await send(owner, fight, sent);
        expect([200, 303, 400, 409], `${more.intent} ${field} ${value}`).toContain(answer.status);
        const html = await answer.text();
        if (answer.status === 400) expect(html).toMatch(/role="alert"/);
      }
    }
    const html = await pageOf(owner, fight);
    expect(html).not.toMatch(/>[^<]*\b(NaN|Infinity|undefined)\b[^<]*</);
  });
});

describe('HTML in a name', () => {
  it('is escaped on the page, in its title, in the log and in exports', async () => {
    const owner = await gifted();
    const fight = await startFight(owner, `${TAG} hp 9 init 3`, { name: `</title>${TAG}` });
    const [id = ''] = idsOf(await pageOf(owner, fight), '&lt;img');
    const presses: Record<string, string>[] = [
      { intent: 'harm', who: id, amount: '2 fire', with: TAG },
      { intent: 'lasting', who: id, mark: `${TAG}</script>` },
      { intent: 'note', note: `</script>${TAG}` },
    ];
    for (const fields of presses) {
      expect((await send(owner, fight, fields)).status, fields.intent).toBe(303);
    }
    for (const path of [fight, '/initiative-tracker', `${fight}?chosen=${id}`]) {
      const html = await pageOf(owner, path);
      expect(html, path).not.toMatch(/<img src=x/);
      expect(html.match(/<title>/g), path).toHaveLength(1);
      expect(html, path).toContain('&lt;img src=x');
    }
    const text = await owner.ask(`${fight}/log`);
    expect(text.headers.get('Content-Type')).toContain('text/plain');
    expect(text.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await text.text()).toContain(TAG);
    const markdown = await (await owner.ask(`${fight}/log?as=markdown`)).text();
    expect(markdown).not.toMatch(/(?<!\\)<img/);
    const shown = await pageOf(
      new Visitor(),
      `${NEW}?monsters=ogre&name=${encodeURIComponent(TAG)}`,
    );
    expect(shown).not.toMatch(/<img src=x/);
  });
});

describe('a hostile encounter', () => {
  const one = (more: object) => ({ StatBlock: { Name: 'Troll', HP: { Value: 8 } }, ...more });
  const deep = '['.repeat(60_000) + ']'.repeat(60_000);
  const body = (text: string) => `{"Name":"X","Combatants":${text}}`;

  it.each([
    ['nested without end', body(deep), 400],
    ['nested inside a statblock', body(`[{"StatBlock":{"Name":"T","Actions":${deep}}}]`), 400],
    ['of too many bytes', body(`"${'x'.repeat(256 * 1024 + 1)}"`), 413],
    ['of a list that is none', body('{"length":1e9}'), 400],
    ['with keys of prototypes', body('[{"__proto__":{"x":1},"constructor":{"prototype":1}}]'), 400],
    ['cut off', body('[{"StatBlock":').slice(0, -1), 400],
    ['of numbers alone', '12', 400],
  ])('is refused with a sentence: %s', async (_, text, status) => {
    const answer = await post(text);
    expect([status, 200]).toContain(answer.status);
    const html = await answer.text();
    expect(html).toMatch(answer.status === 200 ? /cannot be read|left out|lines/ : /[.]/);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('is imported as far as it is valid: numbers as strings, duplicate ids, absurd values', async () => {
    const combatants = [
      one({ Id: 'same', CurrentHP: '7', InitiativeModifier: '3' }),
      one({ Id: 'same', StatBlock: { Name: 'Rat', HP: { Value: '1e9' }, AC: { Value: -5 } } }),
      one({ StatBlock: { Name: '__proto__', HP: { Value: null } } }),
      one({ StatBlock: { Name: TAG, HP: { Value: 1e308 } } }),
    ];
    const answer = await post(JSON.stringify({ Name: TAG, Combatants: combatants }));
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).not.toMatch(/<img src=x|NaN|Infinity/);
    expect(html).toContain('Troll');
  });
});

describe('a URL that asks for too much', () => {
  it.each([
    ['2,500 kinds', `?monsters=${'ogre,'.repeat(2500)}`],
    ['8,000 goblins', `?monsters=${'goblin:200,'.repeat(40)}`],
    ['999 dice of 999 sides', '?monsters=goblin:999d999'],
    ['numbers that are none', '?monsters=goblin:-4,goblin:1e9,goblin:NaN,:,::,,'],
    ['what every object has', '?monsters=__proto__:2,constructor,toString:x'],
  ])('is shown in its form with a sentence, and starts no fight: %s', async (_, search) => {
    for (const path of [NEW, '/try/initiative-tracker']) {
      const answer = await new Visitor().ask(path + search);
      expect(answer.status, path).toBe(200);
      const html = await answer.text();
      // The form reports the problem at once or when it is sent; the demonstration page must not run the fight.
      if (path !== NEW) expect(html).toMatch(/cannot be read|Only the first|at most|number of/);
    }
  });

  it('with 10,000 kinds causes no server error', async () => {
    const answer = await new Visitor().ask(`${NEW}?monsters=${'ogre,'.repeat(10_000)}`);
    expect([200, 400, 414]).toContain(answer.status);
  });
});

describe('the limit of saved fights', () => {
  let here: WorkerHere;
  beforeAll(async () => {
    here = await openWorkerHere();
  });
  afterAll(() => here.close());

  it('is reported in a sentence when it is reached (deleted fights count too), and keeps what was typed', async () => {
    const owner = await signedInHere(here, PEOPLE.gifted);
    const userId = (await here.db.prepare('select id from users').first<string>('id')) ?? '';
    const row =
      "insert into fights (id, user_id, name, edition, created_at, updated_at, deleted_at) select ?3 || '-' || value, ?1, 'One', '2014', 1, 1, ?2 from json_each(?4)";
    const many = Array.from({ length: FIGHT_LIMITS.most }, (_, at) => at);
    const fill = (deleted: number | null, word: string) =>
      here.db.prepare(row).bind(userId, deleted, word, JSON.stringify(many)).run();
    const start = { intent: 'start', name: 'One more', edition: '2014' };
    await fill(null, 'kept');
    const full = await send(owner, '/initiative-tracker', start);
    expect(full.status).toBe(409);
    const html = await full.text();
    expect(html).toContain('You have 200 fights');
    expect(html).toContain('One more');
    const launched = { id: 'x'.repeat(22), name: 'One more', edition: '2014', lines: '2 ogres' };
    const again = await send(owner, '/initiative-tracker/start', launched);
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('2 ogres');

    await here.db.prepare('update fights set deleted_at = 1').run();
    await fill(1, 'put away');
    const away = await send(owner, '/initiative-tracker', start);
    expect(await away.text()).toContain('take up all the room');
    expect((await send(owner, '/initiative-tracker', { intent: 'forget-removed' })).status).toBe(
      303,
    );
    expect((await send(owner, '/initiative-tracker', start)).status).toBe(303);
  });
});
