import { expect, test } from 'vitest';
import { playOf, sampleFacts } from '../../tests/harness/character-play';
import { memberSettings } from './member';
import { playAtTable } from './seated-play';

const FACTS = {
  ...sampleFacts('2014'),
  effects: [
    { key: 'rage', name: 'Rage', ends: 'unconscious' },
    { key: 'large-form', name: 'Large Form', ends: 'by-hand' },
  ] as const,
};

function effects(now: number, conditions: 'unconscious'[] = []) {
  const settings = memberSettings.parse({ name: 'Vex', maximum: 30, conditions });
  const table = { settings, health: { now, temporary: 0 } };
  return playAtTable(FACTS, playOf({ effects: ['rage', 'large-form'] }), table).effects;
}

test('a rage is over for whom somebody else knocked out, and no other effect', () => {
  expect(effects(12)).toEqual(['rage', 'large-form']);
  expect(effects(0)).toEqual(['large-form']);
  expect(effects(12, ['unconscious'])).toEqual(['large-form']);
});
