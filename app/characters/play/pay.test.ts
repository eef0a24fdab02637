import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inCopper, paidWithChange } from './pay';

const NONE = { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 };
const paid = (purse: Partial<typeof NONE>, price: Partial<typeof NONE>) =>
  paidWithChange({ ...NONE, ...purse }, { ...NONE, ...price });

test('a price is paid with the very coins where they are there (SRD, "Coinage")', () => {
  expect(paid({ gp: 15, sp: 4 }, { gp: 5, sp: 3 })).toEqual({ ...NONE, gp: 10, sp: 1 });
});

test('a larger coin is broken where they are not, and smaller ones are taken first', () => {
  expect(paid({ gp: 15 }, { gp: 5, sp: 3 })).toEqual({ ...NONE, gp: 9, sp: 7 });
  expect(paid({ pp: 1 }, { cp: 1 })).toEqual({ ...NONE, gp: 9, sp: 9, cp: 9 });
  expect(paid({ gp: 1, cp: 50 }, { sp: 3 })).toEqual({ ...NONE, gp: 1, cp: 20 });
  expect(paid({ ep: 2 }, { sp: 3 })).toEqual({ ...NONE, ep: 1, sp: 2 });
  expect(paid({ sp: 20 }, { gp: 2 })).toEqual(NONE);
});

test('nobody pays more than the purse is worth, and nothing is lost on the way', () => {
  expect(paid({ gp: 1 }, { gp: 1, cp: 1 })).toBeNull();
  const coins = fc.record({
    cp: fc.nat(99),
    sp: fc.nat(30),
    ep: fc.nat(9),
    gp: fc.nat(30),
    pp: fc.nat(3),
  });
  fc.assert(
    fc.property(coins, coins, (purse, price) => {
      const left = paidWithChange(purse, price);
      if (left === null) expect(inCopper(purse)).toBeLessThan(inCopper(price));
      else {
        expect(inCopper(left)).toBe(inCopper(purse) - inCopper(price));
        expect(Math.min(...Object.values(left))).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
