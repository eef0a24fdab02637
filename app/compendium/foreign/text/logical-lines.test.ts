import { expect, it } from 'vitest';
import { HOMEBREW_LIMITS } from '../limits';
import { logicalLines } from './logical-lines';

const LINE = 'of the ogre that starts its turn there takes 5 fire damage,';

it('puts a sentence together that a column broke', () => {
  const told = logicalLines(`Aura. Each creature within 10 feet,\n${LINE}\nand no more.`);
  expect(told.map(({ text }) => text)).toEqual([
    `Aura. Each creature within 10 feet, ${LINE} and no more.`,
  ]);
});

it('puts nothing together that is longer than a line may be, and loses no word of it', () => {
  const text = `Aura. Each creature within 10 feet,\n${`${LINE}\n`.repeat(2000)}`;
  const told = logicalLines(text);
  expect(Math.max(...told.map((one) => one.text.length))).toBeLessThanOrEqual(
    HOMEBREW_LIMITS.lineLetters,
  );
  expect(told.length).toBeGreaterThan(10);
  expect(told.map((one) => one.text).join(' ')).toBe(text.trim().replaceAll('\n', ' '));
});

it('joins a word that a hyphen broke, however long the sentence is by then', () => {
  const text = `Each creature within 10 feet,\n${`${LINE}\n`.repeat(100)}and the dam-\nage is halved.`;
  expect(logicalLines(text).at(-1)?.text).toMatch(/ and the damage is halved\.$/);
});
