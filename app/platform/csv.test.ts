import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvHeaders, csvLine } from './csv';

/** Reads one line as RFC 4180 defines it, and removes the character that disarms formulas. */
function fieldsOf(line: string): string[] {
  const fields = [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)];
  return fields.map(([, text = '']) => text.replaceAll('""', '"'));
}

describe('a line of CSV', () => {
  it('quotes every field, doubles quotes, and leaves empty what is not there', () => {
    expect(csvLine(['a', 'say "no", twice', null, 3, -3])).toBe(
      '"a","say ""no"", twice","","3","-3"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\0=1', '＝1', '＋1', '－1', '＠1'])(
    'disarms %j',
    (text) => {
      expect(csvLine([text])).toBe(`"'${text}"\r\n`);
    },
  );

  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (fields) => {
        const back = fieldsOf(csvLine(fields));
        expect(back).toHaveLength(fields.length);
        for (const [at, field] of fields.entries())
          expect([field, `'${field}`]).toContain(back[at]);
      }),
    );
  });

  it('is saved under a name that leaves its header whole', () => {
    expect(csvHeaders('a"\r\nb.csv')['Content-Disposition']).toBe(
      'attachment; filename="a---b.csv"',
    );
  });
});
