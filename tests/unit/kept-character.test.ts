import { expect, it } from 'vitest';
import { keptCharacter, readKept } from '~/characters/kept/character-text';
import kept from '../fixtures/kept-forever/character.json';

it('a character that uses nothing new is stored exactly as the first release stored it', () => {
  const read = readKept(kept.text, kept.play);
  expect(read).toMatchObject({ name: 'Mira', play: { hitPoints: 3, coins: { gp: 12 } } });
  expect(read && keptCharacter(read)).toEqual(kept);
});
