import { expect, test } from 'vitest';
import type { Deed } from '~/characters/play/deed';
import { newSeed } from '~/platform/new-seed';
import { readText } from '../import/read-sent.server';
import {
  changedHere,
  type DeviceCharacter,
  keepHere,
  madeHere,
  playedHere,
  readHere,
  tableHere,
} from './device-characters';
import { keepStepHere, makingHere } from './device-steps';
import { charactersHere, dropHere, keyHere } from './page-device-shelf';
import { wholeHere } from './whole-here';

/** A localStorage with room for so many letters. */
function storageOf(room = Number.POSITIVE_INFINITY): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    key: (at: number) => [...held.keys()][at] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => held.delete(key),
    clear: () => held.clear(),
    setItem(key: string, text: string) {
      if (text.length > room) throw new Error('QuotaExceededError');
      held.set(key, text);
    },
  };
}

function form(fields: Record<string, string>): FormData {
  const all = new FormData();
  for (const [name, value] of Object.entries(fields)) all.set(name, value);
  return all;
}

const ID = '0b7c0f0e-1111-4222-8333-444455556666';

function begin(storage: Storage, fields: Record<string, string>): DeviceCharacter {
  const made = madeHere(form(fields), newSeed);
  if ('problem' in made) throw new Error(made.problem);
  const one = { id: ID, version: 1, playSeq: 0, character: made.character, done: [] };
  expect(keepHere(storage, one, 1000)).toBeNull();
  return here(storage);
}

function here(storage: Storage): DeviceCharacter {
  const found = readHere(storage, ID);
  if (found === null || found === 'unread') throw new Error(`It is ${found}.`);
  return found;
}

let uuids = 0;

function step(storage: Storage, fields: Record<string, string>, version = here(storage).version) {
  uuids += 1;
  const given = { now: 2000, uuid: `uuid-${uuids}`, seed: newSeed };
  return keepStepHere(storage, ID, form({ ...fields, version: String(version) }), given);
}

const FIGHTER = { intent: 'archetype', edition: '2014', archetype: 'fighter', level: '1' };

test('a character is made by its steps, chosen for, undone and made again, on the device', () => {
  const storage = storageOf();
  begin(storage, { intent: 'new', edition: '2014', name: 'Ada' });
  const url = (search: string) => new URL(`https://delvewright.example/try/character-lab${search}`);
  expect(makingHere(storage, ID, url('?step=left'))?.view.step).toBe('race');
  expect(makingHere(storage, 'another', url(''))).toBeNull();
  expect(step(storage, { step: 'class', press: 'level-up:wizard' }).status).toBe(200);
  const rest = step(storage, { step: 'class', press: 'rest' });
  expect(rest).toMatchObject({ status: 200, body: { facts: { missing: [], version: 3 } } });
  const whole = here(storage);
  expect(whole.character.items.length).toBeGreaterThan(0);
  const before = 'kept' in rest.body ? (rest.body.kept.before ?? '') : '';
  step(storage, { step: 'class', press: 'undo', before });
  expect(here(storage).character).toMatchObject({ items: [], race: null });
  expect(here(storage).character.play.coins.gp).toBe(0);
  step(storage, { step: 'class', press: 'rest' });
  expect(makingHere(storage, ID, url('?step=left'))?.missing).toEqual([]);
});

test('a step from a tab that is behind is refused with what was chosen, until it is sent as mine', () => {
  const storage = storageOf();
  begin(storage, { intent: 'new', edition: '2024', name: 'Ada' });
  step(storage, { step: 'class', press: 'level-up:fighter' });
  const behind = step(storage, { step: 'about', press: 'keep', name: 'Bea' }, 1);
  expect(behind).toMatchObject({
    status: 409,
    body: { kept: { conflict: true }, facts: { name: 'Bea' } },
  });
  expect(here(storage).character.name).toBe('Ada');
  step(storage, { step: 'about', press: 'mine', name: 'Bea' }, 1);
  expect(here(storage).character).toMatchObject({ name: 'Bea', levels: [{ class: 'fighter' }] });
  expect(charactersHere(storage)).toMatchObject([{ id: ID, name: 'Bea', line: 'Fighter 1' }]);
});

test('play is written with its log, applied once, and undone', () => {
  const storage = storageOf();
  const one = begin(storage, FIGHTER);
  const hurt: Deed = { id: 'a', does: 'damage', amount: 3 } as Deed;
  const now = playedHere(one, [hurt, hurt]);
  expect(now.playSeq).toBe(1);
  expect(playedHere(now, [hurt])).toBe(now);
  keepHere(storage, now, 3000);
  const { table } = tableHere(here(storage));
  expect(table.confirmed).toMatchObject({ seq: 1, done: [{ id: 'a', undone: false }] });
  expect(table.confirmed.play.hitPoints).toBe(table.facts.maximum - 3);
  const undone = playedHere(here(storage), [{ id: 'b', does: 'undo', of: 'a' }]);
  expect(undone.character.play.hitPoints).toBe(one.character.play.hitPoints);
});

test('coins that a choice gives are added to those at hand, and what was found in play stays', () => {
  const storage = storageOf();
  const one = begin(storage, FIGHTER);
  const found = playedHere(one, [
    { id: 'c', does: 'coins', cp: 0, sp: 0, ep: 0, gp: 5, pp: 0 },
    { id: 'd', does: 'loot', name: 'Idol', count: 1 } as unknown as Deed,
  ]);
  const gp = found.character.play.coins.gp;
  const { play } = found.character;
  const richer = { ...found.character, play: { ...play, coins: { ...play.coins, gp: gp + 10 } } };
  const changed = changedHere(found, richer, 'uuid');
  expect(changed.character.play.coins.gp).toBe(gp + 10);
  expect(changed.version).toBe(2);
});

test('the account reads what the device has, with its play', () => {
  const storage = storageOf();
  const one = playedHere(begin(storage, FIGHTER), [{ id: 'a', does: 'damage', amount: 2 } as Deed]);
  keepHere(storage, one, 4000);
  const read = readText(wholeHere(storage, ID) ?? '', null);
  expect(read).toMatchObject({ ok: true, imported: { missing: 0, problems: [] } });
  expect(JSON.parse(wholeHere(storage, ID) ?? '')).toMatchObject({
    play: { hitPoints: one.character.play.hitPoints },
  });
});

test('without room nothing is lost; what cannot be read stays, and goes only as it was seen', () => {
  const storage = storageOf();
  const one = begin(storage, FIGHTER);
  expect(keepHere(storageOf(100), one, 1)).toBe('no-room');
  expect(keepHere(null, one, 1)).toBe('no-room');
  const notes = 'x'.repeat(66_000);
  expect(keepHere(storage, { ...one, character: { ...one.character, notes } }, 2)).toBe('too-long');
  expect(here(storage)).toEqual(one);
  const key = keyHere(storage, ID);
  storage.setItem(key, (storage.getItem(key) ?? '').replace(/\n.*/s, '\n{"v":1'));
  expect(readHere(storage, ID)).toBe('unread');
  expect(wholeHere(storage, ID)).toBeNull();
  expect(step(storage, { step: 'class' }, 1).status).toBe(404);
  dropHere(storage, ID, 999);
  expect(charactersHere(storage)).toHaveLength(1);
  dropHere(storage, ID, 1000);
  expect(charactersHere(storage)).toEqual([]);
  expect(readHere(storage, ID)).toBeNull();
});
