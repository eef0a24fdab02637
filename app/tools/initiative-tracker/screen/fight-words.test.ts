import { describe, expect, it } from 'vitest';
import { strikesOf } from '~/fights/sheet/strikes';
import { begun, done, joined, passing, somebody, who } from '../../../../tests/harness/fight-table';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { healthWord, hitPointWords, roundWords, rowWords, turnWords } from './fight-words';
import { strikeWords } from './strike-words';

const hurt = (amount: number) => ({
  do: 'harm',
  struck: [{ who: 'ogre', parts: [{ amount, type: 'fire' }] }],
});
const OGRE = somebody('ogre', { sheet: { name: 'Ogre', maximum: 40 } });

describe('the words of a fight', () => {
  it('say how somebody is, so that no colour has to', () => {
    const fresh = begun([OGRE]);
    const words = [0, 1, 20, 40].map((amount) =>
      healthWord(who(amount === 0 ? fresh : done(fresh, hurt(amount)), 'ogre'), '2014'),
    );
    expect(words).toEqual(['Unhurt', 'Hurt', 'Bloodied', 'Dead']);
  });

  it('count hit points with the temporary ones beside them', () => {
    const fight = done(begun([OGRE]), { do: 'shield', given: [{ who: 'ogre', amount: 5 }] });
    expect(hitPointWords(who(fight, 'ogre'), '2014')).toBe('40/40 +5');
  });

  it('name the round and whoever acts', () => {
    const before = joined([OGRE]);
    expect([roundWords(before), turnWords(before)]).toEqual(['Before the fight', '']);
    const fight = begun([OGRE]);
    expect([roundWords(fight), turnWords(fight)]).toEqual(['Round 1', 'Ogre']);
    expect(roundWords(done(fight, passing(fight, fight.turn, 2)))).toBe('Round 2');
  });

  it('name of a group those who are left', () => {
    const fight = begun([OGRE, somebody('other', { sheet: { name: 'Other ogre', maximum: 40 } })]);
    const other = { ...who(fight, 'other'), row: 'ogre' };
    const group = { ...fight, combatants: { ...fight.combatants, other } };
    expect(rowWords(group, 'ogre')).toBe('Ogre, Other ogre');
    expect(rowWords(done(group, hurt(40)), 'ogre')).toBe('Other ogre');
    expect(rowWords(done(begun([OGRE]), hurt(40)), 'ogre')).toBe('Ogre');
  });

  it('say a strike in a line', () => {
    const scorpion = SRD_MONSTERS.find(({ slug }) => slug === 'giant-scorpion');
    const strikes = scorpion ? strikesOf(scorpion).map(strikeWords) : [];
    expect(strikes.join('\n')).toMatch(
      /\+4 to hit · 1d10 \+ 2 piercing · CON save DC 12: 4d10 poison/,
    );
  });
});
