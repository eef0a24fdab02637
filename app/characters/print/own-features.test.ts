import { expect, test } from 'vitest';
import { bookOf } from '../books/book-of';
import { foundryCharacter } from '../exchange/foundry-out';
import { characterFile } from '../exchange/write-file';
import { characterMarkdown, characterText } from '../exchange/write-words';
import { character } from '../record/character';
import { sheetOf } from '../sheet/sheet-of';
import { printedSheet } from './print-sheet';

const MADE = character.parse({
  edition: '2014',
  name: 'Mira',
  race: 'human',
  levels: [{ class: 'fighter' }],
  extras: [{ name: 'Blessing of the hill', words: 'Once a day a die more.' }],
});
const BOOK = bookOf('2014');
const TOLD = { character: MADE, book: BOOK, sheet: sheetOf(BOOK, MADE) };

test.each([
  ['text', characterText(TOLD)],
  ['Markdown', characterMarkdown(TOLD)],
  ['Foundry', JSON.stringify({ ...foundryCharacter(TOLD), flags: {} })],
  ['its own file', JSON.stringify(JSON.parse(characterFile(TOLD)).sheet)],
  ['paper', JSON.stringify(printedSheet(TOLD, 'a4'))],
])('a feature of one’s own stands once in what goes out as %s', (_, text) => {
  expect(text.split('Blessing of the hill')).toHaveLength(2);
});

test('on paper it stands by its name alone', () => {
  const { features } = printedSheet(TOLD, 'a4').table;
  expect(features.at(-1)).toMatchObject({ name: 'Blessing of the hill', from: '' });
});
