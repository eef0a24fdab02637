import { expect, it } from 'vitest';
import { foldEvent } from '~/fights/fold/fold-event';
import { createLedger } from '~/fights/fold/ledger';
import { type Deed, type FightEvent, fightEvent } from '~/fights/log/deeds';
import { newFight } from '~/fights/log/new-fight';
import type { Fight } from '~/fights/log/state';
import { characterSheet } from '~/fights/sheet/by-hand';
import { tell } from '~/fights/telling/tell';
import { createRandom } from '~/rules/random';
import { pressed } from './press';

const mira = characterSheet('2014', { name: 'Mira', maximum: 30, ac: 14 });
const START = foldEvent(newFight('The ford', '2014'), eventOf('start', addOf()));

function addOf(): Deed[] {
  const parsed = fightEvent.parse({
    v: 1,
    id: 'x',
    by: 'gm',
    at: 0,
    deeds: [{ do: 'add', seeds: [{ id: 'mira', sheet: mira, side: 'party' }] }],
  });
  return parsed.deeds;
}

function eventOf(id: string, deeds: readonly Deed[]): FightEvent {
  return fightEvent.parse({ v: 1, id, by: 'gm', at: 0, deeds });
}

function press(fight: Fight, fields: Record<string, string>): FightEvent {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const done = pressed({
    fight,
    form,
    random: createRandom('looks'),
    newId: () => 'new',
    creature: () => null,
    undoable: null,
    redoable: null,
    isOwn: () => false,
  });
  if ('problem' in done) throw new Error(done.problem);
  return eventOf('press', done);
}

const SETTINGS = {
  intent: 'settings',
  name: 'The ford',
  'turn-seconds': '0',
  initiative: 'group',
  edition: '2014',
  reroll: 'never',
  ties: 'dexterity',
  recharge: 'rolled',
};

function told(before: Fight, event: FightEvent): string[] {
  return tell(before, event, foldEvent(before, event)).map(({ text }) => text);
}

it('a portrait is a sign and a colour, kept in the fight, told, and taken back', () => {
  const event = press(START, { intent: 'portrait', one: 'mira', sign: 'crown', colour: 'gold' });
  expect(foldEvent(START, event).combatants.mira).toMatchObject({
    portrait: 'crown',
    colour: 'gold',
  });
  expect(told(START, event)).toEqual(['Mira has a new portrait.']);
  const ledger = createLedger(START);
  ledger.append(event);
  ledger.append(eventOf('undo', [{ do: 'undo', event: 'press' }]));
  expect(ledger.fight().combatants.mira).toMatchObject({ portrait: null, colour: null });
});

it('a sign or a colour that nobody has drawn is none', () => {
  const event = press(START, { intent: 'portrait', one: 'mira', sign: 'constructor', colour: '' });
  expect(foldEvent(START, event).combatants.mira).toMatchObject({ portrait: null, colour: null });
  expect(pressedProblem({ intent: 'portrait', one: 'nobody', sign: 'crown' })).toMatch(/Select/);
});

it('a fight moves to another place, and its log says where', () => {
  const settled = foldEvent(START, press(START, SETTINGS));
  const event = press(settled, { ...SETTINGS, background: 'cave' });
  const moved = foldEvent(settled, event);
  expect(moved.settings.background).toBe('cave');
  expect(told(settled, event)).toEqual(['Background: cave.']);
  const back = press(moved, { ...SETTINGS, background: 'constructor', ties: 'party' });
  expect(told(moved, back)).toEqual(['The fight settings changed.', 'Background: candlelight.']);
});

it('a form without the place leaves it as it is', () => {
  const there = foldEvent(START, press(START, { ...SETTINGS, background: 'night' }));
  expect(foldEvent(there, press(there, SETTINGS)).settings.background).toBe('night');
});

function pressedProblem(fields: Record<string, string>): string {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const done = pressed({
    fight: START,
    form,
    random: createRandom('x'),
    newId: () => 'n',
    creature: () => null,
    undoable: null,
    redoable: null,
    isOwn: () => false,
  });
  return 'problem' in done ? done.problem : '';
}
