import { expect, it } from 'vitest';
import { character } from '../record/character';
import { playText } from '../record/play-text';
import { keptCharacter, readKept, shownCharacter } from './character-text';

const mira = character.parse({
  edition: '2014',
  name: 'Mira',
  player: 'Ann',
  notes: 'Owes Odo 5 gp.',
  levels: [{ class: 'cleric' }],
  items: [
    { id: 'plate', name: 'Odd plate', armor: { category: 'heavy', base: 18, dexterity: 'none' } },
    { id: 'wand', name: 'Wand', charges: { most: 3 } },
  ],
  removed: [{ class: 'cleric' }],
  play: {
    hitPoints: 3,
    conditions: ['prone'],
    effects: ['barbarian/rage'],
    gear: { wand: { of: [1, false, false], count: 0, equipped: false, attuned: false } },
    loot: [{ id: 'found', name: 'Rope' }],
    notes: [{ id: 'note', text: 'Odo lies.' }],
  },
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

it('what is no character is none, and neither is one whose play is no record', () => {
  expect(readKept('[', '{}')).toBeNull();
  expect(readKept('{"edition":"1974"}', '{}')).toBeNull();
  expect(readKept('{"edition":"2014"}', '{"hitPoints":3')).toBeNull();
  expect(readKept('{"edition":"2014"}', '[]')).toBeNull();
});

it('fields of another release are dropped, and all others are kept', () => {
  const { play, ...chosen } = mira;
  const items = chosen.items.map((one) => ({ ...one, rune: 'fire' }));
  const gear = { wand: { ...play.gear.wand, hidden: true } };
  const text = JSON.stringify({ ...chosen, items, patron: 'Odo' });
  const later = JSON.stringify({ ...play, gear, luck: 3 });
  expect(readKept(text, later)).toEqual(mira);
});

it.each([
  ['hitPoints', 'many', null],
  ['temporary', -1, 0],
  ['coins', { cp: 1, sp: -5, ep: 0, gp: 12, pp: 0 }, { cp: 1, sp: 0, ep: 0, gp: 12, pp: 0 }],
  ['slotsSpent', [1, 'two', 1], [1, 0, 1]],
  ['conditions', ['prone', 'sleepy'], ['prone']],
  ['spent', { rage: 2, ki: -1 }, { rage: 2 }],
  [
    'loot',
    [{ id: 'a b' }, { id: 'found', name: 'Rope', weight: 1 }],
    [{ id: 'found', name: 'Rope', item: null, pounds: null }],
  ],
  [
    'gear',
    {
      arrows: { of: [9999, false, false], count: 1, equipped: false, attuned: false, shot: 19998 },
      rope: { of: [1, false, false], count: -1, equipped: false, attuned: false },
    },
    { arrows: { of: [9999, false, false], count: 1, equipped: false, attuned: false, shot: 0 } },
  ],
])('an invalid part of %s of play costs nothing else', (field, wrong, right) => {
  const { text } = keptCharacter(mira) ?? { text: '' };
  const read = readKept(text, JSON.stringify({ ...mira.play, luck: 3, [field]: wrong }));
  expect(read?.play).toEqual({ ...mira.play, [field]: right });
});

it('of a list of play that is too long the latest entries are kept', () => {
  const notes = Array.from({ length: 101 }, (_, at) => ({ id: `note-${at}`, text: 'x' }));
  const read = readKept('{"edition":"2014"}', playText({ ...mira.play, notes }));
  expect(read?.play).toEqual({ ...mira.play, notes: notes.slice(1) });
});

it('others are shown no private notes and no player', () => {
  expect(JSON.stringify(shownCharacter(mira))).not.toMatch(/Owes|Ann|lies/);
});
