import { describe, expect, it } from 'vitest';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../../tests/harness/srd-5-2';
import { formOf } from './form-of';
import { FULL_MEANS, recordOf } from './record-of';

describe('the form of a creature', () => {
  it.each([
    ['2014', SRD_MONSTERS],
    ['2024', SRD_52_MONSTERS],
  ])('brings back each creature of the book of %s as it was', (_, book) => {
    expect(book.length).toBeGreaterThan(300);
    for (const record of book) {
      const outcome = recordOf(formOf(record, FULL_MEANS));
      if (!outcome.ok) throw new Error(`${record.name}: ${JSON.stringify(outcome.problems)}`);
      expect(outcome.record, record.name).toEqual(record);
    }
  });
});
