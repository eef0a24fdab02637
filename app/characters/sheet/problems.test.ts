import { expect, test } from 'vitest';
import { bookOf } from '../books/book-of';
import { type Character, character } from '../record/character';
import { sheetOf } from './sheet-of';

const SCORES = { str: 8, dex: 14, con: 13, int: 15, wis: 12, cha: 10 };

function problems(more: Record<string, unknown>, edition: Character['edition'] = '2014'): string[] {
  const made = character.parse({
    edition,
    race: 'human',
    background: 'acolyte',
    levels: [{ class: 'wizard' }],
    abilities: { method: 'array', base: SCORES },
    ...more,
  });
  return sheetOf(bookOf(edition), made).problems.map(({ words }) => words);
}

const wizard = (lists: object) => ({ spells: { wizard: lists } });
const points = (base: object) => ({
  abilities: { method: 'points', base: { ...SCORES, ...base } },
});
const two = (one: string, other: string) => ({ levels: [{ class: one }, { class: other }] });

test.each([
  [{}, []],
  [{ race: 'orc' }, ['There is no race “orc”.']],
  [{ background: 'spy' }, ['There is no background “spy”.']],
  [{ subclasses: { wizard: 'evocation' } }, ['Wizard: an Arcane Tradition comes at level 2.']],
  [two('wizard', 'cleric'), []],
  [two('wizard', 'barbarian'), ['Multiclassing as Barbarian needs Strength 13.']],
  [points({ int: 16 }), ['Point buy scores are from 8 to 15.']],
  [points({ str: 15, dex: 15 }), ['The scores cost 38 of 27 points.']],
  [
    { abilities: { method: 'array', base: { ...SCORES, str: 10 } } },
    ['The standard array is 15, 14, 13, 12, 10 and 8, each once.'],
  ],
  [
    { choices: { 'wizard:first/skills': ['insight', 'arcana'] } },
    ['Insight (Wizard 1): already comes from Acolyte; choose another.'],
  ],
  [
    { choices: { 'wizard:first/skills': ['arcana', 'athletics'] } },
    ['Athletics (Wizard 1): not available in these rules.'],
  ],
  [
    { choices: { 'wizard:first/skills': ['arcana', 'history', 'medicine'] } },
    ['Two skills (Wizard 1): too many chosen.'],
  ],
  [wizard({ known: ['fireball'] }), ['Wizard: Fireball is level 3; the highest is 1.']],
  [wizard({ known: ['cure-wounds'] }), ['Wizard: Cure Wounds is not on the class’s list.']],
  [wizard({ prepared: ['shield'] }), ['Wizard: Shield is not in the spellbook.']],
  [wizard({ cantrips: ['light', 'light'] }), ['Wizard: Light is chosen twice.']],
  [{ levels: [{ class: 'wizard' }, { class: 'wizard', hp: 9 }] }, ['Level 2: a d6 cannot roll 9.']],
  [
    {
      items: ['a', 'b', 'c', 'd'].map((id) => ({ id, name: 'Ring', attuned: true })),
    },
    ['Attuned to 4 items; 3 allowed.'],
  ],
  [
    { items: [{ id: 'a', item: 'chain-mail', equipped: true }] },
    ['Chain Mail: you are not trained with it.'],
  ],
])('what the rules forbid is told in words (%#)', (more, words) => {
  expect(problems(more)).toEqual(words);
});

test('a feat wants what it needs', () => {
  const levels = Array.from({ length: 4 }, () => ({ class: 'wizard' }));
  const choices = { 'wizard/improvement-4#improvement': ['feat:grappler'] };
  expect(problems({ levels, choices })).toEqual(['Grappler (Wizard 4): needs Strength 13.']);
});
