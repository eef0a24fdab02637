import { expect, test } from 'vitest';
import { event, mira, SEED, start } from '../../../tests/harness/told-fight';
import { createLedger } from '../fold/ledger';
import { awardedXp, levelReached } from './awarded-xp';

test('the defeated are worth their experience, shared by the characters', () => {
  const ledger = createLedger(SEED);
  const felled = event({ do: 'harm', struck: [{ who: 'gob', parts: [{ amount: 28 }] }] });
  for (const one of [...start(), felled]) ledger.append(one);
  expect(awardedXp(ledger.fight())).toEqual({ xp: 50, defeated: 1, sharedBy: 1, each: 50 });
  const other = event(
    { do: 'add', seeds: [{ id: 'aster', sheet: { ...mira, name: 'Aster' }, side: 'party' }] },
    { do: 'place', who: ['lich'], where: 'pile' },
  );
  ledger.append(other);
  expect(awardedXp(ledger.fight())).toEqual({ xp: 33050, defeated: 2, sharedBy: 2, each: 16525 });
});

test('a share of experience may reach a level, and what the fight gave before counts once', () => {
  const ledger = createLedger(SEED);
  for (const one of start()) ledger.append(one);
  const one = ledger.fight().combatants.mira;
  if (!one) throw new Error('Mira is missing.');
  expect(levelReached(one, { xp: 13_000, given: 0 }, 1000)).toBe(6);
  expect(levelReached(one, { xp: 13_000, given: 0 }, 999)).toBeNull();
  expect(levelReached(one, { xp: 14_000, given: 1000 }, 1000)).toBe(6);
  expect(levelReached(one, { xp: 0, given: 0 }, 500)).toBeNull();
});
