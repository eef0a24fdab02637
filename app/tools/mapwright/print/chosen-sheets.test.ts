import { expect, test } from 'vitest';
import { chosenSheets } from './chosen-sheets';
import { DEFAULT_PRINT, planPrint } from './print-plan';

const squares = { width: 21, height: 20, open: new Uint8Array(420).fill(1) };
const plan = planPrint(
  squares,
  { x: 0, y: 0, width: 21, height: 20 },
  { ...DEFAULT_PRINT, orientation: 'portrait' },
);

test('sheets are chosen by their names, however they are written', () => {
  for (const text of ['A2 B3', ' b3,a2 ', 'A2;\nB3; a2']) {
    const chosen = chosenSheets(plan, text);
    expect(chosen.ok && chosen.plan.tiles.map(({ id }) => id)).toEqual(['A2', 'B3']);
    expect(chosen.ok && chosen.plan.pageCount).toBe(3);
  }
});

test('no names are all sheets', () => {
  expect(chosenSheets(plan, ' , ')).toEqual({ ok: true, plan });
});

test('a name that no sheet has is told', () => {
  expect(chosenSheets(plan, 'A1 Q7')).toEqual({
    ok: false,
    problem: 'This map prints on no sheet “Q7”, or it is empty. It has sheets from A1 to B3.',
  });
});
