import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_LENGTH, CODE_SIGNS, newCode, readCode, showCode } from '~/platform/spoken-code';

/** A random source that repeats these bytes in order. */
function source(...bytes: number[]) {
  let at = 0;
  return (into: Uint8Array) => into.map(() => bytes[at++ % bytes.length] ?? 0);
}

const code = fc
  .array(fc.constantFrom(...CODE_SIGNS), { minLength: CODE_LENGTH, maxLength: CODE_LENGTH })
  .map((signs) => signs.join(''));

describe('a code', () => {
  it('has at least 40 bits of chance', () => {
    expect(new Set(CODE_SIGNS).size).toBe(22);
    expect(CODE_LENGTH * Math.log2(CODE_SIGNS.length)).toBeGreaterThan(40);
  });

  it('has each sign as often as any other: bytes that would favour some are left out', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 242; byte += 1) {
      const [first = ''] = newCode(source(byte));
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array(22).fill(11));
    expect(newCode(source(255, 250, 242, 0))).toBe('A'.repeat(10));
  });

  it('is read back however it is typed', () => {
    fc.assert(
      fc.property(code, (made) => {
        const shown = showCode(made);
        expect(shown).toMatch(/^\w{5}-\w{5}$/);
        for (const typed of [made, shown, shown.toLowerCase(), ` ${[...made].join(' ')} `]) {
          expect(readCode(typed)).toBe(made);
        }
      }),
    );
    expect(readCode('kxmr3–7hwqf')).toBe('KXMR37HWQF');
    expect(readCode('KXMR3.7HWQF\n')).toBe('KXMR37HWQF');
  });

  it('is read back with what looks like its signs, none of which is one', () => {
    expect(readCode('zsgbv o0AAA')).toBe('2568UQQAAA');
    for (const sign of 'ZSGBVO01ILCDET') expect(CODE_SIGNS).not.toContain(sign);
  });

  it('is nothing else', () => {
    for (const typed of ['', 'KXMR3', 'KXMR37HWQFA', 'KXMR37HWQI', 'KXMR37HWQ/', 'ĸxmr37hwqf']) {
      expect(readCode(typed), typed).toBeNull();
    }
    expect(readCode(' '.repeat(10_000))).toBeNull();
    fc.assert(fc.property(fc.string(), (typed) => /^[A-Z2-9]{10}$|^$/.test(readCode(typed) ?? '')));
  });
});
