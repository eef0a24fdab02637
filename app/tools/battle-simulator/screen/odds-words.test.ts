import { expect, test } from 'vitest';
import { fallSentence, percent, roundsSentence, withInterval } from './odds-words';

test('a share is a whole percent, and what is nearly nothing or all is not told as nothing or all', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([
    '0%',
    'under 1%',
    '50%',
    'over 99%',
    '100%',
  ]);
});

test('a share stands with its interval', () => {
  expect(withInterval({ share: 0.62, low: 0.5987, high: 0.641 })).toBe('62% (59.9 to 64.1%)');
});

test('the usual rounds are told as a range, or as the one number that they are', () => {
  expect(roundsSentence({ mean: 3.4, p25: 3, p75: 4 })).toContain('most often 3 to 4.');
  expect(roundsSentence({ mean: 1.1, p25: 1, p75: 1 })).toContain('most often 1.');
});

test('who falls is told with who falls most often, and a lone fighter without the others', () => {
  const of = (value: number) => ({ share: value, low: value, high: value });
  const side = (down: number) => ({
    nobodyDown: of(1 - down),
    somebodyDown: of(down),
    everybodyDown: of(0.02),
    somebodyDead: of(0.1),
    everybodyDead: of(0),
    fled: of(0),
  });
  const fighter = (name: string, down: number, team: 0 | 1 = 0) => ({
    name,
    side: team,
    down: of(down),
  });
  const told = (down: number, creatures: ReturnType<typeof fighter>[]) =>
    fallSentence({ sides: [side(down), side(1)], creatures });
  const foe = fighter('Ogre', 1, 1);
  expect(told(0.24, [fighter('Rogue', 0.1), fighter('Wizard', 0.2), foe])).toBe(
    'Somebody of side A falls in 24% of the fights, most often Wizard (20%); all of them in 2%. Somebody dies in 10%.',
  );
  expect(told(0.24, [fighter('Rogue', 0.24), foe])).toBe(
    'Somebody of side A falls in 24% of the fights. Somebody dies in 10%.',
  );
  expect(told(0, [fighter('Rogue', 0), foe])).toBe('Nobody of side A falls.');
});
