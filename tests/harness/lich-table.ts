import { type Deed, deed } from '~/fights/log/deeds';
import { newFight } from '~/fights/log/new-fight';
import type { Combatant, Fight } from '~/fights/log/state';
import { combatantOf } from '~/fights/people/people';
import { characterSheet } from '~/fights/sheet/by-hand';
import { spellMove } from '~/fights/sheet/spell-moves';
import { creatureOf } from '~/tools/initiative-tracker/creatures/creature-of';
import type { Creature } from '~/tools/initiative-tracker/presses/asked';
import { planOf } from '~/tools/initiative-tracker/presses/plan-presses';
import { type Press, pressed } from '~/tools/initiative-tracker/presses/press';
import { after, type Fields, GOBLIN, pressOf } from './press-table';
import { SRD_MONSTERS, SRD_SPELLS } from './srd-5-1';

function creature(slug: string): Creature {
  const record = SRD_MONSTERS.find((one) => one.slug === slug);
  if (!record) throw new Error(slug);
  return creatureOf({ id: slug, record });
}
const LICH = creature('lich');
const KNOWN = new Map([LICH, creature('wolf'), GOBLIN].map((one) => [one.id, one]));
const hero = (name: string) => characterSheet('2014', { name, maximum: 60, ac: 14 });

/** A running fight with a lich, two party members and two goblins in one row. */
export const FIGHT = after(
  after(newFight('Ford', '2014'), [
    deed.parse({
      do: 'add',
      seeds: [
        { id: 'lich', sheet: LICH.sheet, initiative: 20 },
        { id: 'mira', sheet: hero('Mira'), side: 'party', initiative: 15 },
        { id: 'odo', sheet: hero('Odo'), side: 'party', initiative: 10 },
        { id: 'g1', sheet: GOBLIN.sheet, row: 'g1', initiative: 5 },
        { id: 'g2', sheet: GOBLIN.sheet, row: 'g1' },
      ],
    }),
  ]),
  [{ do: 'begin' }],
);

/** A press with these fields, with the spells of SRD 5.1 and a few of its monsters available. */
export function pressAt(fight: Fight, fields: Fields): Press {
  const spell = (name: string) => {
    const record = SRD_SPELLS.find((one) => one.slug === name || one.name === name);
    return record ? spellMove(record.slug, record) : null;
  };
  const found = (name: string) => KNOWN.get(name.toLowerCase()) ?? null;
  return { ...pressOf(fight, fields), spell, creature: found };
}

function deedsAt(fight: Fight, fields: Fields): Deed[] {
  const done = pressed(pressAt(fight, fields));
  if ('problem' in done) throw new Error(done.problem);
  return done.map((one) => deed.parse(one));
}

/** The fight after a press; throws if it was refused. */
export const does = (fight: Fight, fields: Fields) => after(fight, deedsAt(fight, fields));

/** The deeds of applying a plan, with the dice of a fixed seed. */
export const counts = (fight: Fight, planned: string, fields: Fields) =>
  deedsAt(fight, { ...fields, intent: 'counts', planned, seed: 'a-seed' });

/** Why a press is refused, or a spell not shown; throws if it was not. */
export function sentenceAt(fight: Fight, fields: Fields): string {
  const intent = String(fields.intent);
  const press = pressAt(fight, fields);
  const done = /^spell:/.test(intent) ? planOf(press, intent) : pressed(press);
  if (!('problem' in done)) throw new Error('It was done.');
  return done.problem;
}

/** A combatant of the fight; throws if there is none. */
export function one(fight: Fight, id: string): Combatant {
  const found = combatantOf(fight, id);
  if (!found) throw new Error(id);
  return found;
}
