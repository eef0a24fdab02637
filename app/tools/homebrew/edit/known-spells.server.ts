import type { MonsterRecord } from '~/compendium/records/monster-record';
import { publicId } from '~/compendium/records/public-id';
import { spellsByIds } from '~/compendium/shelf/records.server';
import type { Database } from '~/platform/database.server';
import type { SpellHarm } from '../challenge/spell-deeds';
import { spellHarmOf } from '../challenge/spell-harm';

const SOURCES = { '2014': 'SRD 5.1', '2024': 'SRD 5.2' } as const;

/** The damage of the spells that a creature knows, in its edition; no query for one without spells. */
export async function knownSpellHarm(
  db: Database,
  { edition, spellcasting }: Pick<MonsterRecord, 'edition' | 'spellcasting'>,
): Promise<SpellHarm | undefined> {
  const known = spellcasting.flatMap(({ atWill, perDay, known }) => [
    ...atWill,
    ...perDay.flatMap(({ spells }) => spells),
    ...known.flatMap(({ spells }) => spells),
  ]);
  if (known.length === 0) return undefined;
  const ids = known.flatMap(({ id }) => {
    const made = publicId(SOURCES[edition], id);
    return made.ok ? [made.id] : [];
  });
  const found = await spellsByIds(db, ids);
  return spellHarmOf(new Map(found.map(({ record }) => [record.slug, record])));
}
