import { expect, it } from 'vitest';
import { event, SEED, start } from '../../../tests/harness/told-fight';
import { tellLog } from './tell-log';

const note = (text: string) => ({ do: 'note' as const, text });

it('what is taken back is said with all lines of its press, or how many more there are', () => {
  const two = event(note('Rain.'), note('Wind.'));
  const undo = event({ do: 'undo', event: two.id });
  const redo = event({ do: 'redo', event: two.id });
  const last = (...events: (typeof two)[]) => tellLog(SEED, [...start(), ...events]).at(-1)?.text;
  expect(last(two, undo)).toBe('Undone: Note: Rain; Note: Wind.');
  expect(last(two, undo, redo)).toBe('Redone: Note: Rain; Note: Wind.');
  const more = { ...event(note('Hail.'), note('Snow.')), group: two.id };
  expect(last(two, more, undo)).toBe('Undone: Note: Rain; Note: Wind and 2 more.');
});

it('what is not in the log that is told is something from before', () => {
  const undo = event({ do: 'undo', event: 'of-long-ago' });
  expect(tellLog(SEED, [undo]).at(-1)?.text).toBe('Undone: an earlier change.');
});
