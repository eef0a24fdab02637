import { expect, it } from 'vitest';
import type { Hindrance } from '~/characters/sheet/sheet';
import { armorLeans } from './armor-leans';
import type { Rolled } from './roll-leans';

const LOUD: Hindrance = { on: 'stealth', why: 'Chain mail' };
const STRANGE: Hindrance = { on: 'strength-dexterity', why: 'untrained: Plate' };

it.each<[string, Hindrance, Rolled, number]>([
  ['loud armor, a Stealth check', LOUD, { kind: 'check', ability: 'dex', skill: 'stealth' }, 1],
  ['loud armor, another Dexterity check', LOUD, { kind: 'check', ability: 'dex' }, 0],
  ['loud armor, initiative', LOUD, { kind: 'initiative' }, 0],
  ['untrained, a weapon', STRANGE, { kind: 'attack', weapon: true }, 1],
  ['untrained, a spell that is thrown', STRANGE, { kind: 'attack' }, 0],
  ['untrained, a Strength check', STRANGE, { kind: 'check', ability: 'str' }, 1],
  ['untrained, a Wisdom check', STRANGE, { kind: 'check', ability: 'wis' }, 0],
  ['untrained, a Dexterity save', STRANGE, { kind: 'save', ability: 'dex' }, 1],
  ['untrained, a Wisdom save', STRANGE, { kind: 'save', ability: 'wis' }, 0],
  ['untrained, initiative', STRANGE, { kind: 'initiative' }, 1],
])('%s', (_, hindrance, rolled, times) => {
  expect(armorLeans([hindrance], rolled)).toHaveLength(times);
});

it('says why', () => {
  expect(armorLeans([LOUD], { kind: 'check', skill: 'stealth' })).toEqual([
    { how: 'disadvantage', why: 'Chain mail' },
  ]);
});
