import { redirect } from '@remix-run/cloudflare';
import { knowEnvironments } from '~/compendium/shelf/records.server';
import { encounterPaths } from '~/encounter-paths';
import { creaturesByIds } from '~/encounters/creatures-by-ids.server';
import { openEncounter } from '~/encounters/kept/encounters.server';
import type { Services } from '~/platform/services.server';
import { createShortMemory } from '~/platform/short-memory.server';
import { askSearch, readAsk } from './address/ask';
import { pressed } from './address/press';
import { fightRows, type KnownCreature } from './fight-rows';
import { drawPressed } from './fill/draw.server';
import { findCreatures } from './find/find.server';
import { playersOf } from './heroes.server';
import { mostFitting } from './judged';
import { ofOtherEdition } from './other-edition-sql.server';

const places = createShortMemory<boolean>(1);

/**
 * The data of the builder page for a URL. A button in the URL is applied first and redirects to the URL of the
 * result.
 */
export async function builderAt(services: Services, url: URL, userId: string | null) {
  const { db, clock } = services;
  const params = url.searchParams;
  const press = pressed(params);
  if (press && 'search' in press) throw redirect(encounterPaths.builder(press.search));
  const ask = readAsk(params);
  const [players, kept, known] = await Promise.all([
    playersOf(services, ask, userId),
    keptOf(services, ask.draft.of?.id ?? null, userId),
    knownOf(
      services,
      ask.draft.rows.flatMap(({ id }) => id ?? []),
      userId,
    ),
  ]);
  const of = kept.saved === null ? null : ask.draft.of;
  const draft = { ...players.draft, of };
  const rows = fightRows(draft.rows, known, kept.saved?.creatures);
  const { heroes, parties, characters, present } = players;
  let why: string | null = null;
  if (press) {
    const asked = { ...ask, draft };
    const drawn = await drawPressed(services, press.draws, {
      ask: asked,
      rows,
      heroes,
      ownerId: userId,
    });
    if ('search' in drawn) throw redirect(encounterPaths.builder(drawn.search));
    why = drawn.why;
  }
  const ids = rows.flatMap(({ id }) => id ?? []);
  const [found, hasPlaces, ofOther] = await Promise.all([
    findCreatures(services, ask.rest, {
      edition: draft.edition,
      ownerId: userId,
      most: mostFitting({ edition: draft.edition, heroes }),
    }),
    places({ db, now: clock.now(), key: '', ask: () => knowEnvironments(db) }),
    ofOtherEdition(db, ids, draft.edition, userId),
  ]);
  return {
    search: askSearch(draft, ask.rest),
    known,
    heroes,
    parties,
    characters,
    present,
    found,
    hasPlaces,
    ofOther,
    why,
    saved: kept.saved,
    problems: [...ask.problems, ...[players.problem, kept.problem].flatMap((one) => one ?? [])],
    // A form sent twice stores one encounter.
    newId: crypto.randomUUID(),
    signedIn: userId !== null,
  };
}

export type BuilderFacts = Awaited<ReturnType<typeof builderAt>>;

/** What the rows of a fight need of these records. */
export async function knownOf(
  { db }: Pick<Services, 'db'>,
  ids: readonly string[],
  userId: string | null,
): Promise<Record<string, KnownCreature>> {
  return Object.fromEntries(await creaturesByIds(db, ids, userId));
}

async function keptOf(services: Services, id: string | null, userId: string | null) {
  if (id === null) return { saved: null, problem: null };
  const read = userId === null ? null : await openEncounter(services, userId, id);
  if (read === null) {
    return {
      saved: null,
      problem: 'The saved encounter no longer exists.',
    };
  }
  if (read === 'unread') {
    return { saved: null, problem: 'The saved encounter cannot be read now. Try again later.' };
  }
  const { listed, encounter } = read;
  const { id: keptId, version, name } = listed;
  const { edition, party, ignoreWeak, creatures } = encounter;
  const saved = { id: keptId, version, name, edition, party, ignoreWeak, creatures };
  return { saved, problem: null };
}
