import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDeed } from '../../../tests/harness/any-deed';
import { SEED, start } from '../../../tests/harness/told-fight';
import { deed } from '../log/deeds';
import { tellLog } from './tell-log';

it('tells every kind of deed about anybody, and never throws', () => {
  const who = fc.constantFrom('lich', 'mira', 'gob', 'nobody', 'constructor');
  const deeds = fc.array(anyDeed({ who, secret: 'Ann' }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(deeds, (list) => {
      const events = list.map((each, at) => ({
        v: 1 as const,
        id: `f${at}`,
        by: 'gm',
        at,
        deeds: [deed.parse(each)],
      }));
      const lines = tellLog(SEED, [...start(), ...events]);
      for (const { text } of lines) expect(text).toMatch(/^\S.*[.:]?\S$/);
      for (const { text } of lines) expect(text).not.toMatch(/undefined|NaN|\[object/);
    }),
    { numRuns: 200 },
  );
});
