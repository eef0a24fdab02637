import { expect, it } from 'vitest';
import { countedName, singulars } from './counted-name';

it.each([
  ['2x Goblin', '2', 'Goblin'],
  ['4 goblins', '4', 'goblins'],
  ['Ogre x2', '2', 'Ogre'],
  ['- 2 Wolves', '2', 'Wolves'],
  ['• 3 × Bats', '3', 'Bats'],
  ['3: goblin', '3', 'goblin'],
  ['Wolf (3)', '3', 'Wolf'],
  ['Giant Rat ×12', '12', 'Giant Rat'],
  ['1d4+1 wolves', '1d4+1', 'wolves'],
  ['Dragon', '1', 'Dragon'],
  ['Guard 2', '1', 'Guard 2'],
  ['X2', '1', 'X2'],
])('%s is %s of %s', (line, count, name) => {
  expect(countedName(line)).toEqual({ count, name });
});

it.each([
  ['wolves', 'wolf'],
  ['harpies', 'harpy'],
  ['goblins', 'goblin'],
  ['witches', 'witch'],
  ['fishermen', 'fisherman'],
  ['swarm of bat', 'swarm of bats'],
])('%s may be several of %s', (many, one) => {
  expect(singulars(many)).toContain(one);
});
