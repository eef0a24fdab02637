import { expect, it } from 'vitest';
import type { ListedEncounter } from './encounter';
import { callEncounter, readNewEncounter } from './encounter-call';

it('takes what a program sends, and tells it back by the names of the specification', () => {
  const read = readNewEncounter({
    name: 'The ford',
    edition: '2024',
    partyId: 'p',
    notes: 'Mud.',
    monsters: [
      { id: 'ogre.srd-5-2', name: 'Ogre', cr: 2, count: 2 },
      { name: 'Hare', side: 'allies' },
    ],
  });
  if (!read.ok) throw new Error(read.problem);
  const listed: ListedEncounter = {
    id: 'e',
    name: 'The ford',
    status: 'draft',
    edition: '2024',
    partyId: 'p',
    folder: '',
    tags: [],
    foes: 2,
    xp: 900,
    version: 1,
    shared: false,
    updatedAt: 0,
  };
  expect(callEncounter(listed, read.encounter, 'ann')).toMatchObject({
    id: 'e',
    ownerSub: 'ann',
    name: 'The ford',
    partyId: 'p',
    status: 'draft',
    notes: 'Mud.',
    monsters: [
      { id: 'ogre.srd-5-2', name: 'Ogre', cr: 2, xp: 450, count: 2, side: 'foes' },
      { id: null, name: 'Hare', cr: null, xp: 0, count: 1, side: 'allies' },
    ],
    updatedAt: '1970-01-01T00:00:00.000Z',
  });
});

it.each([
  [null, 'JSON object'],
  [[], 'JSON object'],
  [{ name: 'x', monsters: 'many' }, '"monsters" is a list'],
  [{ name: 'x', monsters: Array.from({ length: 61 }, () => ({ name: 'Rat' })) }, 'at most 60'],
  [{ name: '' }, '“name”'],
  [{ name: 'x', edition: '5e' }, '“edition”'],
  [{ name: 'x', monsters: [null] }, 'creatures.0'],
  [{ name: 'x', monsters: [{ name: 'Rat', count: 101 }] }, 'creatures.0.count'],
  [{ name: 'x', monsters: [{ name: 'Rat', cr: 99 }] }, 'creatures.0.cr'],
])('refuses %j', (body, words) => {
  const read = readNewEncounter(body);
  expect(read.ok ? 'read' : read.problem).toContain(words);
});
