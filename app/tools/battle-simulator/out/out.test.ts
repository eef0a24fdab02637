import { expect, test } from 'vitest';
import { createBattle } from '~/battle/create-battle';
import { USUAL_OPTIONS } from '~/battle/sheet/battle';
import { USUAL_TACTICS } from '~/battle/sheet/tactics';
import { blow, madeCombatant } from '../../../../tests/harness/made-combatant';
import { battleCsv } from './battle-csv';
import { battleText } from './battle-text';

const guard = (name: string) => madeCombatant(name, { deeds: [blow(5, 6)] });
const played = createBattle(
  {
    edition: '2014',
    sides: [
      [{ combatant: guard('=SUM(1), "Ash"'), count: 1 }],
      [{ combatant: guard('Oak'), count: 2 }],
    ],
    tactics: [USUAL_TACTICS, USUAL_TACTICS],
    options: { ...USUAL_OPTIONS, lines: false, reactions: false },
  },
  'x',
);
played.play(200);
const tally = played.tally();

test('the table has a line for each figure, every line as long as its head allows, and no formulas', () => {
  const lines = battleCsv(tally).trimEnd().split('\r\n');
  expect(lines[0]).toBe('of,name,figure,value,low,high');
  expect(lines).toContain('battle,,fights,200');
  expect(lines.find((line) => line.startsWith('creature,'))).toContain('"A =SUM(1), ""Ash"""');
  const kinds = new Set(lines.map((line) => line.split(',')[0]));
  expect([...kinds]).toEqual(['of', 'battle', 'side', 'creature', 'deed', 'round']);
  expect(battleCsv({ ...tally, seed: '=1+1' })).toContain("seed,'=1+1");
});

test('the text names who wins, each creature and the seed', () => {
  const text = battleText('Ash against Oak', tally);
  expect(text).toMatch(/^Ash against Oak\nSide A wins /);
  expect(text).toMatch(/B Oak 2: [\d.]+ of [\d.]+ hit points left/);
  expect(text).toContain('Seed x.');
});
