import { foldEvent } from '~/fights/fold/fold-event';
import { type Deed, deed, fightEvent } from '~/fights/log/deeds';
import { newFight } from '~/fights/log/new-fight';
import type { Fight } from '~/fights/log/state';
import { characterSheet } from '~/fights/sheet/by-hand';
import type { Edition } from '~/rules/edition';
import { createRandom } from '~/rules/random';
import { creatureOf } from '~/tools/initiative-tracker/creatures/creature-of';
import type { Creature } from '~/tools/initiative-tracker/presses/asked';
import { LATE_PRESSES } from '~/tools/initiative-tracker/presses/late-presses';
import { type Press, pressed } from '~/tools/initiative-tracker/presses/press';
import { SRD_MONSTERS } from './srd-5-1';

/** The fields of a form. */
export type Fields = Record<string, string | readonly string[]>;

let made = 0;
const newId = () => {
  made += 1;
  return `id-${made}`;
};

/** A press with these fields in a fight. */
export function pressOf(fight: Fight, fields: Fields, creature: Creature | null = null): Press {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === 'string' ? [value] : value) form.append(name, one);
  }
  return {
    fight,
    form,
    random: createRandom('press'),
    newId,
    creature: () => creature,
    late: LATE_PRESSES,
    undoable: 'an-event',
    redoable: 'an-event',
    isOwn: () => true,
  };
}

/** The deeds of a press, parsed like those of a log; throws if it was refused. */
export function deedsOf(fight: Fight, fields: Fields, creature: Creature | null = null): Deed[] {
  const done = pressed(pressOf(fight, fields, creature));
  if ('problem' in done) throw new Error(done.problem);
  return done.map((one) => deed.parse(one));
}

/** The fight after these deeds. */
export function after(fight: Fight, deeds: readonly Deed[]): Fight {
  const event = { v: 1 as const, id: newId(), by: 'gm', at: 1, deeds: [...deeds] };
  return foldEvent(fight, fightEvent.parse(event));
}

/** Why a press is refused; throws if it was not. */
export function sentenceOf(fight: Fight, fields: Fields): string {
  const done = pressed(pressOf(fight, fields));
  if (!('problem' in done)) throw new Error('It was done.');
  return done.problem;
}

const hero = (edition: Edition) => characterSheet(edition, { name: 'Mira', maximum: 30, ac: 14 });

/** A running fight of a creature, with the id `foe`, and two party members. */
export function against(creature: Creature, edition: Edition): Fight {
  const seed = (id: string, own: Creature['sheet'], side: 'foes' | 'party') => ({
    id,
    sheet: own,
    side,
    initiative: 10,
  });
  const add = deed.parse({
    do: 'add',
    seeds: [
      seed('foe', creature.sheet, 'foes'),
      seed('mira', hero(edition), 'party'),
      seed('odo', hero(edition), 'party'),
    ],
  });
  return after(after(newFight('Ford', edition), [add]), [{ do: 'begin' }]);
}

const goblin = SRD_MONSTERS.find(({ slug }) => slug === 'goblin');
if (!goblin) throw new Error('no goblin');
export const GOBLIN = creatureOf({ id: 'goblin', record: goblin });
/** A goblin against two party members. */
export const FIGHT = against(GOBLIN, '2014');

/** A fight that has not begun, of a goblin and two party members. */
export function twoOfTheParty(): Fight {
  const seeds = (['mira', 'tobin', 'gob'] as const).map((id) => ({
    id,
    sheet: { ...hero('2024'), name: id },
    side: id === 'gob' ? 'foes' : 'party',
  }));
  return after(newFight('Ambush', '2024'), [deed.parse({ do: 'add', seeds })]);
}
