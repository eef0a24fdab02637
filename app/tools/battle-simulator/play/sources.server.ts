import { combatantOf } from '~/battle/records/combatant-of';
import type { Combatant } from '~/battle/sheet/combatant';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { publicId } from '~/compendium/records/public-id';
import { MOST_COMPARED, monstersByIds, spellsByIds } from '~/compendium/shelf/records.server';
import type { Services } from '~/platform/services.server';

/** The creatures of these ids as fights need them, with their spells: published ones, and those of the person. */
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
  const wanted = found.flatMap(({ record }) =>
    spellSlugs(record).map((slug) => spellId(slug, record)),
  );
  const spells = new Map((await spellsByIds(db, wanted)).map(({ id, record }) => [id, record]));
  return new Map(
    found.map(({ id, record }) => [
      id,
      combatantOf(record, { spell: (slug) => spells.get(spellId(slug, record)) ?? null }),
    ]),
  );
}

function spellSlugs({ spellcasting }: MonsterRecord): string[] {
  return spellcasting.flatMap(({ atWill, perDay, known }) =>
    [...atWill, ...[...perDay, ...known].flatMap(({ spells }) => spells)].map(({ id }) => id),
  );
}

/** A creature casts the spells of its own edition. */
function spellId(slug: string, { edition }: MonsterRecord): string {
  const named = publicId(edition === '2024' ? 'SRD 5.2' : 'SRD 5.1', slug);
  return named.ok ? named.id : '';
}
