import { expect, test } from 'vitest';
import { atWill, onceWithSlot } from './invocation-spells';

test('an invocation gives a spell at will, or once between long rests with a slot', () => {
  expect(atWill('a-step', 'A Step', 'levitate', { words: 'Up.', level: 9 })).toEqual({
    slug: 'a-step',
    name: 'A Step',
    words: 'Up.',
    needs: { level: 9 },
    gifts: [{ gives: 'spell', spell: 'levitate', ability: 'class', free: 'at-will' }],
  });
  expect(onceWithSlot('a-curse', 'A Curse', 'bane', 'Bane')).toEqual({
    slug: 'a-curse',
    name: 'A Curse',
    words: 'You cast Bane with a warlock slot, once between long rests; you need not know it.',
    gifts: [{ gives: 'spell', spell: 'bane', ability: 'class' }],
    uses: { key: 'a-curse', name: 'A Curse', most: 1, back: 'long-rest' },
  });
});
