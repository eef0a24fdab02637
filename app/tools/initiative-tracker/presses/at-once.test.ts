import { describe, expect, it } from 'vitest';
import { done } from '../../../../tests/harness/fight-table';
import { FIGHT as LAIR, pressAt } from '../../../../tests/harness/lich-table';
import {
  against,
  deedsOf,
  type Fields,
  GOBLIN,
  pressOf,
} from '../../../../tests/harness/press-table';
import { planOrApply } from './at-once';
import { isPlanned } from './plan-presses';

const AT_ONCE = { do: 'set', settings: { appliesAtOnce: true } } as const;
const SLOW = against(GOBLIN, '2014');
const FAST = done(SLOW, AT_ONCE);
const BITE = GOBLIN.strikes.find(({ attack }) => attack !== null);
const STRIKE = `strike:foe:${BITE?.key}`;
const BLAST = { amount: '8d6 fire', 'blast-save': 'dex', 'blast-dc': '15' };

function reviewed(fight: typeof FAST, intent: string, fields: Fields): boolean {
  const answer = planOrApply(pressOf(fight, fields, GOBLIN), intent);
  if ('problem' in answer) throw new Error(answer.problem);
  return 'planned' in answer;
}

describe('a fight that applies at once', () => {
  it('applies a monster’s attack without a review, with the deeds that the review applies', () => {
    const who = ['mira', 'odo'];
    expect(reviewed(SLOW, STRIKE, { who })).toBe(true);
    const press = pressOf(FAST, { who }, GOBLIN);
    const deeds = planOrApply(press, STRIKE);
    const seed = String(press.form.get('seed'));
    expect(deeds).toEqual(
      deedsOf(FAST, { intent: 'counts', planned: STRIKE, seed, who }, GOBLIN).map((deed) =>
        expect.objectContaining(deed),
      ),
    );
  });

  it('applies an area effect in which only monsters save', () => {
    expect(reviewed(FAST, 'blast', { who: ['foe'], ...BLAST })).toBe(false);
    expect(reviewed(FAST, 'blast', { who: ['foe'], by: 'mira', ...BLAST })).toBe(false);
  });

  it('reviews what a player rolls: a save of the party', () => {
    expect(reviewed(FAST, 'blast', { who: ['foe', 'mira'], ...BLAST })).toBe(true);
    expect(reviewed(FAST, 'blast', { who: ['mira'], by: 'foe', ...BLAST })).toBe(true);
  });

  it('reviews again what its review changes', () => {
    expect(reviewed(FAST, STRIKE, { who: ['mira'], seed: 's', 'attack-0': 'hit' })).toBe(true);
  });

  it('reviews a failed save while a legendary resistance could turn it', () => {
    const lair = done(LAIR, AT_ONCE);
    const fields = { who: ['lich'], by: 'mira', ...BLAST, 'blast-dc': '40' };
    expect(planOrApply(pressAt(lair, fields), 'blast')).toHaveProperty('planned');
    const easy = { ...fields, 'blast-dc': '1' };
    expect(planOrApply(pressAt(lair, easy), 'blast')).not.toHaveProperty('planned');
  });

  it('is a setting of the fight, off by default', () => {
    expect(isPlanned(STRIKE)).toBe(true);
    const saved = { intent: 'settings', 'turn-seconds': '0' };
    expect(deedsOf(FAST, saved)).toMatchObject([{ settings: { appliesAtOnce: false } }]);
    expect(deedsOf(SLOW, { ...saved, 'at-once': '1' })).toMatchObject([
      { settings: { appliesAtOnce: true } },
    ]);
  });
});
