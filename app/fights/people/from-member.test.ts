import { expect, it } from 'vitest';
import { memberSettings } from '~/parties/member';
import { memberCopies } from '../kept/member-copies';
import { seed } from '../log/deeds';
import { newFight } from '../log/new-fight';
import { afterDeeds } from '../moves/move';
import { seedOfMember } from './from-member';

const settings = memberSettings.parse({
  name: 'Mira',
  level: 5,
  ac: 16,
  maximum: 38,
  initiative: 3,
  wis: 4,
  con: 2,
  slots: [4, 3],
  slotsSpent: [1],
  conditions: ['prone'],
  exhaustion: 2,
});
const mira = { id: 'mira', settings, health: { now: 20, temporary: 6 } };

it('brings a character as its party has it, as a log takes it', () => {
  const made = seedOfMember(mira, '2014');
  expect(seed.parse(made)).toEqual(made);
  const fight = afterDeeds(newFight('Ambush', '2014'), [{ do: 'add', seeds: [made] }]);
  const { sheet, hitPoints, temporary, slotsLeft, exhaustion, lasting, side } =
    fight.combatants.mira ?? expect.fail('nobody joined');
  expect({ hitPoints, temporary, slotsLeft, exhaustion, side }).toEqual({
    hitPoints: 20,
    temporary: 6,
    slotsLeft: [3, 3],
    exhaustion: 2,
    side: 'party',
  });
  expect(sheet).toMatchObject({
    ac: 16,
    maximum: 38,
    initiativeBonus: 3,
    level: 5,
    deathSaves: true,
    uncounted: false,
    saves: { wis: 4, con: 2, str: 0 },
  });
  expect(lasting.map(({ name, conditions }) => [name, conditions])).toEqual([['Prone', ['prone']]]);
});

it('is copied back the same', () => {
  const fight = afterDeeds(newFight('Ambush', '2024'), [
    { do: 'add', seeds: [seedOfMember(mira, '2024')] },
  ]);
  expect(memberCopies(fight)).toEqual([
    {
      concentration: '',
      id: 'mira',
      hp: 20,
      maximum: 38,
      temporary: 6,
      conditions: ['prone'],
      lasting: [{ id: 'prone', conditions: ['prone'] }],
      exhaustion: 2,
      deathSuccesses: 0,
      deathFailures: 0,
      slotsSpent: [1, 0],
      usesSpent: {},
      here: true,
    },
  ]);
});

it('joins dying at no hit points, and dead after three failures', () => {
  const at = (deathFailures: number) =>
    afterDeeds(newFight('Ambush', '2014'), [
      {
        do: 'add',
        seeds: [
          seedOfMember(
            {
              ...mira,
              settings: { ...settings, deathFailures },
              health: { now: 0, temporary: 0 },
            },
            '2014',
          ),
        ],
      },
    ]).combatants.mira?.death.state;
  expect([at(0), at(3)]).toEqual(['dying', 'dead']);
});
