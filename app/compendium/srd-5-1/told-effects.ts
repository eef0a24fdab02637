import { z } from 'zod';
import { type Entry, entry } from '../records/entry-record';
import { type SpellRecord, spellRecord } from '../records/spell-record';

/** Manually written effects for the creatures' entries listed in `for` ("ankheg/acid-spray"). */
const toldEntry = z.strictObject({
  for: z.array(z.string()).min(1),
  ...entry.pick({
    trigger: true,
    needs: true,
    targets: true,
    area: true,
    tag: true,
    oncePerRound: true,
    slot: true,
    effects: true,
    complete: true,
    missing: true,
  }).shape,
});

/** Manually written effects of a spell. */
const toldSpell = z.strictObject({
  spell: z.string(),
  on: spellRecord.shape.castingTime.shape.on,
  ...spellRecord.pick({
    targets: true,
    area: true,
    count: true,
    effects: true,
    again: true,
    atEnd: true,
    scaling: true,
    complete: true,
    missing: true,
  }).shape,
});

type Told = Partial<Entry> & Pick<Entry, 'effects' | 'complete' | 'missing'>;
type ToldSpell = z.infer<typeof toldSpell>;

/** Reads the manually written effects of entries from NDJSON, keyed by "creature/entry". */
export function toldEntries(ndjson: string): ReadonlyMap<string, Told> {
  const told = new Map<string, Told>();
  for (const line of linesOf(ndjson)) {
    const { for: keys, tag, ...rest } = toldEntry.parse(JSON.parse(line));
    for (const key of keys) told.set(key, tag === null ? rest : { tag, ...rest });
  }
  return told;
}

/** Reads the manually written effects of spells from NDJSON, keyed by slug. */
export function toldSpells(ndjson: string): ReadonlyMap<string, ToldSpell> {
  return new Map(
    linesOf(ndjson).map((line) => {
      const told = toldSpell.parse(JSON.parse(line));
      return [told.spell, told];
    }),
  );
}

function linesOf(ndjson: string): string[] {
  return ndjson.split('\n').filter((line) => line !== '');
}

/** Replaces what was parsed from an entry's text by its manually written effects. */
export function withTold(
  told: ReadonlyMap<string, Told>,
  creature: string,
): <E extends Entry>(entry: E) => E {
  return (one) => {
    const known = told.get(`${creature}/${one.key}`);
    if (known === undefined) return one;
    const { area: _, ...kept } = one;
    return { ...kept, ...known } as typeof one;
  };
}

/** Replaces what was parsed from a spell's text by its manually written effects. */
export function withToldSpell(
  told: ReadonlyMap<string, ToldSpell>,
  spell: SpellRecord,
): SpellRecord {
  const known = told.get(spell.slug);
  if (known === undefined) return spell;
  const { spell: _, on, area, ...rest } = known;
  const { castingTime } = spell;
  return {
    ...spell,
    ...rest,
    area: area ?? spell.area,
    castingTime: on === undefined ? castingTime : { ...castingTime, on },
  };
}
