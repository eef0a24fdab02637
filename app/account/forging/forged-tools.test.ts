import { expect, it } from 'vitest';
import { toolAddress } from '~/catalogue/access';
import { CATALOGUE } from '~/catalogue/catalogue';
import { ADVENTURING, BATTLE_SIMULATOR, CHARACTER_LAB } from './forged-tools';

it.each([
  [CHARACTER_LAB, '/lab/character'],
  [ADVENTURING, '/adventuring'],
  [BATTLE_SIMULATOR, '/battle-simulator'],
])('$title is named as in the catalogue, and found where it says', (forged, address) => {
  const tool = CATALOGUE.find((entry) => entry.id === forged.tool);
  expect(tool?.title).toBe(forged.title);
  expect(tool && toolAddress(tool)).toBe(address);
});
