import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { BringDesk } from '~/fights/kept/bring-party.server';
import type { FightCalls } from '~/fights/kept/fight-calls';
import { createFight, type NewFight } from '~/fights/kept/kept-fights.server';
import type { Deed, FightEvent, Seed } from '~/fights/log/deeds';
import { sheet } from '~/fights/sheet/sheet';
import { openDatabase } from '~/platform/database.server';
import { createLog } from '~/platform/log';
import { openObjects } from '~/platform/objects.server';

export const NOW = 1_800_000_000_000;
export const DAY = 24 * 60 * 60 * 1000;

/** The services that store fights, with the real database and objects, and a clock that tests can set. */
export type Desk = BringDesk & { at: { now: number }; lines: string[] };

export function openDesk(): Desk {
  const at = { now: NOW };
  const lines: string[] = [];
  return {
    db: openDatabase(env.DB),
    files: env.FILES,
    fights: openObjects(env.FIGHTS),
    clock: { now: () => at.now },
    log: createLog((line) => lines.push(line)),
    at,
    lines,
  };
}

/** The Durable Object of a fight, called directly instead of through its row. */
export function objectOf(id: string): FightCalls {
  return env.FIGHTS.getByName(id) as unknown as FightCalls;
}

let made = 0;

/** An event as a device sends it. */
export function event(deeds: Deed[], facts: Partial<FightEvent> = {}): FightEvent {
  made += 1;
  return { v: 1, id: `event-${made}`, by: 'a-device', at: made, deeds, ...facts };
}

export const note = (text: string) => event([{ do: 'note', text }]);
export const named = (name: string) => event([{ do: 'name', name }]);
export const takesBack = (of: FightEvent) => event([{ do: 'undo', event: of.id }]);

/** A creature that joins with a name and default values. */
export function goblin(id: string, changes: Partial<Seed> = {}): Seed {
  const own = sheet.parse({ name: 'Goblin', edition: '2014', maximum: 7, saves: {} });
  return {
    id,
    kind: 'creature',
    sheet: own,
    side: 'foes',
    alias: null,
    hidden: false,
    revealOnTurn: false,
    arrives: null,
    losesTies: false,
    note: '',
    ...changes,
  };
}

export const joins = (...seeds: Seed[]) => event([{ do: 'add', seeds }]);

/** Creates a fight of Ann's; returns its id. */
export async function begin(desk: Desk, fight: Partial<NewFight> = {}): Promise<string> {
  const made = await createFight(desk, 'ann', { name: 'Ambush', edition: '2014', ...fight });
  if (!made.ok) throw new Error(made.sentence);
  return made.id;
}

/** Restarts an object as the platform does when it moves or fails: its memory is lost. */
export async function restart(id: string): Promise<void> {
  const stub = env.FIGHTS.getByName(id);
  await runInDurableObject(stub, (_, state) => state.abort()).catch(() => {});
}

/** Calls an object from inside: its errors reach only the caller, and do not fail the test as unhandled. */
export function inside<Answer>(
  id: string,
  ask: (fight: FightCalls) => Promise<Answer>,
): Promise<Answer> {
  return runInDurableObject(env.FIGHTS.getByName(id), (instance) =>
    ask(instance as unknown as FightCalls),
  );
}

/** Runs a query in an object's storage and returns its rows. */
export function inStorage<Row extends Record<string, SqlStorageValue>>(
  id: string,
  query: string,
): Promise<Row[]> {
  const stub = env.FIGHTS.getByName(id);
  return runInDurableObject(stub, (_, state) => state.storage.sql.exec<Row>(query).toArray());
}

/** Makes the object's database refuse a statement from now on, as if its disk failed. */
export function breakStorage(id: string, when: string): Promise<unknown[]> {
  return inStorage(
    id,
    `create trigger broken before ${when} begin select raise(abort, 'the disk failed'); end`,
  );
}

export const mendStorage = (id: string) => inStorage(id, 'drop trigger broken');
