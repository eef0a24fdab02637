import { describe, expect, it } from 'vitest';
import {
  against,
  deedsOf,
  FIGHT,
  after as following,
  pressOf,
  sentenceOf,
} from '../../../../tests/harness/press-table';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { creatureOf } from '../creatures/creature-of';
import { planOf } from './plan-presses';

function creature(slug: string) {
  const record = SRD_MONSTERS.find((one) => one.slug === slug);
  if (!record) throw new Error(slug);
  return creatureOf({ id: slug, record });
}
const DRAGON = creature('adult-red-dragon');
const START = against(DRAGON, '2014');
const LICH = against(creature('lich'), '2014');
const spend = (what: string, times = '1') => ({ intent: 'spend', one: 'foe', what, times });
const spent = (what: string, times: string) => following(START, deedsOf(START, spend(what, times)));

describe('nobody spends more than it has', () => {
  it.each([
    ['legendary-action', '3', 'Adult Red Dragon has no legendary action left.'],
    ['legendary-resistance', '3', 'Adult Red Dragon has no legendary resistance left.'],
    ['use:fire-breath', '1', 'Adult Red Dragon has no use of Fire Breath left.'],
    [
      'reaction',
      '1',
      'Adult Red Dragon has used its reaction. It comes back at the start of its turn.',
    ],
  ])('%s (SRD 5.1, "Legendary Creatures", "Limited Usage", "Reactions")', (what, all, sentence) => {
    const key = what.startsWith('use:') ? `use:${DRAGON.sheet.uses[0]?.key}` : what;
    expect(sentenceOf(spent(key, all), spend(key))).toBe(sentence);
    const back = following(spent(key, all), deedsOf(spent(key, all), spend(key, '-1')));
    expect(() => deedsOf(back, spend(key))).not.toThrow();
  });

  it('says how many are left of what is too few, and that all are there', () => {
    expect(sentenceOf(spent('legendary-action', '2'), spend('legendary-action', '2'))).toBe(
      'Adult Red Dragon has only 1 of 3 left: legendary action.',
    );
    expect(sentenceOf(START, spend('legendary-action', '-1'))).toBe(
      'Adult Red Dragon still has all its legendary actions.',
    );
    expect(sentenceOf(START, spend('slot:1'))).toMatch(/nothing like this/);
    expect(sentenceOf(LICH, spend('slot:9', '2'))).toBe('Lich has only 1 of 1 left: level 9 slot.');
    expect(sentenceOf(FIGHT, { ...spend('slot:x') })).toMatch(/out of date/);
  });

  it('by a strike neither: a spent breath is not shown (SRD 5.1, "Recharge X–Y")', () => {
    const breath = DRAGON.strikes.find(({ spends }) => spends.some(({ of }) => of === 'use'));
    const tail = DRAGON.strikes.find(({ section }) => section === 'legendary');
    const shown = (fight: typeof START, key = '') =>
      planOf(pressOf(fight, { who: ['mira'] }, DRAGON), `strike:foe:${key}`);
    expect(shown(START, breath?.key)).toHaveProperty('plan');
    const fields = { who: ['mira'], planned: `strike:foe:${breath?.key}`, intent: 'counts' };
    const burnt = following(START, deedsOf(START, fields, DRAGON));
    expect(shown(burnt, breath?.key)).toMatchObject({
      problem: expect.stringContaining('no use of'),
    });
    expect(shown(spent('legendary-action', '3'), tail?.key)).toMatchObject({
      problem: 'Adult Red Dragon has no legendary action left.',
    });
  });
});

describe('a press of 0', () => {
  it.each(['harm', 'heal', 'shield', 'raise', 'drain'])(
    '%s says that nothing changes',
    (intent) => {
      const fields = { intent, who: 'mira', amount: '0' };
      expect(sentenceOf(FIGHT, fields)).toMatch(/That is 0/);
      expect(() => deedsOf(FIGHT, { ...fields, amount: '10' })).not.toThrow();
    },
  );

  it('takes temporary hit points away where it replaces them', () => {
    const given = following(FIGHT, deedsOf(FIGHT, { intent: 'shield', who: 'mira', amount: '7' }));
    const fields = { intent: 'shield', who: 'mira', amount: '0', replace: '1' };
    expect(following(given, deedsOf(given, fields)).combatants.mira?.temporary).toBe(0);
  });

  it('counts where dice came to it', () => {
    const fields = { intent: 'harm', who: 'mira', amount: '1d1-1' };
    expect(deedsOf(FIGHT, fields)).toMatchObject([{ struck: [{ parts: [{ amount: 0 }] }] }]);
  });
});
