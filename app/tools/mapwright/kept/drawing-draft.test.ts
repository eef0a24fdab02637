import { expect, it } from 'vitest';
import { readDrawingNote, unsentMaps } from './drawing-draft';

it('tells which kept maps have unsaved work here, and of when the latest is', () => {
  const drafts = [
    { place: 'recipe x', at: 4000 },
    { place: 'map one', at: 3000 },
    { place: 'map two', at: 2000 },
    { place: 'map one', at: 1000 },
  ];
  expect([...unsentMaps(drafts)]).toEqual([
    ['one', 3000],
    ['two', 2000],
  ]);
});

it('reads what stands beside a drawing, whichever release wrote it', () => {
  const birth = { id: 'b-1', as: '' };
  expect(readDrawingNote({ look: 'style=graph', version: 3, birth })).toEqual({
    look: 'style=graph',
    version: 3,
    birth,
  });
  expect(readDrawingNote({ birth: { id: 'b-2' } })).toEqual({
    look: '',
    version: null,
    birth: { id: 'b-2', as: '' },
  });
  expect(readDrawingNote({ look: null, version: '3', birth: 'odd' })).toEqual({
    look: '',
    version: null,
  });
});
