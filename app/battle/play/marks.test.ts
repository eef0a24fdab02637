import { expect, test } from 'vitest';
import { madeCombatant } from '../../../tests/harness/made-combatant';
import { compileMark, Numbers } from '../arena/compile-outcome';
import { fieldOf } from '../arena/field';
import { USUAL_OPTIONS } from '../sheet/battle';
import { USUAL_TACTICS } from '../sheet/tactics';
import { hasMark, layMark, makeSafe } from './marks';

test('who is immune to the presence of one creature is not immune to that of another', () => {
  const field = fieldOf(
    {
      edition: '2014',
      tactics: [USUAL_TACTICS, USUAL_TACTICS],
      options: USUAL_OPTIONS,
      sides: [
        [{ combatant: madeCombatant('Hero'), count: 1 }],
        [
          { combatant: madeCombatant('Red Dragon'), count: 2 },
          { combatant: madeCombatant('Blue Dragon'), count: 1 },
        ],
      ],
    },
    'marks',
  );
  const numbers = new Numbers('2014');
  const frightened = () =>
    compileMark(
      {
        name: 'Frightful Presence: frightened',
        conditions: ['frightened'],
        modifiers: [],
        ends: {},
        immuneAfter: true,
      },
      numbers,
    );
  const [hero, red, otherRed, blue] = field.bodies;
  if (!hero || !red || !otherRed || !blue) throw new Error('The field has four creatures.');
  const mark = frightened();
  makeSafe(hero, mark.id, red);
  layMark(field, hero, mark, red);
  expect(hero.heldCount).toBe(0);
  expect(hasMark(hero, mark.id, red)).toBe(true);
  expect(hasMark(hero, mark.id, otherRed)).toBe(false);
  layMark(field, hero, frightened(), blue);
  expect(hero.heldCount).toBe(1);
});
