import { describe, expect, it } from 'vitest';
import { deed } from '~/fights/log/deeds';
import { newFight } from '~/fights/log/new-fight';
import type { Fight } from '~/fights/log/state';
import { characterSheet } from '~/fights/sheet/by-hand';
import { after, deedsOf, type Fields, sentenceOf } from '../../../../tests/harness/press-table';

/** The fight after an action; throws when the action was refused. */
const done = (fight: Fight, fields: Fields) => after(fight, deedsOf(fight, fields));

const sheet = characterSheet('2014', { name: 'Mira', maximum: 30, ac: 14 });
const seeds = [{ id: 'mira', sheet, side: 'party' as const, initiative: 12 }];
const FIGHT = after(newFight('Ford', '2014'), [deed.parse({ do: 'add', seeds })]);

const NUMBERS = {
  intent: 'change-numbers',
  one: 'mira',
  'save-str': '+2',
  'save-dex': '−1',
  'save-con': '5',
  'save-int': '0',
  'save-wis': '3',
  'save-cha': '0',
  resist: 'Fire, cold',
  immune: '',
  vulnerable: 'thunder and acid',
  'death-saves': '1',
};

describe('the numbers of one copy', () => {
  it('are kept for this one alone, signs and commas as people type them', () => {
    const mira = done(FIGHT, NUMBERS).combatants.mira?.sheet;
    expect(mira?.saves).toEqual({ str: 2, dex: -1, con: 5, int: 0, wis: 3, cha: 0 });
    expect(mira?.resist).toEqual([{ types: ['fire', 'cold'], qualifier: null }]);
    expect(mira?.vulnerable).toEqual([{ types: ['thunder', 'acid'], qualifier: null }]);
    expect(mira).toMatchObject({ immune: [], deathSaves: true, uncounted: false });
  });

  it('count in the next blow', () => {
    const hurt = done(done(FIGHT, NUMBERS), {
      intent: 'harm',
      who: 'mira',
      amount: '10 fire',
    });
    expect(hurt.combatants.mira?.hitPoints).toBe(25);
  });

  it('leave what holds only against some attacks', () => {
    const bound = { types: ['slashing' as const], qualifier: 'nonmagical' as const };
    const change = { do: 'change', who: 'mira', changes: { sheet: { resist: [bound] } } };
    const before = after(FIGHT, [deed.parse(change)]);
    expect(done(before, NUMBERS).combatants.mira?.sheet.resist).toEqual([
      { types: ['fire', 'cold'], qualifier: null },
      bound,
    ]);
  });

  it('are refused in a sentence that names the field', () => {
    expect(sentenceOf(FIGHT, { ...NUMBERS, 'save-wis': 'x' })).toContain('Wisdom saves');
    expect(sentenceOf(FIGHT, { ...NUMBERS, immune: 'fire, lava' })).toContain(
      '“lava” is not a damage type',
    );
    expect(sentenceOf(FIGHT, { ...NUMBERS, one: 'nobody' })).toContain('Select somebody');
  });
});

describe('a reminder of one’s own', () => {
  const words = 'The ward flickers';

  it('comes up at its moment, and goes when it is wanted no more', () => {
    const kept = done(FIGHT, { intent: 'remind', one: 'mira', words, at: 'damaged' });
    const hurt = done(kept, { intent: 'harm', who: 'mira', amount: '3' });
    expect(hurt.due).toMatchObject([{ who: 'mira', kind: 'reminder', text: words }]);
    const reminder = kept.combatants.mira?.sheet.reminders[0]?.id ?? '';
    const gone = done(kept, { intent: 'remind-no-more', one: 'mira', reminder });
    expect(done(gone, { intent: 'harm', who: 'mira', amount: '3' }).due).toEqual([]);
    expect(sentenceOf(gone, { intent: 'remind-no-more', one: 'mira', reminder })).toContain(
      'Already removed',
    );
  });

  it('of the table comes after so many rounds from now, once', () => {
    let fight = done(done(FIGHT, { intent: 'begin' }), { intent: 'remind', words, rounds: '2' });
    expect(fight.due).toEqual([]);
    fight = done(fight, { intent: 'next' });
    expect(fight).toMatchObject({ round: 2, due: [] });
    fight = done(fight, { intent: 'next' });
    expect(fight.due).toMatchObject([{ who: null, kind: 'reminder', text: words }]);
    expect(fight.reminders).toEqual([]);
  });

  it('needs words, and a number of rounds', () => {
    expect(sentenceOf(FIGHT, { intent: 'remind', one: 'mira', words: ' ' })).toContain('Type what');
    expect(sentenceOf(FIGHT, { intent: 'remind', words, rounds: '0' })).toContain('from 1 to 900');
  });

  it('is refused when there are forty', () => {
    const reminder = { at: 'round', round: 5, text: 'x', once: true };
    const full = Array.from({ length: 40 }, (_, at) =>
      deed.parse({ do: 'remind', who: null, reminder: { ...reminder, id: `r${at}` } }),
    );
    const fight = [full.slice(0, 20), full.slice(20)].reduce(after, FIGHT);
    expect(sentenceOf(fight, { intent: 'remind', words, rounds: '1' })).toContain('40 reminders');
  });
});

it('what kills outright and what goes below zero is the table’s to say', () => {
  const settings = { intent: 'settings', 'turn-seconds': '0', initiative: 'group' };
  const on = done(FIGHT, { ...settings, 'massive-damage': '1', 'below-zero': '1' }).settings;
  expect(on).toMatchObject({ massiveDamage: true, belowZero: true });
  expect(done(FIGHT, settings).settings).toMatchObject({ massiveDamage: false, belowZero: false });
});

it('what is over stays so until its end is undone', () => {
  const over = done(done(FIGHT, { intent: 'begin' }), { intent: 'end' });
  for (const intent of ['next', 'previous', 'end']) {
    expect(sentenceOf(over, { intent }), intent).toContain('over');
  }
});
