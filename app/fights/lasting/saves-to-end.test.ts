import { describe, expect, it } from 'vitest';
import { done as played, who } from '../../../tests/harness/fight-table';
import { hit, lastingTable, marks, put, save } from '../../../tests/harness/lasting-table';
import { atTurnEnd, atTurnStart, backBeforeTurnEnd, backBeforeTurnStart } from './at-turn';

describe('saves that end something', () => {
  const ends = { save: { ability: 'wis', dc: 15, when: 'turn-end' } };
  it('are asked at their moment, once, and answered', () => {
    const held = played(lastingTable(), put(['ogre'], { conditions: ['paralyzed'], ends }));
    expect(atTurnStart(held, 'ogre').due).toEqual([]);
    const asking = atTurnEnd(atTurnEnd(held, 'ogre'), 'ogre');
    expect(asking.due).toMatchObject([
      { kind: 'save', who: 'ogre', lasting: 'mark', ability: 'wis', dc: 15 },
    ]);
    expect(
      played(asking, { do: 'saved', who: 'ogre', lasting: 'mark', save: save(false) }).due,
    ).toEqual([]);
    const spent = played(asking, {
      do: 'saved',
      who: 'ogre',
      lasting: 'mark',
      save: save(false, { legendary: true }),
    });
    expect([spent.due, marks(spent), who(spent, 'ogre').legendaryResistancesLeft]).toEqual([
      [],
      [],
      0,
    ]);
  });

  it('are asked on damage, and not of the dead', () => {
    const charmed = played(
      lastingTable(),
      put(['ogre'], { ends: { save: { ...ends.save, when: 'damage' } } }),
    );
    const hurt = played(charmed, hit('ogre', 3));
    expect(hurt.due).toMatchObject([{ kind: 'save', lasting: 'mark' }]);
    expect(played(hurt, hit('ogre', 90)).due).toEqual([]);
  });

  it('stand beside damage that goes on', () => {
    const burning = put(['ogre'], { ongoing: { text: '1d10 fire', at: 'turn-start' } });
    expect(atTurnStart(played(lastingTable(), burning), 'ogre').due).toMatchObject([
      { kind: 'ongoing', name: 'Mark', text: '1d10 fire' },
    ]);
  });

  it('are asked no more once the turn goes back before their moment, and what else is due stays', () => {
    const others = { id: 'other', name: 'Charm', ends: { save: { ...ends.save, when: 'damage' } } };
    const ongoing = { text: '1d6 fire', at: 'turn-end' };
    const held = played(
      lastingTable(),
      put(['ogre', 'mage'], { conditions: ['paralyzed'], ends, ongoing }),
      { do: 'lasting', who: ['ogre'], lasting: others },
      hit('ogre', 1),
    );
    const asking = atTurnEnd(atTurnEnd(held, 'mage'), 'ogre');
    const kinds = (fight: typeof asking) => fight.due.map(({ kind, who: of }) => `${kind} ${of}`);
    expect(kinds(asking)).toEqual([
      'save ogre',
      'save mage',
      'ongoing mage',
      'save ogre',
      'ongoing ogre',
    ]);
    expect(kinds(backBeforeTurnEnd(asking, 'ogre'))).toEqual([
      'save ogre',
      'save mage',
      'ongoing mage',
    ]);
    // Nothing became pending at the start of its turn, so there is nothing to remove.
    expect(kinds(backBeforeTurnStart(asking, 'ogre'))).toEqual(kinds(asking));
  });
});
