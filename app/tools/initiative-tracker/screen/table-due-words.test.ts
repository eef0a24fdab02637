import { expect, it } from 'vitest';
import { begun, done, somebody } from '../../../../tests/harness/fight-table';
import { tableDueWords } from './table-due-words';

const FIGHT = done(
  begun([somebody('Mira', { side: 'party' }), somebody('Ogre'), somebody('Troll')]),
  { do: 'seat', seat: 's1', who: 'Mira', name: 'Ann' },
);

function wordsOf(rolled: { struck: unknown[]; healed?: unknown[] }, spell = 'Spell') {
  const asking = done(FIGHT, {
    do: 'suggest',
    seat: 's1',
    by: 'Mira',
    targets: ['Ogre', 'Troll'],
    amount: 0,
    with: spell,
    rolled: { manner: { attack: false, magical: true, spell: true }, ...rolled },
  });
  const due = asking.due.find((one) => one.kind === 'suggested');
  if (due?.kind !== 'suggested') throw new Error('nothing waits');
  return tableDueWords(asking, due);
}

const effect = (name: string) => ({ id: 'e', name, conditions: [] });
const attack = (total: number) => ({ dice: [total - 7], total, ac: 10, hit: total >= 10 });

it('says that what a hit brings beside its damage is an effect', () => {
  const radiant = { parts: [{ amount: 14, type: 'radiant' }], lasting: [effect('Guiding Bolt')] };
  expect(wordsOf({ struck: [{ who: 'Ogre', ...radiant, attack: attack(14) }] })).toBe(
    'Mira’s player (with Spell): 14 hits Ogre (AC 10) for 14 radiant; effect: Guiding Bolt',
  );
  const web = { parts: [{ amount: 0 }], lasting: [effect('Web'), effect('Slow')] };
  expect(wordsOf({ struck: [{ who: 'Ogre', ...web, attack: attack(14) }] })).toMatch(
    /: 14 hits Ogre \(AC 10\); effects: Web, Slow$/,
  );
  expect(wordsOf({ struck: [{ who: 'Ogre', ...web, share: 0, attack: attack(8) }] })).toMatch(
    /: 8 misses Ogre \(AC 10\)$/,
  );
});

it('says whom an effect without a roll comes to, and what a failed save brings', () => {
  const held = { parts: [{ amount: 0 }], lasting: [effect('Hold')] };
  expect(wordsOf({ struck: [{ who: 'Troll', ...held }] })).toMatch(/: effect: Hold on Troll$/);
  const save = { ability: 'wis', dc: 15, dice: [3], total: 3, succeeded: false };
  expect(wordsOf({ struck: [{ who: 'Troll', ...held, save }] })).toMatch(
    /: Troll fails \(3 against 15\): effect: Hold$/,
  );
  const saved = { ...save, dice: [18], total: 18, succeeded: true };
  expect(wordsOf({ struck: [{ who: 'Troll', ...held, save: saved }] })).toMatch(/: nothing$/);
});

it('names the targets of what brings nothing to apply', () => {
  expect(wordsOf({ struck: [] }, 'Color Spray')).toBe(
    'Mira’s player (with Color Spray): on Ogre, Troll',
  );
});
