import { expect, test } from 'vitest';
import { bookOf } from '../books/book-of';
import { type Character, character } from '../record/character';
import { sheetOf } from './sheet-of';

type Own = Partial<NonNullable<Character['ownBackground']>>;

function told(edition: Character['edition'], own: Own, race = 'human') {
  const ownBackground = { name: 'Mine', skills: [], tools: [], languages: [], ...own };
  const sheet = sheetOf(
    bookOf(edition),
    character.parse({ edition, race, background: 'own', ownBackground }),
  );
  const ofIt = ({ words }: { words: string }) =>
    words.startsWith('Your background: ') ? [words.slice('Your background: '.length)] : [];
  return { lacks: sheet.missing.flatMap(ofIt), wrong: sheet.problems.flatMap(ofIt), sheet };
}

const FEATURE = { name: 'Known in every inn', words: '' };
const WHOLE = { skills: ['insight', 'stealth'], feature: FEATURE };

test('of 2014 it has two skills, two tools or languages, and a feature', () => {
  expect(told('2014', {}).lacks).toEqual([
    'choose two skills.',
    'choose two tools or languages.',
    'give it a feature.',
  ]);
  const one = { ...WHOLE, tools: ['thieves-tools'], languages: ['elvish'] };
  expect(told('2014', one)).toMatchObject({ lacks: [], wrong: [] });
  expect(told('2014', { ...one, languages: [] }).lacks).toEqual(['choose two tools or languages.']);
  expect(told('2014', { ...one, tools: ['thieves-tools', 'herbalism-kit'] }).wrong).toEqual([
    'only two tools or languages.',
  ]);
});

test('of 2024 it has two skills, a tool, three abilities and an origin feat', () => {
  expect(told('2024', {}).lacks).toEqual([
    'choose two skills.',
    'choose a tool.',
    'choose three abilities.',
    'choose an origin feat.',
  ]);
  const whole: Own = {
    skills: ['insight', 'stealth'],
    tools: ['thieves-tools'],
    feat: 'alert',
    abilities: ['str', 'dex', 'con'],
  };
  expect(told('2024', whole)).toMatchObject({ lacks: [], wrong: [] });
  expect(told('2024', { ...whole, feat: 'grappler' }).wrong).toEqual([
    'the feat must be an Origin feat.',
  ]);
  expect(told('2024', { ...whole, tools: ['thieves-tools', 'herbalism-kit'] }).wrong).toEqual([
    'only one tool.',
  ]);
});

test('what it has is on the sheet: skills, tools, languages and its feature', () => {
  const { sheet } = told('2014', { ...WHOLE, tools: ['thieves-tools'], languages: ['elvish'] });
  expect(sheet.skills.stealth).toMatchObject({ value: 2, proficient: 'full' });
  expect(sheet.proficiencies.tools.map(({ slug }) => slug)).toEqual(['thieves-tools']);
  expect(sheet.proficiencies.languages.map(({ slug }) => slug)).toContain('elvish');
  expect(sheet.features.map(({ name }) => name)).toContain('Known in every inn');
});

test.each<[Own, string[]]>([
  [{ skills: ['insight', 'juggling'] }, ['there is no skill “juggling”.']],
  [{ skills: ['insight', 'insight'] }, ['something is chosen twice.']],
  [{ tools: ['longsword', 'thieves-tools'] }, ['there is no tool “longsword”.']],
  [{ languages: ['elvish', 'moonish'] }, ['there is no language “moonish”.']],
  [{ skills: ['perception', 'stealth'] }, ['Perception already comes from your race.']],
])('what it may not have is told (%#)', (own, wrong) => {
  // Elves have Perception.
  expect(told('2014', { ...WHOLE, ...own }, 'elf').wrong).toEqual(wrong);
});
