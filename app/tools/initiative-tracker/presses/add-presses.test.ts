import { describe, expect, it } from 'vitest';
import { createLedger } from '~/fights/fold/ledger';
import { judgeEvent } from '~/fights/kept/judge-event';
import { eventsOfPress, pressRefusal } from '~/fights/kept/press-events';
import { newFight } from '~/fights/log/new-fight';
import { done } from '../../../../tests/harness/fight-table';
import { after, deedsOf, FIGHT, GOBLIN, sentenceOf } from '../../../../tests/harness/press-table';

describe('a line that adds', () => {
  const empty = newFight('Ford', '2014');

  it('takes a record, and numbers of one’s own', () => {
    const [added] = deedsOf(empty, { intent: 'add', lines: '2 goblins ac 18' }, GOBLIN);
    expect(added).toMatchObject({
      do: 'add',
      seeds: [{ side: 'foes', sheet: { record: 'goblin', ac: 18 } }, { side: 'foes' }],
    });
    const [typed] = deedsOf(empty, { intent: 'add', lines: 'Mira level 5 hp 38 init 14' });
    expect(typed).toMatchObject({
      seeds: [{ side: 'party', initiative: 14, sheet: { name: 'Mira', deathSaves: true } }],
    });
  });

  it('keeps from the players whose line says so, and nobody else', () => {
    const added = deedsOf(empty, { intent: 'add', lines: '2 goblins hidden\nMira hp 31' }, GOBLIN);
    const seeds = added.flatMap((one) => (one.do === 'add' ? one.seeds : []));
    expect(seeds.map(({ hidden }) => hidden)).toEqual([true, true, false]);
  });

  it.each([
    [{ lines: '' }, /Type who joins/],
    [{ lines: 'x\n'.repeat(41) }, /at most 40 lines/],
    [{ lines: 'Ogre', arrives: 'soon' }, /A round is/],
    [{ lines: 'Ogre hp 0' }, /Hit points/],
    [{ lines: '999 ogres' }, /200/],
  ])('says what is wrong: %j', (fields, sentence) => {
    expect(sentenceOf(empty, { intent: 'add', ...fields })).toMatch(sentence);
  });
});

describe('two hundred at once into a fight that runs', () => {
  it('are one press of several events, each small enough, and one undo', () => {
    const fight = done(FIGHT, { do: 'set', settings: { initiative: 'each' } });
    const deeds = deedsOf(fight, { intent: 'add', lines: '197 goblins' }, GOBLIN);
    const events = eventsOfPress(deeds, { by: 'gm', at: 1, newId: () => crypto.randomUUID() });
    expect(events.length).toBeGreaterThan(2);
    expect(pressRefusal(fight, 3, events)).toBeNull();
    const ledger = createLedger(fight);
    for (const event of events) {
      const judged = judgeEvent(event, 'gm');
      if (!judged.ok) throw new Error(judged.reason);
      ledger.append(judged.event);
    }
    expect(Object.keys(ledger.fight().combatants)).toHaveLength(200);
    expect(Object.values(ledger.fight().rows).every(({ count }) => count !== null)).toBe(true);
    const undo = ledger.undoable('gm') ?? '';
    ledger.append({ v: 1, id: 'back', by: 'gm', at: 2, deeds: [{ do: 'undo', event: undo }] });
    expect(ledger.fight()).toEqual(fight);
    const more = deedsOf(fight, { intent: 'add', lines: '198 goblins' }, GOBLIN);
    const refused = eventsOfPress(more, { by: 'gm', at: 1, newId: () => crypto.randomUUID() });
    expect(pressRefusal(fight, 3, refused)).toMatch(/at most 200 combatants/);
  });
});

describe('a printed score', () => {
  it('goes with the printed bonus: another bonus has another score (SRD 5.2.1, "Initiative")', () => {
    const odd = { ...GOBLIN, sheet: { ...GOBLIN.sheet, initiativeBonus: -2, initiativeScore: 13 } };
    const [plain] = deedsOf(newFight('Ford', '2014'), { intent: 'add', lines: 'ooze' }, odd);
    expect(plain).toMatchObject({ seeds: [{ sheet: { initiativeScore: 13 } }] });
    const [typed] = deedsOf(
      newFight('Ford', '2014'),
      { intent: 'add', lines: 'ooze init +3' },
      odd,
    );
    expect(typed).toMatchObject({
      seeds: [{ sheet: { initiativeBonus: 3, initiativeScore: 13 } }],
    });
    const fight = after(FIGHT, [
      {
        do: 'change',
        who: 'foe',
        changes: { sheet: { initiativeBonus: -2, initiativeScore: 13 } },
      },
    ]);
    const change = { intent: 'change', one: 'foe', name: 'G', ac: '12', maximum: '7', bonus: '4' };
    expect(deedsOf(fight, { ...change, mode: 'score' })[0]).toMatchObject({
      changes: { sheet: { initiativeBonus: 4, initiativeScore: 14, initiativeMode: 'score' } },
    });
    const [same] = deedsOf(fight, { ...change, bonus: '-2', mode: 'x' });
    expect(same).not.toHaveProperty('changes.sheet.initiativeScore');
    expect(same).not.toHaveProperty('changes.sheet.initiativeMode');
  });
});

describe('a level', () => {
  const change = { intent: 'change', one: 'mira', name: 'M', ac: '12', maximum: '7', bonus: '0' };

  it('is typed with the line, and by hand', () => {
    const [added] = deedsOf(newFight('Ford', '2014'), {
      intent: 'add',
      lines: 'Mira 24 ac 15 level 5',
    });
    expect(added).toMatchObject({
      seeds: [{ side: 'party', sheet: { name: 'Mira', maximum: 24, ac: 15, level: 5 } }],
    });
    const level = (fields: Record<string, string>, fight = FIGHT) =>
      deedsOf(fight, { ...change, ...fields }).map((deed) =>
        deed.do === 'change' ? deed.changes.sheet?.level : 'other',
      );
    expect(level({ level: '7' })).toEqual([7]);
    expect(level({ level: '' })).toEqual([null]);
    const seventh = after(FIGHT, [{ do: 'change', who: 'mira', changes: { sheet: { level: 7 } } }]);
    // A form without the field leaves the level unchanged.
    expect(level({}, seventh)).toEqual([7]);
    expect(sentenceOf(FIGHT, { ...change, level: '21' })).toMatch(/1 to 20/);
  });
});

describe('a mark that was put before', () => {
  it('looks as it did then, unless the form says otherwise', () => {
    const first = { intent: 'lasting', who: 'mira', mark: 'Hex', colour: 'violet', sign: 'moon' };
    const fight = after(FIGHT, deedsOf(FIGHT, { ...first, words: 'Cursed.' }));
    const again = (more: Record<string, string>) =>
      deedsOf(fight, { intent: 'lasting', who: 'odo', mark: 'hex', ...more })[0];
    const looks = (colour: string, sign: string, text: string) => ({
      lasting: { colour, sign, text },
    });
    expect(again({})).toMatchObject(looks('violet', 'moon', 'Cursed.'));
    expect(again({ sign: 'star', words: 'Worse.' })).toMatchObject(
      looks('violet', 'star', 'Worse.'),
    );
    expect(again({ mark: 'Bane' })).toMatchObject(looks('gray', 'circle', ''));
    expect(again({ mark: 'Hex', condition: 'prone' })).toMatchObject(looks('gray', 'circle', ''));
  });
});

describe('monsters that join', () => {
  const shy = done(FIGHT, { do: 'set', settings: { joinHidden: true, joinAs: 'Stranger' } });
  const joined = (fight: typeof shy, lines: string, more = {}) =>
    deedsOf(fight, { intent: 'add', lines, ...more }, GOBLIN).flatMap((one) =>
      one.do === 'add' ? one.seeds : [],
    );

  it('are hidden and under another name when the fight says so, now and in later waves', () => {
    const seeds = joined(shy, '2 goblins\nMira level 5 hp 31', { arrives: '3' });
    expect(seeds.map(({ hidden, alias }) => [hidden, alias])).toEqual([
      [true, 'Stranger 1'],
      [true, 'Stranger 2'],
      [false, null],
    ]);
    expect(joined(FIGHT, 'goblin')).toMatchObject([{ hidden: false, alias: null }]);
  });

  it('are numbered after those who have that name, and not when one is alone', () => {
    const [first, ...others] = joined(shy, 'goblin');
    expect([first?.alias, others]).toEqual(['Stranger', []]);
    const one = after(shy, deedsOf(shy, { intent: 'add', lines: 'goblin' }, GOBLIN));
    const next = joined(one, 'goblin\ngoblin').map(({ alias }) => alias);
    expect(next).toEqual(['Stranger 2', 'Stranger 3']);
  });

  it('have a lair that does not give their name away', () => {
    const dragon = { ...GOBLIN, lair: ['Tremor'] };
    const masked = done(FIGHT, { do: 'set', settings: { joinAs: 'Stranger' } });
    const seeds = deedsOf(masked, { intent: 'add', lines: 'goblin', lair: '1' }, dragon);
    expect(seeds).toMatchObject([
      { seeds: [{ alias: 'Stranger' }, { kind: 'event', alias: 'Lair of Stranger' }] },
    ]);
  });

  it('are named in the settings of the fight', () => {
    const fields = { intent: 'settings', 'turn-seconds': '0' };
    const [set] = deedsOf(FIGHT, { ...fields, 'join-as': 'Stranger', 'join-hidden': '1' });
    expect(set).toMatchObject({ settings: { joinHidden: true, joinAs: 'Stranger' } });
    expect(deedsOf(shy, fields)).toMatchObject([{ settings: { joinHidden: false, joinAs: null } }]);
  });
});

it('an encounter that joins brings its notes and its treasure in the same press', () => {
  const papers = { 'encounter-notes': 'They flee.\nThen rain.', 'encounter-treasure': '30 gp' };
  const added = deedsOf(FIGHT, { intent: 'add', lines: 'goblin', ...papers }, GOBLIN);
  expect(after(FIGHT, added)).toMatchObject({ notes: 'They flee.\nThen rain.', treasure: '30 gp' });
});
