import { expect, test } from 'vitest';
import { readSpellRecord } from './read-records';

const spark = {
  slug: 'spark',
  source: 'Test Book',
  edition: '2014',
  name: 'Spark',
  level: 1,
  school: 'evocation',
  castingTime: { amount: 1, unit: 'action', text: '1 action' },
  range: { kind: 'feet', feet: 30, text: '30 feet' },
  components: { v: true },
  duration: { kind: 'instantaneous', text: 'Instantaneous' },
  damage: [{ dice: { count: 1, sides: 6 }, type: 'lightning' }],
  text: 'A spark leaps.\n\nIt stings.',
};

function problemWith(change: Record<string, unknown>): string {
  const reading = readSpellRecord({ ...spark, ...change });
  return reading.ok ? 'no problem' : reading.problem;
}

test('what a spell leaves out is filled in', () => {
  const reading = readSpellRecord(spark);
  if (!reading.ok) throw new Error(reading.problem);
  expect(reading.record.components).toMatchObject({ v: true, s: false, m: false, costGp: null });
  expect(reading.record.duration.concentration).toBe(false);
  expect(reading.record.scaling).toBeNull();
});

test.each([
  [{ level: 10 }, '"level" must be a whole number from 0 to 9, found 10'],
  [{ level: '3' }, '"level" must be a whole number from 0 to 9, found "3"'],
  [
    { castingTime: { amount: 1, unit: 'nap', text: 'a nap' } },
    '"castingTime.unit" must be one of: action, bonus-action, reaction, minute, hour, found "nap"',
  ],
  [{ school: undefined }, '"school" is missing'],
  [{ classes: ['Wizard', 3] }, '"classes[2]" must be text, found 3'],
  [{ text: 'x'.repeat(16_001) }, /^"text" must have at most 16000 characters, found "x+…"$/],
  [{ mana: 3 }, '"mana" is not a field that a record may have'],
])('a spell with %j is refused in words', (change, sentence) => {
  if (typeof sentence === 'string') expect(problemWith(change)).toBe(sentence);
  else expect(problemWith(change)).toMatch(sentence);
});
