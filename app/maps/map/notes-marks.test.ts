import { expect, it } from 'vitest';
import { plainNotes, readNotes } from './notes-marks';

it('reads headings, paragraphs of several lines, lists and emphasis', () => {
  expect(readNotes('# Gorn\nwaits in\nthe **dark**.\n\n- an axe\n- *two* keys')).toEqual([
    { kind: 'heading', words: [{ text: 'Gorn', as: 'plain' }] },
    {
      kind: 'paragraph',
      words: [
        { text: 'waits in', as: 'plain' },
        { text: ' ', as: 'plain' },
        { text: 'the ', as: 'plain' },
        { text: 'dark', as: 'strong' },
        { text: '.', as: 'plain' },
      ],
    },
    {
      kind: 'list',
      items: [
        [{ text: 'an axe', as: 'plain' }],
        [
          { text: 'two', as: 'em' },
          { text: ' keys', as: 'plain' },
        ],
      ],
    },
  ]);
});

it('leaves HTML, links and single asterisks as text', () => {
  const text = '<img src=x onerror=alert(1)> [a](javascript:b) 2 * 3 snake_case_name';
  expect(plainNotes(text)).toEqual([text]);
});
