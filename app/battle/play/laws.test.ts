import { expect, test } from 'vitest';
import { playedOut, writtenBattle } from '../../../tests/harness/written-battle';

const blade = { name: 'Blade', toHit: 5, dice: '1d8', bonus: 3, type: 'slashing' };
const guard = (name: string, more = {}) => ({
  name,
  ac: 15,
  hp: 22,
  dexMod: 1,
  attacks: [blade],
  ...more,
});
const breath = {
  name: 'Breath',
  ability: 'dex',
  dc: 13,
  dice: '4d6',
  type: 'fire',
  half: true,
  targets: 3,
  recharge: 5,
};
const FIGHTS = 10_000;

test('a mirror is even', () => {
  for (const options of [
    {},
    { sharedInitiative: true },
    { lines: true, reactions: true, deathSaves: true },
  ]) {
    const { wins } = playedOut(FIGHTS, [guard('Ash', { count: 3 })], [guard('Oak', { count: 3 })], {
      options,
    });
    const error = Math.sqrt(0.25 / FIGHTS);
    expect(Math.abs(wins.a / (wins.a + wins.b) - 0.5) / error).toBeLessThan(4);
  }
});

test('one more AC never helps the enemy, on the same seeds', () => {
  const against = (ac: number) =>
    playedOut(FIGHTS, [guard('Ash', { ac, count: 2 })], [guard('Oak', { count: 2 })]).wins.a;
  for (const ac of [8, 12, 15, 18]) expect(against(ac + 1)).toBeGreaterThanOrEqual(against(ac));
});

test('what is dealt is what is taken', () => {
  const tally = playedOut(
    2000,
    [guard('Ash', { count: 2, temporary: 5 }), guard('Elm', { powers: [breath] })],
    [guard('Oak', { count: 4, resist: [{ types: ['fire'] }] })],
  );
  const sum = (of: 'dealt' | 'taken') => tally.creatures.reduce((all, one) => all + one[of], 0);
  expect(sum('dealt')).toBeCloseTo(sum('taken'), 6);
  const byDeed = tally.deeds.reduce((all, { damage }) => all + damage, 0);
  expect(byDeed).toBeCloseTo(sum('dealt'), 6);
});

test('the same seed is the same fights, another seed is others', () => {
  const play = (seed: string) => playedOut(500, [guard('Ash')], [guard('Oak')], { seed });
  expect(play('one')).toEqual(play('one'));
  expect(play('one').wins).not.toEqual(play('two').wins);
});

test('all at once is the same as one after the other', () => {
  const whole = playedOut(300, [guard('Ash')], [guard('Oak')]);
  const parts = writtenBattle([guard('Ash')], [guard('Oak')]);
  for (const fights of [1, 99, 200]) parts.play(fights);
  expect(parts.tally()).toEqual(whole);
});

test('the fallen make death saves, and side a without anybody on their feet has lost', () => {
  const tally = playedOut(
    2000,
    [guard('Ash', { count: 3 })],
    [guard('Oak', { count: 3, role: 'monster' })],
    { options: { deathSaves: true } },
  );
  expect(tally.sides[0].somebodyDown.share).toBeGreaterThan(tally.sides[0].somebodyDead.share);
  expect(tally.sides[1].somebodyDown.share).toBeCloseTo(tally.sides[1].somebodyDead.share, 9);
  expect(tally.sides[0].nobodyDown.share + tally.sides[0].somebodyDown.share).toBeCloseTo(1, 9);
});

test('undead fortitude, relentless and regeneration keep creatures up; what stops them stops them', () => {
  const wins = (more: object, type = 'slashing') =>
    playedOut(4000, [guard('Ash', { attacks: [{ ...blade, type }] })], [guard('Oak', more)]).wins.b;
  const plain = wins({});
  expect(wins({ undeadFortitude: true })).toBeGreaterThan(plain);
  expect(wins({ undeadFortitude: true }, 'radiant')).toBe(wins({}, 'radiant'));
  expect(wins({ relentless: 10 })).toBeGreaterThan(plain);
  const troll = { regeneration: { hitPoints: 5, stoppedBy: ['fire'], keepsAlive: true } };
  expect(wins(troll)).toBeGreaterThan(plain);
  expect(wins(troll, 'fire')).toBeLessThan(wins(troll));
});

test('magic resistance and legendary resistance help against a breath that would end it', () => {
  const mage = guard('Ash', { attacks: [], powers: [{ ...breath, dice: '8d6', recharge: null }] });
  const wins = (more: object) => playedOut(3000, [mage], [guard('Oak', more)]).wins.b;
  expect(wins({ legendaryResistance: 3 })).toBeGreaterThan(wins({}));
  expect(wins({ evasion: true })).toBeGreaterThan(wins({}));
});

test('who flees is neither dead nor a winner', () => {
  const tally = playedOut(1000, [guard('Ash', { hp: 60 })], [guard('Oak', { count: 2 })], {
    options: { reactions: true },
    tactics: [{}, { fleeAt: 50 }],
  });
  expect(tally.sides[1].fled.share).toBeGreaterThan(0.5);
  expect(tally.sides[1].everybodyDead.share).toBeLessThan(0.5);
});

test('each way to choose a target is played', () => {
  const wins = (targets: string) =>
    playedOut(
      3000,
      [guard('Ash', { count: 3 })],
      [guard('Big', { hp: 40 }), guard('Oak', { count: 2 })],
      { tactics: [{ targets }, {}] },
    ).wins.a;
  const all = ['weakest', 'strongest', 'random', 'spread', 'healers', 'nearest', 'dangerous'].map(
    wins,
  );
  expect(all[0]).toBeGreaterThan(all[3] ?? 0);
  for (const one of all) expect(one).toBeGreaterThan(0);
});
