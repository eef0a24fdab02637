import { expect, test } from 'vitest';
import { createBattle } from '~/battle/create-battle';
import { USUAL_OPTIONS } from '~/battle/sheet/battle';
import { USUAL_TACTICS } from '~/battle/sheet/tactics';
import { blow, madeCombatant } from '../../../../tests/harness/made-combatant';
import { brokenWords, cutSentence } from '../screen/odds-words';
import { newsOf, playForPage } from './play-ready';
import { type Ready, withCount } from './ready';

const guard = (name: string) =>
  madeCombatant(name, {
    hitPoints: { average: 22, count: 0, sides: 1, bonus: 0 },
    deeds: [blow(5, 6)],
  });
const battle: Ready['battle'] = {
  edition: '2014',
  sides: [[{ combatant: guard('Ash'), count: 4 }], [{ combatant: guard('Oak'), count: 4 }]],
  tactics: [USUAL_TACTICS, USUAL_TACTICS],
  options: { ...USUAL_OPTIONS, lines: false, reactions: false },
};
const { sides, ...rest } = battle;
const READY: Ready = {
  battle,
  other: withCount(battle, { side: 1, row: 0 }, 5),
  most: { side: 1, row: 0, share: 0.75 },
  day: {
    ...rest,
    party: sides[0],
    legs: [
      { foes: sides[1], rest: 'short' },
      { foes: sides[1], rest: 'none' },
    ],
  },
};

test('a thousand fights are told first, then ten thousand, with every question answered at the end', () => {
  const all = [...newsOf({ ready: READY, seed: 'x', half: 0 }, () => 0)];
  expect(all[0]?.tally.fights).toBe(1000);
  const last = all.at(-1);
  expect(last?.done).toBe(true);
  expect(last?.tally.fights).toBe(10_000);
  expect(last?.compared?.difference.high).toBeLessThan(0);
  expect(last?.solved?.count).toBe(3);
  expect(last?.fair).toMatchObject({ row: 0, count: 4 });
  expect(last?.day?.legs).toHaveLength(2);
  expect(all.slice(0, -1).some(({ done }) => done)).toBe(false);
});

test('to an interval it plays until it is that narrow, the same fights as before', () => {
  const ready = { ...READY, other: null, most: null, day: null };
  const last = [...newsOf({ ready, seed: 'x', half: 0.005 }, () => 0)].at(-1);
  const { low, high } = last?.tally.share.a ?? { low: 0, high: 1 };
  expect((high - low) / 2).toBeLessThanOrEqual(0.0051);
  const short = createBattle(ready.battle, 'x');
  short.play(1000);
  expect([...newsOf({ ready, seed: 'x', half: 0 }, () => 0)][0]?.tally).toEqual(short.tally());
});

test('it speaks in between when it takes long', () => {
  let clock = 0;
  const news = newsOf(
    { ready: { ...READY, other: null }, seed: 'x', half: 0 },
    () => (clock += 200),
  );
  expect(news.next().value?.tally.fights).toBeLessThan(1000);
});

test('an answer of the server plays a usual battle 2,000 times, and what is asked beside it', () => {
  const { tally, compared, solved, day, cut } = playForPage(
    { ...READY, day: null },
    { seed: 'x', fight: 0 },
  );
  expect([tally.fights, compared?.fights, solved?.count, day, cut]).toEqual([
    2000,
    667,
    3,
    null,
    false,
  ]);
});

test('it is bound by the steps that are played, however few creatures stand there', () => {
  const wall = madeCombatant('Wall', {
    ac: 50,
    deeds: [blow(5, 6)],
    hitPoints: { average: 9999, count: 0, sides: 1, bonus: 0 },
  });
  const siege = withWalls(wall, 1);
  const alone = { battle: siege, other: null, most: null, day: null };
  const few = playForPage(alone, { seed: 'x', fight: 0 });
  expect(few.cut).toBe(true);
  expect(few.tally.fights).toBeLessThan(500);
  expect(few.tally.brokenOff).toBe(few.tally.fights);
  expect(brokenWords(few.tally)).toBe(
    ' Nobody can win this: every fight was stopped after 100 rounds.',
  );
  // Ten times the creatures need at least ten times the steps per fight, but the response takes no longer.
  const many = playForPage({ ...alone, battle: withWalls(wall, 20) }, { seed: 'x', fight: 0 });
  expect(many.tally.fights).toBeLessThan(few.tally.fights / 10);
  expect(cutSentence(1)).toContain('the server simulated one fight');
});

test('whatever is asked, a fight is played; what there is no time for is left to the device', () => {
  const { tally, compared, solved, fair, day, told, cut } = playForPage(
    READY,
    { seed: 'x', fight: 7 },
    10,
  );
  expect(tally.fights).toBe(1);
  expect(told?.length).toBeGreaterThan(0);
  expect([compared, solved, fair, day, cut]).toEqual([null, null, null, null, true]);
});

function withWalls(wall: ReturnType<typeof madeCombatant>, count: number): Ready['battle'] {
  return {
    ...battle,
    sides: [[{ combatant: wall, count }], [{ combatant: wall, count }]],
  };
}
