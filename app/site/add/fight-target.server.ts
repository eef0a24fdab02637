import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { AddGroup } from '~/catalogue/add-to/add-facts';
import { openEncounter } from '~/encounters/kept/encounters.server';
import { fightPaths } from '~/fight-paths';
import { fightHelpers, fights } from '~/fights/kept/tables';
import type { Database } from '~/platform/database.server';
import { formsOfEncounter } from '~/tools/initiative-tracker/live/waves-of';
import { bringMap } from '~/tools/initiative-tracker/mat/bring-map.server';
import { pressOnFight } from '~/tools/initiative-tracker/press-on-fight.server';
import {
  type AddAsked,
  type AddDone,
  goneTarget,
  MOST_TARGETS,
  type TargetKind,
} from './add-target.server';

/** A fight that runs or is prepared, for monsters: they join it. */
export const MONSTER_TO_FIGHT: TargetKind = {
  is: 'fight',
  takes: 'monster',
  tool: 'initiative-tracker',
  judgesPro: true,
  list: ({ context, person }) => fightsToJoin(context.services.db, person.userId),
  async add(asked) {
    const { thing, count } = asked;
    const form = formOf({ intent: 'add', lines: `${count} ${thing.id}`, side: 'foes' });
    const done = await press(asked, [form]);
    return done.ok ? { ...done, many: count } : done;
  },
  undo,
};

/** The same for encounters, whose later waves arrive in their rounds. */
export const ENCOUNTER_TO_FIGHT: TargetKind = {
  ...MONSTER_TO_FIGHT,
  takes: 'encounter',
  async add(asked) {
    const { context, person, thing } = asked;
    const read = await openEncounter(context.services, person.userId, thing.id);
    if (read === null || read === 'unread') return goneTarget('encounter');
    const { creatures, notes, treasure } = read.encounter;
    if (creatures.length === 0) {
      return { ok: false, status: 409, problem: `“${thing.name}” has no monsters yet.` };
    }
    const monsters = creatures.map(({ record, ...rest }) => ({ ...rest, id: record }));
    return press(asked, formsOfEncounter({ monsters, notes, treasure }).map(formOf));
  },
};

/** The same for maps: the map stands beside the order, all of it covered. */
export const MAP_TO_FIGHT: TargetKind = {
  ...MONSTER_TO_FIGHT,
  takes: 'map',
  async add(asked) {
    const { context, person, thing } = asked;
    const form = formOf({ intent: 'mat:choose', map: thing.id });
    const refused = await bringMap(context.services, person.userId, form);
    return refused === null ? press(asked, [form]) : { ok: false, ...refused };
  },
};

async function press(asked: AddAsked, forms: readonly FormData[]): Promise<AddDone> {
  const { context, person, id, key } = asked;
  const done = await pressOnFight(context, person, { fightId: id, forms, mark: key });
  if (!done.ok) {
    const { status, problem, needsPro } = done;
    return { ok: false, status, problem, ...(needsPro && { upgrade: true }) };
  }
  const undoes = `fight:${id}:${key}`;
  return { ok: true, name: done.fight, to: fightPaths.fight({ id }), undo: undoes };
}

async function undo(asked: AddAsked, [event = '']: readonly string[]): Promise<AddDone> {
  const { context, person, id, key } = asked;
  const forms = [formOf({ intent: 'undo-this', event })];
  const done = await pressOnFight(context, person, { fightId: id, forms, mark: key });
  if (!done.ok) return { ok: false, status: done.status, problem: done.problem };
  return { ok: true, name: done.fight, to: fightPaths.fight({ id }), undo: null };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** The user's own fights and those that they help to run: running ones first. */
async function fightsToJoin(db: Database, userId: string): Promise<AddGroup> {
  const helped = sql`${fights.id} in (select ${fightHelpers.fightId} from ${fightHelpers}
    where ${fightHelpers.userId} = ${userId})`;
  const found = await db
    .select({
      id: fights.id,
      name: fights.name,
      status: fights.status,
      round: fights.round,
      combatants: fights.combatants,
    })
    .from(fights)
    .where(
      and(
        or(eq(fights.userId, userId), helped),
        isNull(fights.deletedAt),
        ne(fights.status, 'over'),
      ),
    )
    .orderBy(sql`${fights.status} <> 'running'`, desc(fights.updatedAt), fights.id)
    .limit(MOST_TARGETS);
  return {
    title: 'Fights',
    targets: found.map(({ id, name, status, round, combatants }) => ({
      to: `fight:${id}`,
      name,
      says: `${status === 'running' ? `Round ${round}` : 'Prepared'} · ${combatants} ${combatants === 1 ? 'combatant' : 'combatants'}`,
    })),
  };
}
