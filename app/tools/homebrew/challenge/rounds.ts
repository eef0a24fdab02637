import { entriesOf } from '~/compendium/records/entries-of';
import type { Entry } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { type Harm, harmOf, NO_HARM, together } from './harm';
import { type SpellHarm, spellDeeds } from './spell-deeds';

/** The method considers the first three rounds of combat. */
export const ROUNDS = 3;

export type Deed = Harm & { readonly name: string };
export type Round = { readonly deeds: readonly Deed[]; readonly damage: number };

type Able = Deed & { readonly keys: readonly string[] };

/**
 * The strongest actions of a creature in the first three rounds: action, bonus action, legendary actions, and damage of
 * its traits.
 */
export function roundsOf(record: MonsterRecord, spellHarm?: SpellHarm): Round[] {
  const left = usesOf(record);
  const harms = harmsOf(record, spellHarm);
  return Array.from({ length: ROUNDS }, () => {
    const spend = (choice: Able | null) => {
      for (const key of choice?.keys ?? []) {
        const uses = left.get(key);
        if (uses !== undefined) left.set(key, uses - 1);
      }
      return choice === null ? [] : [choice];
    };
    const actions = [
      ...multiattacks(record, harms, left),
      ...singles(record.actions, harms, left),
      ...spellDeeds(record, spellHarm, left),
    ];
    const deeds = [
      ...spend(best(actions)),
      ...spend(best(singles(record.bonusActions, harms, left))),
      ...legendaryDeeds(record, harms, left).flatMap(spend),
      ...record.traits
        .filter(({ effects }) => effects.some(({ kind }) => kind === 'aura'))
        .map(({ name, key }) => ({ name, ...(harms.get(key) ?? NO_HARM) })),
    ].filter(({ damage }) => damage > 0);
    return { deeds, damage: deeds.reduce((sum, { damage }) => sum + damage, 0) };
  });
}

/** The harm of each entry by key, including the entries that it performs. */
function harmsOf(record: MonsterRecord, spellHarm?: SpellHarm): ReadonlyMap<string, Harm> {
  const all = new Map(entriesOf(record).map((entry) => [entry.key, harmOf(entry.effects, entry)]));
  const whole = new Map(all);
  for (const { key, effects } of entriesOf(record)) {
    for (const one of effects) {
      if (one.kind === 'perform') {
        const harm = strongest(one.anyOf, all);
        const many = { ...harm, damage: harm.damage * one.times };
        whole.set(key, together(whole.get(key) ?? NO_HARM, many));
      } else if (one.kind === 'cast') {
        const cast = one.spells.map(({ id, level }) => spellHarm?.(id, level, record) ?? NO_HARM);
        const harm = cast.reduce(
          (most, each) => (each.damage > most.damage ? each : most),
          NO_HARM,
        );
        whole.set(key, together(whole.get(key) ?? NO_HARM, harm));
      }
    }
  }
  return whole;
}

function strongest(keys: readonly string[], harms: ReadonlyMap<string, Harm>): Harm {
  return keys
    .map((key) => harms.get(key) ?? NO_HARM)
    .reduce((most, one) => (one.damage > most.damage ? one : most), NO_HARM);
}

/** The number of uses of limited entries in three rounds; a recharge is assumed to give one use. */
function usesOf(record: MonsterRecord): Map<string, number> {
  return new Map(
    entriesOf(record).flatMap(({ key, recharge, uses }): [string, number][] => {
      if (recharge !== null) return [[key, 1]];
      if (uses === null || uses.per === 'turn' || uses.per === 'round') return [];
      return [[key, uses.times]];
    }),
  );
}

function isLeft(key: string, left: ReadonlyMap<string, number>): boolean {
  return (left.get(key) ?? 1) > 0;
}

function singles(
  entries: readonly Entry[],
  harms: ReadonlyMap<string, Harm>,
  left: ReadonlyMap<string, number>,
): Able[] {
  return entries
    .filter(({ key, tag }) => tag !== 'multiattack' && isLeft(key, left))
    .map(({ key, name }) => ({ name, keys: [key], ...(harms.get(key) ?? NO_HARM) }));
}

function multiattacks(
  { multiattack, ...record }: MonsterRecord,
  harms: ReadonlyMap<string, Harm>,
  left: ReadonlyMap<string, number>,
): Able[] {
  const named = new Map(
    [...record.actions, ...record.bonusActions].map((one) => [one.key, one.name]),
  );
  return (multiattack?.options ?? []).map(({ steps }) => {
    let whole: Able = { ...NO_HARM, name: 'Multiattack', keys: [] };
    const said: string[] = [];
    for (const { anyOf, times } of steps) {
      const keys = anyOf.filter((key) => isLeft(key, left));
      const harm = strongest(keys, harms);
      const key = keys.find((one) => harms.get(one) === harm);
      if (key === undefined || harm.damage === 0) continue;
      said.push(`${times} × ${named.get(key) ?? key}`);
      whole = {
        ...together(whole, { ...harm, damage: harm.damage * times }),
        name: `Multiattack: ${said.join(', ')}`,
        keys: [...whole.keys, key],
      };
    }
    return whole;
  });
}

/** The legendary actions with the most damage for their cost. */
function legendaryDeeds(
  { legendary }: MonsterRecord,
  harms: ReadonlyMap<string, Harm>,
  left: ReadonlyMap<string, number>,
): Able[] {
  let points = legendary?.actionsPerRound ?? 0;
  const chosen: Able[] = [];
  const worth = (legendary?.actions ?? [])
    .filter(({ key }) => isLeft(key, left))
    .map((one) => ({ one, harm: harms.get(one.key) ?? NO_HARM }))
    .filter(({ harm }) => harm.damage > 0)
    .sort((a, b) => b.harm.damage / b.one.cost - a.harm.damage / a.one.cost);
  for (const { one, harm } of worth) {
    const limited = one.oncePerRound === true || left.has(one.key);
    while (points >= one.cost) {
      points -= one.cost;
      chosen.push({ name: one.name, keys: [one.key], ...harm });
      if (limited) break;
    }
  }
  return chosen;
}

function best(deeds: readonly Able[]): Able | null {
  return deeds.reduce<Able | null>(
    (most, one) => (one.damage > (most?.damage ?? 0) ? one : most),
    null,
  );
}
