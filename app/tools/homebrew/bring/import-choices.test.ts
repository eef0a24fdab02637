import { describe, expect, it } from 'vitest';
import { readChoices, type There, usualChoices } from './import-choices';

const formOf = (...fields: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

describe('what was chosen of an import', () => {
  it('is the places that were ticked, and what is done where one is there', () => {
    const { take, how, folder } = readChoices(
      formOf(['take', '0'], ['take', '2'], ['how-2', 'replace'], ['folder', '  The   keep ']),
      3,
    );
    expect(take).toEqual([0, 2]);
    expect(how.get(2)).toBe('replace');
    expect(how.get(0)).toBeUndefined();
    expect(folder).toBe('The keep');
  });

  it('is nothing that no form of ours says', () => {
    const odd = ['9', '-1', '1.5', '0x1', '1e1', '', 'constructor'];
    const { take, how } = readChoices(
      formOf(
        ...odd.map((value): [string, string] => ['take', value]),
        ['take', '1'],
        ['take', '1'],
        ['how-1', '__proto__'],
      ),
      3,
    );
    expect(take).toEqual([1]);
    expect(how.size).toBe(0);
  });

  it('is at first all but what cannot be taken and what is there word for word', () => {
    const there = new Map<number, There>([
      [1, { id: 'a', version: 1, same: true }],
      [2, { id: 'b', version: 1, same: false }],
    ]);
    const pieces = [{ record: {} }, { record: {} }, { record: {} }, { record: null }];
    expect(usualChoices(pieces, there).take).toEqual([0, 2]);
  });
});
