import { expect, it } from 'vitest';
import { foundAmong, type HereThing } from './found-here';

function thing(group: string, name: string, words = name.toLowerCase()): HereThing {
  return { group, name, to: `/${name}`, says: '', words };
}

const HERE = [
  thing('Monsters', 'Goblin'),
  thing('Yours', 'Goblin ambush'),
  thing('Rules', 'Grappled', 'grappled a grappled creature goblin'),
  thing('Rules', 'Goblin rules'),
];

it('what the device has is found by its words, own things first', () => {
  const found = foundAmong(HERE, 'goblin').map(({ title, things }) => [
    title,
    things.map(({ name }) => name),
  ]);
  expect(found).toEqual([
    ['Yours', ['Goblin ambush']],
    ['Monsters', ['Goblin']],
    ['Rules', ['Goblin rules', 'Grappled']],
  ]);
});

it('finds nothing by a word that nothing has', () => {
  expect(foundAmong(HERE, 'lich')).toEqual([]);
});
