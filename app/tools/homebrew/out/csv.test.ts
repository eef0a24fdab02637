import { expect, it } from 'vitest';
import { readHomebrew } from '~/compendium/foreign/read-homebrew';
import { named } from '../../../../tests/harness/homebrew-pages';
import { homebrewCsv } from './csv';

it.each(['=HYPERLINK("http://evil.test")', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠A1'])(
  'what a spreadsheet would reckon is text, and comes back as it was: %s',
  (name) => {
    const table = homebrewCsv([{ ...named(name), notes: name }]);
    const [, row = ''] = table.split('\r\n');
    expect(row).toMatch(/^"?'/);
    expect(row).not.toMatch(/,"?[=+@＝＋－＠]/);
    expect(readHomebrew(table).records[0]?.record).toMatchObject({ name, notes: name });
  },
);
