import type { Entry } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { Spellcasting } from '~/compendium/records/spellcasting-record';
import type { LimitedUse } from './sheet';

type Limits = Pick<LimitedUse, 'most' | 'per' | 'recharge'>;

const REST = { 'short-rest': 'short-rest', 'short-or-long-rest': 'short-rest' } as const;

/**
 * Returns how often an entry can be used (SRD 5.1 and 5.2.1 "Limited Usage"); null: unlimited, or once per turn,
 * which players track themselves. `inLair` selects the number for the lair.
 */
export function usesOf(entry: Entry, inLair = false): Limits | null {
  const { recharge, uses } = entry;
  // Legendary Resistance has its own counter.
  if (entry.tag === 'legendary-resistance') return null;
  if (uses !== null) {
    if (uses.per === 'turn') return null;
    const most = inLair ? (uses.timesInLair ?? uses.times) : uses.times;
    const again = typeof recharge === 'object' ? (recharge?.min ?? null) : null;
    return { most, per: PER[uses.per], recharge: again };
  }
  if (recharge !== null) {
    if (typeof recharge === 'object') return { most: 1, per: 'fight', recharge: recharge.min };
    return {
      most: 1,
      per: recharge === 'long-rest' ? 'long-rest' : REST[recharge],
      recharge: null,
    };
  }
  return entry.oncePerRound ? { most: 1, per: 'round', recharge: null } : null;
}

const PER = {
  day: 'day',
  'short-rest': 'short-rest',
  'short-or-long-rest': 'short-rest',
  'long-rest': 'long-rest',
  round: 'round',
  hour: 'day',
  once: 'fight',
} as const;

/** Lists everything of a creature with limited uses: entries by their keys, and spells with uses per day. */
export function limitedUses(
  record: MonsterRecord,
  entries: readonly Entry[],
  inLair: boolean,
): LimitedUse[] {
  const counted = entries.flatMap((entry) => {
    const limits = usesOf(entry, inLair);
    return limits === null ? [] : [{ key: entry.key, name: entry.name, ...limits }];
  });
  return [...counted, ...record.spellcasting.flatMap(spellsPerDay)].slice(0, 40);
}

/** Spells with uses per day: each has its own counter, or a group shares one. */
function spellsPerDay({ perDay }: Spellcasting, way: number): LimitedUse[] {
  return perDay.flatMap(({ times, each, spells }, group) => {
    if (!each && spells.length > 1) {
      const name = spells.map(({ name }) => name).join(', ');
      const key = `spells.${way}.${group}`;
      return [{ key, name: name.slice(0, 120), most: times, per: 'day' as const, recharge: null }];
    }
    return spells.map(({ id, name, note }) => ({
      key: `spell.${way}.${id}`.slice(0, 80),
      name: (note === null ? name : `${name} (${note})`).slice(0, 120),
      most: times,
      per: 'day' as const,
      recharge: null,
    }));
  });
}

/** Returns the number of spell slots of levels 1 to 9; empty if it has none. */
export function slotsOf(record: MonsterRecord): number[] {
  const slots = Array.from({ length: 9 }, (_, at) =>
    record.spellcasting.reduce(
      (sum, { slots }) => sum + (slots[(at + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9] ?? 0),
      0,
    ),
  );
  while (slots.length > 0 && slots.at(-1) === 0) slots.pop();
  return slots;
}
