import { buildOf } from '~/battle/builds/build-of';
import { BUILDS } from '~/battle/builds/named-builds';
import type { Look } from '~/battle/builds/spell-kit';
import { calledBy } from '~/battle/records/calling';
import { combatantOf } from '~/battle/records/combatant-of';
import type { Combatant } from '~/battle/sheet/combatant';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { publicId } from '~/compendium/records/public-id';
import { MOST_COMPARED, monstersByIds, spellsByIds } from '~/compendium/shelf/records.server';
import type { Services } from '~/platform/services.server';
import type { Edition } from '~/rules/edition';
import { buildOfRow, type Row } from '../address/row';

/** The creatures with these ids as the engine needs them, with their spells: published ones and the user's own. */
export async function combatantsOf(
  { db }: Pick<Services, 'db'>,
  asked: readonly string[],
  userId: string | null,
): Promise<ReadonlyMap<string, Combatant>> {
  const ids = [...new Set(asked)];
  const some = Array.from({ length: Math.ceil(ids.length / MOST_COMPARED) }, (_, at) =>
    ids.slice(at * MOST_COMPARED, (at + 1) * MOST_COMPARED),
  );
  const found = (await Promise.all(some.map((each) => monstersByIds(db, each, userId)))).flat();
  const called = await calledOf(db, found);
  const records = [...found.map(({ record }) => record), ...called.values()];
  const wanted = records.flatMap((record) =>
    spellSlugs(record).map((slug) => spellId(slug, record)),
  );
  const spells = new Map((await spellsByIds(db, wanted)).map(({ id, record }) => [id, record]));
  const made = (record: MonsterRecord, creature?: (slug: string) => Combatant | null) =>
    combatantOf(record, {
      spell: (slug) => spells.get(spellId(slug, record)) ?? null,
      ...(creature ? { creature } : {}),
    });
  return new Map(
    found.map(({ id, record }) => {
      const creature = (slug: string) => {
        const of = called.get(calledId(slug, record));
        return of ? made(of) : null;
      };
      return [id, made(record, creature)];
    }),
  );
}

/** The creatures that these can summon, by public id. */
async function calledOf(
  db: Services['db'],
  found: readonly { record: MonsterRecord }[],
): Promise<ReadonlyMap<string, MonsterRecord>> {
  const ids = found.flatMap(({ record }) => calledBy(record).map((slug) => calledId(slug, record)));
  const wanted = [...new Set(ids)].filter((id) => id !== '').slice(0, MOST_COMPARED);
  const records = wanted.length === 0 ? [] : await monstersByIds(db, wanted, null);
  return new Map(records.map(({ id, record }) => [id, record]));
}

/** Summoned creatures are of the summoner's edition, like spells. */
const calledId = spellId;

function spellSlugs({ spellcasting }: MonsterRecord): string[] {
  return spellcasting.flatMap(({ atWill, perDay, known }) =>
    [...atWill, ...[...perDay, ...known].flatMap(({ spells }) => spells)].map(({ id }) => id),
  );
}

/** A creature casts the spells of its own edition. */
function spellId(slug: string, { edition }: Pick<MonsterRecord, 'edition'>): string {
  const named = publicId(edition === '2024' ? 'SRD 5.2' : 'SRD 5.1', slug);
  return named.ok ? named.id : '';
}

/** The characters by class and level among the rows, with the spells of the battle's edition. */
export async function buildsOf(
  services: Pick<Services, 'db'>,
  rows: readonly Row[],
  edition: Edition,
): Promise<ReadonlyMap<string, Combatant>> {
  const asked = rows.flatMap((row) => {
    const named = buildOfRow(row);
    const known = named !== null && BUILDS.some(({ id }) => id === named.build);
    return known && named.level >= 1 && named.level <= 20 ? [{ ...named, who: row.who }] : [];
  });
  return withSpells(
    services,
    edition,
    (look) =>
      new Map(asked.map(({ who, build, level }) => [who, buildOf(build, level, edition, look)])),
  );
}

/**
 * Makes characters with their spells. Only the characters know which spells they need: they are made once without
 * spells to collect the names, then again with them.
 */
export async function withSpells<Made>(
  { db }: Pick<Services, 'db'>,
  edition: Edition,
  make: (look: Look) => Made,
): Promise<Made> {
  const wanted = new Set<string>();
  make({
    spell: (slug) => {
      wanted.add(slug);
      return null;
    },
  });
  const ids = new Map([...wanted].map((slug) => [spellId(slug, { edition }), slug]));
  const found = ids.size === 0 ? [] : await spellsByIds(db, [...ids.keys()]);
  const spells = new Map(found.map(({ id, record }) => [ids.get(id), record]));
  return make({ spell: (slug) => spells.get(slug) ?? null });
}
