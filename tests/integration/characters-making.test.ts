import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addCharacter, openCharacter } from '~/characters/kept/characters.server';
import { pastDeeds, playDeeds } from '~/characters/kept/play.server';
import { playFactsOf } from '~/characters/kept/told';
import { withItemsAtHand } from '~/characters/record/at-hand';
import { type Character, character } from '~/characters/record/character';
import { beginParty } from '~/parties/kept/begin-party.server';
import { seatOf } from '~/parties/kept/seat-rows.server';
import { createLog } from '~/platform/log';
import { keepStep } from '~/tools/character-lab/making/making.server';
import { addPeople, store } from './kept-rows';

const desk = {
  ...store,
  clock: { now: () => Date.UTC(2030, 0, 1) },
  log: createLog(() => {}),
};
let id = '';

async function stands() {
  const read = await openCharacter(desk, 'ann', id);
  if (read === null || read === 'unread') throw new Error(String(read));
  return read;
}

async function sent(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return keepStep(desk, 'ann', await stands(), form);
}

async function earned(gp: number) {
  const deed = { id: crypto.randomUUID(), does: 'coins', gp, cp: 0, sp: 0, ep: 0, pp: 0 } as const;
  await playDeeds(desk, 'ann', id, [deed], playFactsOf);
}

const MIRA: Partial<Character> = {
  name: 'Mira',
  levels: [{ class: 'fighter', hp: null }],
  play: { ...character.parse({ edition: '2014' }).play },
};

beforeEach(async () => {
  await addPeople('ann');
  const made = await addCharacter(desk, 'ann', character.parse({ edition: '2014', ...MIRA }));
  if (!made.ok) throw new Error(made.reason);
  id = made.id;
  await earned(100);
});

describe('an equipment page that was open while coins were earned in play', () => {
  it('keeps the coins of the play state, whatever else is changed on the page', async () => {
    await earned(50);
    await sent({
      step: 'equipment',
      version: '1',
      press: 'add-item',
      'coin:gp': '100',
      'had:gp': '100',
      'add-own': 'Rope',
    });
    const { character: now } = await stands();
    expect(now.play.coins.gp).toBe(150);
    expect(now.items.map(({ name }) => name)).toEqual(['Rope']);
  });

  it('sets the coins when they were typed', async () => {
    await earned(50);
    await sent({ step: 'equipment', version: '1', 'coin:gp': '90', 'had:gp': '100' });
    expect((await stands()).character.play.coins.gp).toBe(90);
  });

  it('keeps what was typed after a conflict with another tab, ready to be saved', async () => {
    await sent({ step: 'about', version: '1', name: 'Mira of the Ford' });
    const form = { step: 'equipment', 'coin:gp': '90', 'had:gp': '100' };
    const { status, answer } = await sent({ ...form, version: '1' });
    expect(status).toBe(409);
    const { view } = answer.facts;
    expect(view).toMatchObject({ coins: { gp: 90 }, had: { gp: 100 } });
    await sent({ ...form, version: String(answer.facts.version), press: 'mine' });
    expect((await stands()).character.play.coins.gp).toBe(90);
  });
});

describe('a step with its coins and its party', () => {
  const form = { step: 'equipment', version: '1', 'coin:gp': '90', 'had:gp': '100' };

  it('is one write: with the coins in the log of play, counted once', async () => {
    await sent({ ...form, press: 'add-item', 'add-own': 'Rope' });
    const { listed, playSeq, character: now } = await stands();
    expect([listed.version, playSeq, now.play.coins.gp]).toEqual([2, 2, 90]);
    const [deed] = await pastDeeds(desk.db, 'ann', id);
    expect(deed).toMatchObject({ does: 'coins', undone: false });
    expect(deed?.id).toMatch(/^made-/);
  });

  it.each([
    ['the log of play', 'insert on character_deeds'],
    ['the party’s member', 'update on party_members'],
  ])('saves nothing of it when %s cannot be written', async (_what, when) => {
    const made = await beginParty(desk, 'ann', { name: 'Ford', members: [], sits: [id] });
    if (!made.ok) throw new Error(made.reason);
    const before = await stands();
    await env.DB.exec(
      `create trigger broken before ${when} begin select raise(abort, 'the disk failed'); end`,
    );
    await expect(sent({ ...form, press: 'add-item', 'add-own': 'Rope' })).rejects.toThrow();
    await env.DB.exec('drop trigger broken');
    expect(await stands()).toEqual(before);
    await sent(form);
    expect((await stands()).character.play.coins.gp).toBe(90);
    const seat = await seatOf(desk.db, 'ann', id);
    expect(seat?.settings.copper).toBe(9000);
  });
});

describe('a form that is refused', () => {
  it('shows the choices with the reason, and saves none of them', async () => {
    const { status, answer } = await sent({
      step: 'equipment',
      version: '1',
      press: 'start-equipment',
      asked: 'equipment:fighter/armor',
      'pick:equipment:fighter/armor': '1',
    });
    expect(status).toBe(400);
    expect(answer.kept.problem).toMatch(/^Choose your starting equipment first/);
    const { view } = answer.facts;
    const lines = view.step === 'equipment' ? view.lines : [];
    expect(lines.find(({ place }) => place === 'equipment:fighter/armor')?.picked).toEqual(['1']);
    expect((await stands()).character.choices).toEqual({});
  });
});

describe('starting gold instead of equipment', () => {
  it('is removed when the step is undone, and coins earned since are kept', async () => {
    const { answer } = await sent({ step: 'equipment', version: '1', press: 'start-wealth' });
    const { gp } = (await stands()).character.play.coins;
    expect(gp).toBeGreaterThan(100);
    await earned(7);
    const before = answer.kept.before ?? '';
    const undone = await sent({ step: 'equipment', version: '2', press: 'undo', before });
    expect(undone.answer.kept.done).toBe('Undone.');
    const { character: now } = await stands();
    expect([now.play.coins.gp, now.choices]).toEqual([107, {}]);
  });
});

describe('values set by hand', () => {
  const put = (fields: Record<string, string>) => sent({ step: 'abilities', ...fields });

  it('are stored, and can be reset', async () => {
    await put({ version: '1', 'override:score.str': '19' });
    expect((await stands()).character.overrides).toEqual({ 'score.str': 19 });
    await put({ version: '2', 'override:score.str': '' });
    expect((await stands()).character.overrides).toEqual({});
  });

  it('are refused outside their limits, and stay as they were typed', async () => {
    const { status, answer } = await put({ version: '1', 'override:score.str': '1919' });
    expect([status, answer.kept.problem]).toEqual([
      400,
      'Strength must be a whole number from 1 to 30: “1919” is not saved.',
    ]);
    expect(answer.facts.typed).toEqual({ 'score.str': '1919' });
    expect((await stands()).character.overrides).toEqual({});
  });
});

describe('a page that is left while a form is being sent', () => {
  it('saves both changes, whichever arrives first', async () => {
    const opened = await stands();
    const form = (fields: Record<string, string>) => {
      const made = new FormData();
      for (const [name, value] of Object.entries(fields)) made.append(name, value);
      return made;
    };
    const first = form({ step: 'about', version: '1', name: 'Mira of the Ford' });
    const last = form({ step: 'about', version: '1', alignment: 'Neutral', press: 'mine' });
    // Both were opened before either was saved.
    await keepStep(desk, 'ann', opened, first);
    expect((await keepStep(desk, 'ann', opened, last)).status).toBe(200);
    const { character: now } = await stands();
    expect(now).toMatchObject({ name: 'Mira of the Ford', alignment: 'Neutral' });
  });
});

describe('what a step sets by itself', () => {
  const place = 'fighter:first/skills';

  it('moves a skill that a background gives, says so, and is undone whole', async () => {
    const skills = 'insight,athletics';
    await sent({ step: 'class', version: '1', asked: place, [`pick:${place}`]: skills });
    const { answer } = await sent({ step: 'background', version: '2', background: 'acolyte' });
    expect(answer.kept.told).toEqual([
      'Insight was chosen twice: Fighter 1 gives Perception instead.',
    ]);
    expect(answer.facts.problems).toEqual([]);
    expect((await stands()).character.choices[place]).toEqual(['athletics', 'perception']);
    await sent({
      step: 'background',
      version: '3',
      press: 'undo',
      before: answer.kept.before ?? '',
    });
    const { character: now } = await stands();
    expect([now.background, now.choices[place]]).toEqual([null, ['insight', 'athletics']]);
  });

  it('chooses everything that is left in one press, ready to fight', async () => {
    const { answer } = await sent({ step: 'race', version: '1', press: 'rest' });
    expect([answer.kept.done, answer.facts.missing, answer.facts.problems]).toEqual([
      'Everything left is chosen.',
      [],
      [],
    ]);
    const { character: now } = await stands();
    expect([now.name, now.levels.map((level) => level.class)]).toEqual(['Mira', ['fighter']]);
    expect(now.items.some(({ equipped }) => equipped)).toBe(true);
    // The coins of play stay, with what the background gives.
    expect(now.play.coins.gp).toBeGreaterThanOrEqual(100);
  });

  it('returns a removed level with its roll', async () => {
    await sent({ step: 'class', version: '1', press: 'level-up-rolled:fighter' });
    const rolled = (await stands()).character.levels[1]?.hp;
    expect(rolled).toBeGreaterThan(0);
    await sent({ step: 'class', version: '2', press: 'level-down' });
    await sent({ step: 'class', version: '3', press: 'level-up:fighter' });
    expect((await stands()).character.levels[1]?.hp).toBe(rolled);
  });
});

describe('items that play has changed', () => {
  const shot = (item: string) =>
    ({ id: crypto.randomUUID(), does: 'gear', item, by: -1, shot: true }) as const;

  /** The id of an item that was added on the page. */
  async function withArrows(): Promise<string> {
    await sent({
      step: 'equipment',
      version: '1',
      press: 'add-item',
      'add-own': 'Arrows',
      'add-count': '20',
    });
    return (await stands()).character.items[0]?.id ?? '';
  }

  const counts = async () =>
    withItemsAtHand((await stands()).character).items.map(({ name, count }) => [name, count]);

  it('have the number that was typed, also where it is the one saved before, and the shots are still known', async () => {
    const arrows = await withArrows();
    await playDeeds(desk, 'ann', id, [shot(arrows), shot(arrows)], playFactsOf);
    expect(await counts()).toEqual([['Arrows', 18]]);
    const { status } = await sent({
      step: 'equipment',
      version: '2',
      items: arrows,
      [`item:${arrows}:count`]: '20',
    });
    expect(status).toBe(200);
    expect(await counts()).toEqual([['Arrows', 20]]);
    expect((await stands()).character.play.gear[arrows]?.shot).toBe(2);
  });

  it('can be removed when they were found in play', async () => {
    const gem = {
      does: 'loot',
      item: 'gem-1',
      slug: null,
      name: 'Ruby',
      count: 1,
      pounds: null,
    } as const;
    await playDeeds(desk, 'ann', id, [{ id: crypto.randomUUID(), ...gem }], playFactsOf);
    expect(await counts()).toEqual([['Ruby', 1]]);
    await sent({ step: 'equipment', version: '1', press: 'remove-item:gem-1' });
    expect(await counts()).toEqual([]);
    expect((await stands()).character.play).toMatchObject({ loot: [], gear: {} });
  });

  it('keep what was shot when coins are typed', async () => {
    const arrows = await withArrows();
    await playDeeds(desk, 'ann', id, [shot(arrows)], playFactsOf);
    await sent({ step: 'equipment', version: '2', 'coin:gp': '90', 'had:gp': '100' });
    expect((await stands()).character.play.coins.gp).toBe(90);
    expect((await stands()).character.play.gear[arrows]?.shot).toBe(1);
  });

  it('are saved with what another device did to them since the page was opened', async () => {
    const arrows = await withArrows();
    await playDeeds(desk, 'ann', id, [shot(arrows)], playFactsOf);
    const read = await stands();
    await playDeeds(desk, 'ann', id, [shot(arrows)], playFactsOf);
    const form = new FormData();
    for (const [name, value] of Object.entries({ step: 'about', version: '2', name: 'Mira Ford' }))
      form.append(name, value);
    const { status } = await keepStep(desk, 'ann', read, form);
    expect(status).toBe(200);
    expect((await stands()).character.name).toBe('Mira Ford');
    expect(await counts()).toEqual([['Arrows', 18]]);
    expect((await stands()).character.play.gear[arrows]?.shot).toBe(2);
  });
});
