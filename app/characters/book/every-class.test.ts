import { expect, test } from 'vitest';
import { epicBoon, improvements, inOrder, skillChoice, subclassFeature } from './every-class';

test('each increase is a feature of its own level and asks for two points or a feat', () => {
  const all = improvements('fighter', [4, 6]);
  expect(all.map(({ key, level }) => [key, level])).toEqual([
    ['fighter/improvement-4', 4],
    ['fighter/improvement-6', 6],
  ]);
  expect(all[0]?.asks).toMatchObject([{ key: 'improvement', count: 1, asks: 'improvement' }]);
});

test('an epic boon may be another feat', () => {
  const boon = epicBoon('rogue', 'The Boon of the Night Spirit');
  expect(boon).toMatchObject({ key: 'rogue/epic-boon', level: 19 });
  expect(boon.asks).toMatchObject([{ asks: 'feat', from: 'epic-boon', orAny: true }]);
  expect(boon.words).toContain('The Boon of the Night Spirit suits you well.');
});

test('the words of a subclass say when it gives more, and are true once it is chosen too', () => {
  expect(subclassFeature('bard', 'Bard College', 3, [6, 14]).words).toContain('levels 6 and 14.');
  expect(subclassFeature('monk', 'Monastic Tradition', 3, [6, 11, 17])).toMatchObject({
    key: 'monk/subclass',
    name: 'Monastic Tradition',
    level: 3,
    words: 'Your subclass gives you features at this level and at levels 6, 11 and 17.',
  });
});

test('skills are asked for by their number in words', () => {
  expect(skillChoice(2, ['arcana', 'history', 'nature'])).toEqual({
    key: 'skills',
    name: 'Two skills',
    count: 2,
    asks: 'skill',
    from: ['arcana', 'history', 'nature'],
  });
});

test('features of several lists stand by their levels', () => {
  const [first, last] = [improvements('monk', [4, 8]), improvements('focus', [2, 4])];
  expect(inOrder(first, last).map(({ key }) => key)).toEqual([
    'focus/improvement-2',
    'monk/improvement-4',
    'focus/improvement-4',
    'monk/improvement-8',
  ]);
});
