import { describe, expect, it } from 'vitest';
import { foreignJson, only, toldOf } from '../../../tests/harness/foreign-inputs';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { unreadSpells } from './entries/casting';

const [WEAVER] = foreignJson('5etools.json').monster;
const withMore = (more: object) => only({ monster: [{ ...WEAVER, ...more }] });
const casting = (more: object) => ({
  spellcasting: [
    {
      name: 'Spellcasting',
      type: 'spellcasting',
      ability: 'wis',
      headerEntries: ['It casts with Wisdom (spell save {@dc 13}):'],
      ...more,
    },
  ],
});

describe('spells', () => {
  it('at will and by the day are cast', () => {
    const more = { will: ['{@spell light}'], daily: { '1e': ['{@spell web}', '{@spell blur}'] } };
    const { record, kept } = withMore(casting(more));
    expect(record.spellcasting[0]).toMatchObject({
      ability: 'wis',
      atWill: [{ name: 'light' }],
      perDay: [{ times: 1, each: true, spells: [{ name: 'web' }, { name: 'blur' }] }],
    });
    expect(kept).toContain('Spellcasting: Spellcasting');
  });

  it.each([
    ['a rest', { rest: { '1e': ['{@spell web}'] } }, '1/rest each: web'],
    ['a long rest', { restLong: { '2': ['{@spell web}'] } }, '2/long rest: web'],
    ['a roll', { recharge: { '5': ['{@spell web}'] } }, 'Recharge 5-6: web'],
    ['a six', { recharge: { '6': ['{@spell web}'] } }, 'Recharge 6: web'],
    ['charges', { charges: { '2e': ['{@spell web}'] } }, '2 charges each: web'],
    ['legendary actions', { legendary: { '1': ['{@spell web}'] } }, '1 legendary action: web'],
    ['rituals', { ritual: ['{@spell web}'] }, 'Rituals: web'],
    ['a week', { weekly: { '1': ['{@spell web}'] } }, '1/week: web'],
    ['a month', { monthly: { '1': ['{@spell web}'] } }, '1/month: web'],
    ['a year', { yearly: { '1': ['{@spell web}'] } }, '1/year: web'],
    ['always', { constant: ['{@spell web}'] }, 'Constant: web'],
  ])('by %s stay in the words, and are told', (_, more, line) => {
    const piece = withMore(casting(more));
    expect(piece.record.spellcasting[0]?.intro).toContain(line);
    expect(toldOf(piece)).toContain(`Spellcasting: Spellcasting: ${line}`);
    expect(piece.kept).not.toContain('Spellcasting: Spellcasting');
  });

  it('under another name stay as words, and are told', () => {
    const [of] = casting({ will: ['{@spell light}'] }).spellcasting;
    const piece = withMore({ spellcasting: [{ ...of, name: 'Psionics' }] });
    expect(toldOf(piece).join()).toContain('Trait: Psionics');
    expect(piece.kept).not.toContain('Trait: Psionics');
  });

  it('no words of the SRD’s spellcasting are taken for a list that is not read', () => {
    const intros = SRD_MONSTERS.flatMap(({ spellcasting }) => spellcasting);
    expect(intros.length).toBeGreaterThan(30);
    expect(intros.flatMap(({ intro }) => unreadSpells(intro))).toEqual([]);
  });
});

describe('numbers with a choice or a condition', () => {
  it.each([
    [
      'a skill',
      { skill: { arcana: '+5', other: [{ oneOf: { history: '+7', nature: '+7' } }] } },
      'Skills: one of history +7, nature +7',
    ],
    ['a skill in words', { skill: { special: 'as its host' } }, 'Skills: as its host'],
    [
      'a save in words',
      { save: { wis: '+3', special: 'the same as yours' } },
      'Saving Throws: the same as yours',
    ],
    [
      'another save',
      { save: { other: ['+2 beside the altar'] } },
      'Saving Throws: +2 beside the altar',
    ],
    [
      'a speed',
      {
        speed: { walk: 30, choose: { from: ['climb', 'fly'], amount: 20, note: '(one of them)' } },
      },
      'Speed: climb or fly 20 ft. (one of them)',
    ],
    [
      'another speed',
      { speed: { walk: 30, alternate: { walk: [{ number: 50, condition: 'when angry' }] } } },
      'Speed: walk 50 ft. when angry',
    ],
    [
      'a speed at times',
      { speed: { walk: 30, fly: { number: 60, condition: '(at night)' } } },
      'Speed: fly 60 ft. (at night)',
    ],
    [
      'a second armor',
      { ac: [13, { ac: 16, from: ['{@spell barkskin}'] }] },
      'Armor Class: 16 (barkskin)',
    ],
    [
      'an armor in words',
      { ac: [13, { special: '15 by moonlight' }] },
      'Armor Class: 15 by moonlight',
    ],
    ['an armor at times', { ac: [{ ac: 13, condition: 'by day' }] }, 'Armor Class: 13 by day'],
    ['only armor in words', { ac: [{ special: 'as its rider' }] }, 'Armor Class: as its rider'],
    [
      'hit points in words',
      { hp: { special: 'as many as its master' } },
      'Hit Points: as many as its master',
    ],
  ])('%s is told', (_, more, line) => {
    expect(toldOf(withMore(more))).toContain(line);
  });

  it('what a form has, it has', () => {
    const speed = {
      walk: 30,
      alternate: {
        walk: [{ number: 40, condition: '(in wolf form)' }],
        climb: [{ number: 20, condition: 'in wolf form' }],
      },
    };
    const ac = [12, { ac: 14, from: ['natural armor'], condition: 'in wolf form' }];
    const { record, dropped } = withMore({ speed, ac });
    expect(record).toMatchObject({
      ac: { value: 12 },
      speeds: { walk: 30 },
      forms: [{ name: 'wolf form', ac: { value: 14 }, speeds: { walk: 40, climb: 20 } }],
    });
    expect(dropped).toEqual([]);
  });

  it('the plain ones beside them come', () => {
    const more = {
      skill: { arcana: '+5', other: [{ oneOf: { history: '+7' } }] },
      save: { wis: 3 },
    };
    const { record } = withMore({
      ...more,
      ac: [13, { special: 'x' }],
      speed: { walk: 30, climb: true },
    });
    expect(record).toMatchObject({
      skills: { arcana: 5 },
      saves: { wis: 3 },
      ac: { value: 13 },
      speeds: { walk: 30, climb: 30 },
    });
  });
});
