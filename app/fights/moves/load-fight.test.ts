import { describe, expect, it } from 'vitest';
import { createRandom } from '~/rules/random';
import { begun, done, eventOf, joined, somebody, who } from '../../../tests/harness/fight-table';
import { createLedger } from '../fold/ledger';
import { eventsOfPress, pressRefusal } from '../kept/press-events';
import type { Fight } from '../log/state';
import { type Loading, loadFight } from './load-fight';
import { isPossible } from './move';

let made = 0;
const newId = () => {
  made += 1;
  return `n${made}`;
};
const goblin = (id: string, more: object = {}) =>
  somebody(id, { ...more, sheet: { name: 'Goblin', maximum: 7 } });
const HERE = begun([
  somebody('mira', { side: 'party', initiative: 15 }),
  goblin('g', { initiative: 9 }),
]);
const OTHER = done(
  begun([
    goblin('a', { row: 'a' }),
    goblin('b', { row: 'a' }),
    somebody('odo', { side: 'party' }),
    somebody('rider', { row: 'mount' }),
    somebody('wolf', { row: 'mount' }),
    somebody('late', { arrives: 3 }),
    somebody('lair', { kind: 'event', initiative: 20, losesTies: true }),
    somebody('left'),
  ]),
  { do: 'harm', struck: [{ who: 'a', parts: [{ amount: 3 }] }] },
  { do: 'place', who: ['left'], where: 'gone' },
  { do: 'place', who: ['b'], where: 'pile' },
);

function loaded(fight: Fight, wish: Partial<Loading> = {}, other = OTHER) {
  const loading = { arrives: null, party: false, newId, random: createRandom('load'), ...wish };
  const move = loadFight(fight, other, loading);
  if (!isPossible(move)) throw new Error(move.problem);
  const ledger = createLedger(fight);
  const events = eventsOfPress(move, { by: 'gm', at: 1, newId });
  for (const event of events) ledger.append(event);
  return { ledger, events, fight: ledger.fight(), after: Object.values(ledger.fight().combatants) };
}

describe('another fight is loaded into this one', () => {
  it('as fresh copies of all but its party and who left it, in one press with one undo', () => {
    const { ledger, fight, after } = loaded(HERE);
    expect(after.map(({ name }) => name)).toEqual([
      'mira',
      'Goblin 1',
      'Goblin 2',
      'Goblin 3',
      'rider',
      'wolf',
      'late',
      'lair',
    ]);
    expect(after.every((one) => one.hitPoints === one.sheet.maximum)).toBe(true);
    expect(fight.round).toBe(1);
    expect(after.some(({ id }) => Object.hasOwn(OTHER.combatants, id) && id !== 'mira')).toBe(
      false,
    );
    ledger.append(eventOf([{ do: 'undo', event: ledger.undoable('gm') }]));
    expect(ledger.fight()).toEqual(HERE);
  });

  it('who is like those here joins their row, who was put together stays so, and all have a count', () => {
    const { fight, after } = loaded(HERE);
    const rowOf = (name: string) => after.find((one) => one.name === name)?.row ?? '';
    expect([rowOf('Goblin 2'), rowOf('Goblin 3')]).toEqual(['g', 'g']);
    expect(rowOf('rider')).toBe(rowOf('wolf'));
    expect(fight.rows[rowOf('rider')]?.count).not.toBeNull();
    expect(fight.rows[rowOf('lair')]).toMatchObject({ count: 20, losesTies: true });
    const sides = done(HERE, { do: 'set', settings: { initiative: 'side' } });
    expect(loaded(sides).after.find(({ name }) => name === 'wolf')?.row).toBe('side-foes');
    // Loading it twice adds everyone twice: the ids of the first time do not conflict.
    expect(loaded(fight).after).toHaveLength(14);
  });

  it('as reinforcements in one round, or each so many rounds from now as it was there', () => {
    const round = { ...HERE, round: 4 };
    const arrival = (wish: Partial<Loading>) =>
      loaded(round, wish)
        .after.slice(2)
        .map(({ arrives, place }) => `${arrives} ${place}`);
    expect(new Set(arrival({ arrives: 6 }))).toEqual(new Set(['6 waiting']));
    expect(arrival({}).filter((one) => one !== 'null order')).toEqual(['6 waiting']);
    const planned = joined([somebody('mira')]);
    expect(loaded(planned).after.find(({ name }) => name === 'late')?.arrives).toBe(3);
  });

  it('with its party where that is wanted, as it stands there', () => {
    const worn = done(OTHER, { do: 'exhaustion', who: ['odo'], levels: 2 });
    const { after } = loaded(HERE, { party: true }, worn);
    expect(after.find(({ name }) => name === 'odo')).toMatchObject({
      side: 'party',
      exhaustion: 2,
    });
    expect(who(HERE, 'mira').exhaustion).toBe(0);
  });

  it('and not where nobody could come, or too many would be here', () => {
    const alone = joined([somebody('odo', { side: 'party' })]);
    const wish = { arrives: null, party: false, newId, random: createRandom('load') };
    expect(loadFight(HERE, alone, wish)).toHaveProperty('problem');
    const crowd = joined(Array.from({ length: 199 }, (_, at) => somebody(`c${at}`)));
    const { events } = loaded(HERE, {}, crowd);
    expect(pressRefusal(HERE, 2, events)).toMatch(/at most 200 combatants/);
  });

  it('lets monsters join hidden and under the name that this fight gives them', () => {
    const shy = done(HERE, { do: 'set', settings: { joinHidden: true, joinAs: 'Stranger' } });
    const seen = loaded(shy).after.map(({ kind, hidden, alias }) => [kind, hidden, alias]);
    expect(seen).toContainEqual(['creature', true, 'Stranger 1']);
    expect(seen).toContainEqual(['event', false, null]);
  });
});
