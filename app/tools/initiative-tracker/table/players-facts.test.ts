import { describe, expect, it } from 'vitest';
import { FIGHT, after as then, twoOfTheParty } from '../../../../tests/harness/press-table';
import { partOfIntent } from './part-intents';
import { playersFacts } from './players-facts';

describe('the players’ page of the game master', () => {
  it('names who waits, who sits, and what is shown to whom', () => {
    const fight = then(twoOfTheParty(), [
      { do: 'seat', seat: 's1', who: 'tobin', name: 'Bo' },
      { do: 'claim', seat: 's2', who: 'mira', name: 'Ann' },
      { do: 'handout', id: 'h1', to: 'mira', text: 'Run!', picture: null },
      { do: 'handout', id: 'h2', to: null, text: '', picture: 'p' },
      { do: 'pause', on: true },
    ]);
    expect(playersFacts(fight)).toMatchObject({
      seats: [{ id: 's1', name: 'Bo', plays: 'tobin' }],
      claims: [{ due: 'claim s2', words: 'Ann asks to play mira' }],
      party: [{ id: 'mira' }, { id: 'tobin' }],
      handouts: [
        { id: 'h2', to: 'All players' },
        { id: 'h1', to: 'mira’s player' },
      ],
      isPaused: true,
    });
  });

  it('says of a seat whose character left that it plays nobody', () => {
    const fight = then(then(FIGHT, [{ do: 'seat', seat: 's1', who: 'mira', name: 'Ann' }]), [
      { do: 'handout', id: 'h1', to: 'mira', text: 'Run!', picture: null },
      { do: 'place', who: ['mira'], where: 'gone' },
    ]);
    expect(playersFacts(fight).seats).toMatchObject([{ plays: 'nobody here now' }]);
  });

  it('knows the part of a press, and none for what every object has', () => {
    expect(partOfIntent('table:give')).toBe('seats');
    expect(partOfIntent('constructor')).toBeNull();
  });
});
