import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { AddGroup } from '~/catalogue/add-to/add-facts';
import { encounterPaths } from '~/encounter-paths';
import { creaturesByIds } from '~/encounters/creatures-by-ids.server';
import { withCreature, withoutCreature } from '~/encounters/kept/add-creature';
import {
  openEncounter,
  putAwayEncounter,
  rewriteEncounter,
} from '~/encounters/kept/encounters.server';
import { encounters } from '~/encounters/kept/tables';
import type { Database } from '~/platform/database.server';
import { keepFight } from '~/tools/encounter-builder/keep/keep.server';
import {
  type AddAsked,
  type AddDone,
  goneTarget,
  MOST_TARGETS,
  type TargetKind,
} from './add-target.server';

/** A saved encounter, or a new one, for monsters. */
export const MONSTER_TO_ENCOUNTER: TargetKind = {
  is: 'encounter',
  takes: 'monster',
  tool: 'encounter-builder',
  async list({ context, person, thing }) {
    const group = await encountersToFill(context.services.db, person.userId);
    const fresh = {
      to: 'encounter:',
      label: 'New encounter',
      button: 'Create',
      usual: thing.name,
      longest: 100,
    };
    return { ...group, fresh };
  },
  async add(asked) {
    const { context, person, thing, id, count, key } = asked;
    if (id === '') return begun(asked);
    const { services } = context;
    const known = (await creaturesByIds(services.db, [thing.id], person.userId)).get(thing.id);
    if (known === undefined) return goneTarget('monster');
    const { name, cr, xp } = known;
    const creature = { record: thing.id, name, cr, xp };
    const done = await rewriteEncounter(services, person.userId, id, (encounter) =>
      withCreature(encounter, creature, count, key),
    );
    const added = answerOf(done, id, `encounter:${id}:${key}:${count}`);
    return added.ok ? { ...added, many: count } : added;
  },
  async undo({ context, person, id }, [mark = '', count = '']) {
    const { services } = context;
    if (mark === 'new') {
      const gone = await putAwayEncounter(services, person.userId, id);
      if (!gone) return goneTarget('encounter');
      return { ok: true, name: 'Recently deleted', to: encounterPaths.shelf(), undo: null };
    }
    const done = await rewriteEncounter(services, person.userId, id, (encounter) =>
      withoutCreature(encounter, mark, Number(count) || 0),
    );
    return answerOf(done, id, null);
  },
};

/** The place of a saved encounter, for maps. */
export const MAP_TO_ENCOUNTER: TargetKind = {
  is: 'encounter',
  takes: 'map',
  tool: 'encounter-builder',
  async list({ context, person }) {
    const { targets } = await encountersToFill(context.services.db, person.userId);
    return { title: 'The place of an encounter', targets };
  },
  async add({ context, person, thing, id }) {
    let was = '';
    const done = await rewriteEncounter(context.services, person.userId, id, (encounter) => {
      const { place } = encounter;
      if (place?.mapId === thing.id) return { ok: true, encounter };
      was = place === null ? 'none' : `${place.mapId}:${place.room ?? ''}`;
      return { ok: true, encounter: { ...encounter, place: { mapId: thing.id, room: null } } };
    });
    const placed = answerOf(done, id, was === '' ? null : `encounter:${id}:${was}`);
    return placed.ok && was === '' ? { ...placed, already: true } : placed;
  },
  async undo({ context, person, thing, id }, [mapId = 'none', room = '']) {
    const place =
      mapId === 'none' ? null : { mapId, room: /^\d{1,3}$/.test(room) ? Number(room) : null };
    const done = await rewriteEncounter(context.services, person.userId, id, (encounter) => ({
      ok: true,
      // A place chosen since then stays.
      encounter: encounter.place?.mapId === thing.id ? { ...encounter, place } : encounter,
    }));
    return answerOf(done, id, null);
  },
};

/** Saves a new encounter as the builder does: with the user's default party. */
async function begun({ context, person, thing, count, name, key }: AddAsked): Promise<AddDone> {
  const { services } = context;
  const { userId } = person;
  const edition = thing.id.endsWith('.srd-5-2') ? '2024' : '2014';
  const search = new URLSearchParams({ edition, monsters: `${thing.id}:${count}` });
  const url = new URL(encounterPaths.builder(`?${search}`), services.config.APP_ORIGIN);
  const form = new FormData();
  const called = name === '' ? thing.name : name;
  for (const [field, value] of Object.entries({ name: called, id: key, auto: '1' })) {
    form.set(field, value);
  }
  const { status, answer } = await keepFight(services, userId, url, form);
  if (answer.problem) return { ok: false, status, problem: answer.problem };
  const read = await openEncounter(services, userId, key);
  if (read === null || read === 'unread') return goneTarget('encounter');
  const to = encounterPaths.kept({ id: key });
  return { ok: true, name: read.listed.name, to, undo: `encounter:${key}:new`, many: count };
}

function answerOf(
  done: Awaited<ReturnType<typeof rewriteEncounter>>,
  id: string,
  undo: string | null,
): AddDone {
  if (!done.ok) return done;
  return { ok: true, name: done.name, to: encounterPaths.kept({ id }), undo };
}

/** The user's encounters that were not played, those changed last first. */
async function encountersToFill(db: Database, userId: string): Promise<AddGroup> {
  const found = await db
    .select({
      id: encounters.id,
      name: encounters.name,
      foes: encounters.foes,
      xp: encounters.xp,
    })
    .from(encounters)
    .where(
      and(
        eq(encounters.userId, userId),
        isNull(encounters.deletedAt),
        ne(encounters.status, 'played'),
      ),
    )
    .orderBy(desc(encounters.updatedAt), encounters.id)
    .limit(MOST_TARGETS);
  return {
    title: 'Encounters',
    targets: found.map(({ id, name, foes, xp }) => ({
      to: `encounter:${id}`,
      name,
      says: `${foes} ${foes === 1 ? 'foe' : 'foes'} · ${xp.toLocaleString('en')} XP`,
    })),
  };
}
