import { expect, it } from 'vitest';
import { type Encounter, encounter } from '../encounter';
import { foesOf, LONGEST_ENCOUNTER, readEncounter, shownEncounter } from './encounter-text';

const ford: Encounter = encounter.parse({
  name: 'The ford',
  edition: '2014',
  folder: 'One',
  tags: ['river'],
  party: { partyId: 'ours', groups: [{ level: 3, count: 4 }] },
  creatures: [
    { key: 'a', name: 'Goblin', cr: 0.25, xp: 50, count: 4 },
    { key: 'b', name: 'Guide', cr: 1, xp: 200, side: 'allies' },
  ],
  place: { mapId: 'm', room: 2 },
});

it('reads what it wrote', () => {
  expect(readEncounter(JSON.stringify(ford))).toEqual({ ok: true, encounter: ford });
});

it.each([
  ['', 'it is not JSON'],
  ['[]', 'This is not an encounter'],
  [JSON.stringify({ ...ford, edition: '1974' }), '“edition”'],
  [JSON.stringify({ ...ford, creatures: [ford.creatures[0], ford.creatures[0]] }), 'the same key'],
  [JSON.stringify({ ...ford, evil: 1 }), 'This is not an encounter'],
  [' '.repeat(LONGEST_ENCOUNTER + 1), 'too long'],
])('refuses %j', (text, words) => {
  const read = readEncounter(text);
  expect(read.ok ? 'read' : read.problem).toContain(words);
});

it('counts foes and what they are worth, without allies', () => {
  expect(foesOf(ford.creatures)).toEqual({ foes: 4, xp: 200 });
});

it('shows others the fight and whom it was made for, and not whose it is', () => {
  const shown = shownEncounter(ford);
  expect(shown.party).toEqual({ partyId: null, groups: [{ level: 3, count: 4 }] });
  expect(JSON.stringify(shown)).not.toMatch(/ours|mapId|river|One/);
});

it('has room for the largest encounter there can be', () => {
  const creatures = Array.from({ length: 60 }, (_, at) => ({
    key: `k${at}`.padEnd(40, 'x'),
    record: 'r'.repeat(160),
    name: 'n'.repeat(100),
    cr: 0.125,
    xp: 1_000_000,
    count: 100,
    side: 'allies',
    round: 999,
    locked: true,
    note: 'ü'.repeat(400),
  }));
  const whole = encounter.parse({
    name: 'n'.repeat(100),
    edition: '2024',
    creatures,
    notes: 'n'.repeat(4000),
    treasure: 't'.repeat(2000),
  });
  expect(readEncounter(JSON.stringify(whole)).ok).toBe(true);
});
