import { describe, expect, it } from 'vitest';
import { matchingOptions } from './matching-options';

const OPTIONS = [
  ['Any', ''],
  ['Chain mail', 'Armor'],
  ['Mail coat, fine', 'Armor'],
  ['Éclair rod', 'Wands'],
].map(([label = '', group = '']) => ({ value: label, label, group, isDisabled: false }));

function labels(typed: string): string[] {
  return matchingOptions(OPTIONS, typed).map(({ label }) => label);
}

describe('the options of a long select', () => {
  it('are all shown until something is typed', () => {
    expect(labels('  ')).toEqual(['Any', 'Chain mail', 'Mail coat, fine', 'Éclair rod']);
  });

  it('begin with those whose name begins with what was typed', () => {
    expect(labels('mail')).toEqual(['Mail coat, fine', 'Chain mail']);
  });

  it('are found by words of name and group in any order, without accents', () => {
    expect(labels('fine ARMOR')).toEqual(['Mail coat, fine']);
    expect(labels('eclair')).toEqual(['Éclair rod']);
    expect(labels('sword')).toEqual([]);
  });
});
