import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { KnownSpell } from '~/compendium/records/spellcasting-record';
import type { Harm } from './harm';

/** The harm of a spell cast by a creature; null when the spell is unknown or deals no damage. */
export type SpellHarm = (
  id: string,
  level: number | undefined,
  caster: Pick<MonsterRecord, 'spellcasting'>,
) => Harm | null;

type SpellDeed = Harm & { readonly name: string; readonly keys: readonly string[] };

/** The spells that a creature can still cast with its action, given the remaining slots and daily uses in `left`. */
export function spellDeeds(
  record: MonsterRecord,
  spellHarm: SpellHarm | undefined,
  left: Map<string, number>,
): SpellDeed[] {
  if (spellHarm === undefined) return [];
  return record.spellcasting.flatMap(({ atWill, perDay, known, slots }) => {
    const free = [
      ...atWill,
      ...known.filter(({ level }) => level === 0).flatMap((one) => one.spells),
    ];
    const daily = perDay.flatMap(({ times, spells }) => spells.map((spell) => ({ spell, times })));
    const slotted = known
      .filter(({ level }) => level > 0)
      .flatMap(({ level, spells }) =>
        spells.map((spell) => ({ spell, level, times: slots[level as 1] ?? 0 })),
      );
    const deedOf = (spell: KnownSpell, key: string | null): SpellDeed[] => {
      const harm = spellHarm(spell.id, spell.level, record);
      if (harm === null) return [];
      return [{ ...harm, name: spell.name, keys: key === null ? [] : [key] }];
    };
    const limited = (spell: KnownSpell, key: string, times: number) => {
      if (!left.has(key)) left.set(key, times);
      return (left.get(key) ?? 0) > 0 ? deedOf(spell, key) : [];
    };
    return [
      ...free.flatMap((spell) => deedOf(spell, null)),
      ...daily.flatMap(({ spell, times }) => limited(spell, `spell ${spell.id}`, times)),
      ...slotted.flatMap(({ spell, level, times }) => limited(spell, `slot ${level}`, times)),
    ];
  });
}
