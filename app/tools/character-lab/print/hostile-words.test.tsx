import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { foundryCharacter } from '~/characters/exchange/foundry-out';
import { headLine, sheetParts } from '~/characters/exchange/sheet-lines';
import { characterMarkdown } from '~/characters/exchange/write-words';
import { shownCharacter } from '~/characters/kept/character-text';
import { toldOf } from '~/characters/kept/told';
import { printedSheet } from '~/characters/print/print-sheet';
import { type Character, character } from '~/characters/record/character';
import { SheetView } from '../screen/sheet-view';
import { SheetPages } from './sheet-pages';

/** Markup that would run or leave an attribute if not escaped; different for each field, so that none hides another. */
function evil(field: string): string {
  return `${field}"><img src=x onerror=alert(1)><script>${field}</script>`;
}

const HOSTILE: Character = character.parse({
  edition: '2014',
  name: evil('name'),
  player: evil('player'),
  race: 'human',
  background: 'own',
  levels: [{ class: 'cleric' }],
  alignment: evil('alignment'),
  ownBackground: {
    name: evil('ground'),
    skills: [],
    tools: [],
    languages: [],
    abilities: [],
    feature: { name: evil('feature'), words: evil('feature words') },
  },
  items: [
    { id: 'a', name: evil('thing'), notes: evil('thing notes'), equipped: true },
    {
      id: 'b',
      name: evil('weapon'),
      equipped: true,
      weapon: {
        category: 'simple',
        reach: 'melee',
        count: 1,
        sides: 6,
        type: 'fire',
        properties: ['<b>light</b>'],
      },
    },
  ],
  looks: { eyes: evil('eyes'), words: evil('looks') },
  personality: { traits: evil('traits'), bonds: evil('bonds') },
  backstory: evil('story'),
  notes: evil('secret'),
  counters: [{ key: 'k', name: evil('c').slice(0, 60) }],
  extras: [{ name: evil('extra'), words: evil('extra words') }],
  choices: { 'ranger/favored-enemy#enemy': [evil('pick')] },
  play: { concentration: evil('spell') },
});

/** The fields whose text occurs escaped. */
function fieldsIn(text: string): string[] {
  return [...text.matchAll(/([a-z]+)&quot;&gt;/g)].flatMap(([, one]) => one ?? []);
}

function expectPlain(markup: string) {
  expect(markup).not.toMatch(/<img src=x|<script|<b>light/i);
  expect(markup).not.toMatch(/="[^"]*"><img/);
}

test('names and words of things, features and notes are printed as they were typed, and are never markup', () => {
  const markup = renderToStaticMarkup(
    <SheetPages
      sheet={printedSheet(toldOf(HOSTILE), 'a4')}
      choices={{ pages: ['table', 'binder', 'spells'], paper: 'a4' }}
    />,
  );
  expectPlain(markup);
  for (const field of ['name', 'thing', 'weapon', 'extra', 'secret', 'story', 'traits'])
    expect(fieldsIn(markup)).toContain(field);
});

test('a shared sheet shows them as words, without notes and player', () => {
  const told = toldOf(shownCharacter(HOSTILE));
  const markup = renderToStaticMarkup(
    <SheetView
      name={HOSTILE.name}
      line={headLine(told)}
      parts={sheetParts(told)}
      problems={told.sheet.problems}
      portrait={null}
    />,
  );
  expectPlain(markup);
  for (const field of ['name', 'thing', 'weapon', 'feature', 'extra', 'story'])
    expect(fieldsIn(markup)).toContain(field);
  for (const field of ['secret', 'player']) expect(fieldsIn(markup)).not.toContain(field);
});

test('Markdown and Foundry have them as words too', () => {
  const told = toldOf(HOSTILE);
  expect(characterMarkdown(told)).not.toMatch(/(?<!\\)<(img|script|b)/);
  const { items, system } = foundryCharacter(told);
  const html = [
    system.details.biography.value,
    ...items.map((item) => Object(item.system).description.value),
  ].join('');
  expectPlain(html);
  expect(html).toContain('&lt;img src=x');
});
