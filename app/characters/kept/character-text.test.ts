import { expect, it } from 'vitest';
import { character } from '../record/character';
import { keptCharacter, readKept, shownCharacter } from './character-text';

const mira = character.parse({
  edition: '2014',
  name: 'Mira',
  player: 'Ann',
  notes: 'Owes Odo 5 gp.',
  levels: [{ class: 'cleric' }],
  play: { hitPoints: 3, conditions: ['prone'] },
});

it('a character comes back as it was kept, with its play', () => {
  const kept = keptCharacter(mira);
  expect(kept && readKept(kept.text, kept.play)).toEqual(mira);
  expect(kept?.text).not.toContain('prone');
});

it('one that takes more than 64 kB is not kept', () => {
  const extras = Array.from({ length: 40 }, () => ({ name: 'Long', words: 'ä'.repeat(1000) }));
  expect(keptCharacter({ ...mira, extras })).toBeNull();
});

it('what is no character is none, and play that cannot be read begins anew', () => {
  expect(readKept('[', '{}')).toBeNull();
  expect(readKept('{"edition":"1974"}', '{}')).toBeNull();
  expect(readKept('{"edition":"2014"}', '{"hitPoints":"many"}')).toMatchObject({
    play: { hitPoints: null },
  });
});

it('others are shown no private notes and no player', () => {
  expect(JSON.stringify(shownCharacter(mira))).not.toMatch(/Owes|Ann/);
});
