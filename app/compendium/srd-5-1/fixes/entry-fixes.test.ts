import { expect, test } from 'vitest';
import { wordedEntry, wordedMonster } from '../../../../tests/harness/worded-monsters';

test.each([
  ['assassin', 'Sneak Attack', 'Once per turn, the assassin deals an extra 14 (4d6) damage'],
  ['harpy', 'Luring Song', 'the target can repeat the saving throw. A charmed target can also'],
  ['harpy', 'Luring Song', 'each of its turns. If the saving throw is successful'],
  ['imp', 'Invisibility', 'until it attacks or until its concentration ends'],
  ['magmin', 'Touch', 'Until a creature takes an action to douse the fire'],
  ['marilith', 'Multiattack', 'The marilith makes seven attacks'],
  ['marilith', 'Reactive', 'on every turn in a combat'],
  ['solar', 'Slaying Longbow', 'a creature that has 100 hit points or fewer'],
  ['wolf', 'Pack Tactics', 'advantage on attack rolls against a creature'],
])('%s, %s: "%s"', (slug, name, words) => {
  expect(wordedEntry(slug, name).text).toContain(words);
});

test.each([
  ['ice-devil', 'Wall of Ice'],
  ['iron-golem', 'Poison Breath'],
])('%s regains its %s on a 6 alone', (slug, name) => {
  expect(wordedEntry(slug, name).recharge).toEqual({ min: 6 });
});

test('only the words say how often an assassin strikes from behind', () => {
  expect(wordedEntry('assassin', 'Sneak Attack').uses).toBeNull();
  expect(wordedEntry('spy', 'Sneak Attack').uses).toEqual({ times: 1, per: 'turn' });
});

test('the hezrou has a claw, the quasit has claws, and the weasel bites anything', () => {
  expect(wordedMonster('hezrou').multiattack?.options).toMatchObject([
    {
      steps: [
        { anyOf: ['Bite'], times: 1 },
        { anyOf: ['Claw'], times: 2 },
      ],
    },
  ]);
  expect(wordedEntry('quasit', 'Claws (Bite in Beast Form)').attacks[0]?.toHit).toBe(4);
  expect(wordedEntry('weasel', 'Bite').attacks[0]?.targets).toBe('one target');
});

test('a homunculus puts to sleep for 5 minutes whoever fails by 5 or more', () => {
  expect(wordedEntry('homunculus', 'Bite').saves[0]?.inflicts).toMatchObject([
    { condition: 'poisoned', rounds: 10, failBy: 0 },
    { condition: 'poisoned', rounds: 50, failBy: 5 },
    { condition: 'unconscious', rounds: 50, failBy: 5 },
  ]);
});
