import { expect, it } from 'vitest';
import { type HomebrewPiece, newLedger } from '~/compendium/foreign/reading';
import { reportWords } from './report-words';

const PIECE: HomebrewPiece = {
  name: 'Ogre',
  record: null,
  missing: null,
  ...newLedger(),
  source: '',
};
const LOST = { field: 'Text', text: 'x', why: 'It belongs to no part of a statblock.' };

it.each([
  [{ kept: ['Size'] }, '1 part kept'],
  [{ kept: ['Size', 'Type'], dropped: [LOST] }, '2 parts kept, 1 dropped'],
  [{ changed: [{ field: 'CR', from: '', to: '0', why: 'x' }] }, '0 parts kept, 1 changed'],
  [{ missing: '"name" is missing' }, 'Cannot be imported: "name" is missing'],
])('says of %j: %s', (part, words) => {
  expect(reportWords({ ...PIECE, ...part })).toBe(words);
});
