import { expect, it } from 'vitest';
import { factsOf } from '~/characters/play/facts';
import { character } from '~/characters/record/character';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { SMALL_BOOK } from '../../../../tests/harness/small-book';
import { d20Roll } from './d20-roll';
import type { Rolled } from './roll-leans';
import type { TableFacts } from './table-facts';

function leans(play: object, rolled: Rolled) {
  const one = character.parse({ edition: '2014', levels: [{ class: 'fighter' }], play });
  const sheet = sheetOf(SMALL_BOOK, one);
  const table = { sheet, facts: factsOf(sheet, []) } as unknown as TableFacts;
  return d20Roll({ table, play: one.play, off: new Set() }, rolled, 'A roll', 0).leans;
}

it('of whoever lies at 0 hit points fails Strength and Dexterity saves (SRD, "Falling Unconscious")', () => {
  expect(leans({ hitPoints: 0 }, { kind: 'save', ability: 'dex' })).toContainEqual({
    how: 'fails',
    why: 'unconscious',
  });
  expect(leans({ hitPoints: 0 }, { kind: 'save', ability: 'wis' })).toEqual([]);
  expect(leans({ hitPoints: 1 }, { kind: 'save', ability: 'dex' })).toEqual([]);
});
