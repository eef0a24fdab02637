import { describe, expect, it } from 'vitest';
import { begun, done, joined, somebody, who } from '../../../tests/harness/fight-table';
import { deed } from '../log/deeds';
import type { Fight } from '../log/state';
import { freshSeed } from './fresh-seed';

const uses = [{ key: 'wind', name: 'Second Wind', most: 2 }];
const START = begun([
  somebody('mira', {
    side: 'party',
    sheet: { maximum: 40, deathSaves: true, slots: [4, 2], uses, legendaryResistances: 1 } as never,
  }),
  somebody('ogre', { sheet: { maximum: 59, slots: [2] } }),
]);
/** The combatants of a new fight made from this one. */
const anew = (fight: Fight) => {
  const seeds = Object.values(fight.combatants).map((one) => freshSeed(fight, one));
  return done(joined([], fight.settings.edition), deed.parse({ do: 'add', seeds }));
};
const lasts = (id: string, more: object) => ({
  do: 'lasting',
  who: ['mira', 'ogre'],
  lasting: { id, name: id, maker: 'ogre', ...more },
});
const slot = (by: string) => ({
  do: 'spend',
  who: by,
  what: { of: 'slot', level: 1 },
  by: 1,
});

describe('before the next fight', () => {
  it('the party has what only a rest gives back: hit points, slots, uses, exhaustion, its maximum', () => {
    const change = { id: 'aid', by: 5, name: 'Aid', alsoNow: true };
    const worn = done(
      START,
      slot('mira'),
      slot('ogre'),
      { do: 'spend', who: 'mira', what: { of: 'use', key: 'wind' }, by: 2 },
      { do: 'exhaustion', who: ['mira', 'ogre'], levels: 2 },
      { do: 'maximum', who: ['mira'], change },
      { do: 'shield', given: [{ who: 'mira', amount: 6 }] },
    );
    const [mira, ogre] = [who(anew(worn), 'mira'), who(anew(worn), 'ogre')];
    expect(mira).toMatchObject({
      hitPoints: 45,
      slotsLeft: [3, 2],
      usesLeft: { wind: 0 },
      exhaustion: 2,
      temporary: 6,
      maximumChanges: [{ id: 'aid', by: 5 }],
    });
    expect(ogre).toMatchObject({ hitPoints: 59, slotsLeft: [2], exhaustion: 0 });
  });

  it('a condition that lasts stays on the party, and nothing that turns, saves, concentration or a hold end', () => {
    const save = { ability: 'con', dc: 12, when: 'turn-end' };
    const turn = { of: 'mira', moment: 'end', count: 3 };
    const sick = done(
      START,
      lasts('rot', { conditions: ['poisoned'] }),
      lasts('short', { conditions: ['blinded'], ends: { turn } }),
      lasts('saved', { conditions: ['stunned'], ends: { save } }),
      lasts('held', { conditions: ['charmed'], ends: { concentration: true } }),
      lasts('grip', { conditions: ['restrained'], ends: { escape: 13 } }),
      lasts('aura', { conditions: ['frightened'], ends: { makerFalls: true } }),
      lasts('mark', {}),
    );
    const fresh = anew(sick);
    expect(who(fresh, 'mira').lasting).toMatchObject([
      { id: 'rot', conditions: ['poisoned'], maker: null, turnsLeft: null, since: { round: 0 } },
    ]);
    expect(who(fresh, 'ogre').lasting).toEqual([]);
  });

  it('what a fight marks is gone: initiative, reactions, legendary resistances, concentration, surprise', () => {
    const fought = done(
      START,
      { do: 'initiative', counts: [{ row: 'mira', count: 17 }] },
      { do: 'spend', who: 'mira', what: { of: 'reaction' }, by: 1 },
      { do: 'spend', who: 'mira', what: { of: 'legendary-resistance' }, by: 1 },
      { do: 'concentrates', who: 'mira', on: 'Bless' },
      { do: 'change', who: 'mira', changes: { surprised: true } },
      { do: 'ready', who: 'mira', what: 'to run' },
    );
    const fresh = anew(fought);
    expect(fresh.rows.mira?.count).toBeNull();
    expect(who(fresh, 'mira')).toMatchObject({
      reactionSpent: false,
      legendaryResistancesLeft: 1,
      concentration: null,
      surprised: false,
      readied: null,
      hasActed: false,
    });
  });

  it('the fallen of the party lie as they lay, the dead stay dead, and below 0 is 0', () => {
    const blow = (amount: number) => ({
      do: 'harm',
      struck: [{ who: 'mira', parts: [{ amount }] }],
    });
    const down = done(START, { do: 'set', settings: { belowZero: true } }, blow(50));
    expect(who(down, 'mira').hitPoints).toBe(-10);
    const state = (fight: Fight) => who(anew(fight), 'mira');
    expect(state(down)).toMatchObject({ hitPoints: 0, death: { state: 'dying' } });
    expect(state(done(down, { do: 'stabilise', who: 'mira' })).death.state).toBe('stable');
    expect(state(done(down, blow(90))).death.state).toBe('dead');
  });

  it('nobody brings more than its sheet has', () => {
    const standing = { slotsLeft: [9, 9], usesLeft: { wind: 9, other: 1 } };
    const seed = { ...freshSeed(START, who(START, 'mira')), standing };
    expect(who(joined([seed]), 'mira')).toMatchObject({ slotsLeft: [4, 2], usesLeft: { wind: 2 } });
  });
});
