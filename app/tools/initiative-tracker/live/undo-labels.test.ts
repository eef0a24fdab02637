import { expect, it } from 'vitest';
import type { Line } from '~/fights/telling/line';
import { undoLabels } from './undo-labels';

function line(event: string, more: Partial<Line> = {}): Line {
  return {
    event,
    by: 'gm',
    at: 0,
    round: 1,
    kind: 'harm',
    follows: false,
    undone: false,
    text: '',
    ...more,
  };
}

it('what was done in one press has one undo, which says how much it takes back', () => {
  const lines = [
    line('fireball'),
    line('fireball', { follows: true }),
    line('fireball'),
    line('blow'),
    line('undone', { undone: true }),
    line('other', { by: 'seat' }),
    line('taken', { kind: 'undo' }),
  ];
  expect(undoLabels(lines, 'gm')).toEqual(['Undo all 2', null, null, 'Undo', null, null, null]);
});
