import { expect, it } from 'vitest';
import { sheetRights } from './sheet-rights';

it('whose character sits in a party reads and plays it in every state of the tool and without Pro', () => {
  for (const toolOpen of [true, false]) {
    for (const lacksPro of [true, false]) {
      const rights = sheetRights({ toolOpen, lacksPro, seated: true });
      expect(rights).toEqual({ read: true, play: true, change: toolOpen && !lacksPro });
    }
  }
});

it('outside of a party the tool says who comes in, and Pro who writes', () => {
  const at = (toolOpen: boolean, lacksPro: boolean) =>
    sheetRights({ toolOpen, lacksPro, seated: false });
  expect(at(true, false)).toEqual({ read: true, play: true, change: true });
  expect(at(true, true)).toEqual({ read: true, play: false, change: false });
  expect(at(false, false)).toEqual({ read: false, play: false, change: false });
});
