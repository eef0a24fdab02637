import { MONSTER_FORMAT, type MonsterRecord } from '~/compendium/records/monster-record';
import { readMonsterRecord } from '~/compendium/records/read-records';
import { ABILITIES } from '~/rules/ability';

type Parts = Readonly<Record<string, unknown>>;

/** The fields of a record that a creature in a file may have, each in the record's format. */
export const RECORD_PARTS = [
  'format',
  'slug',
  'source',
  'subtype',
  'swarmOf',
  'orSizes',
  'alignment',
  'speeds',
  'forms',
  'abilities',
  'skills',
  'gear',
  'senses',
  'languages',
  'cr',
  'xp',
  'xpInLair',
  'proficiencyBonus',
  'defences',
  'traits',
  'multiattack',
  'actions',
  'bonusActions',
  'reactions',
  'legendary',
  'lairActions',
  'mythicActions',
  'regionalEffects',
  'spellcasting',
  'environment',
  'variantOf',
  'section',
  'notes',
  'licence',
  'edition',
] as const;

const ENTRY_LISTS = [
  'traits',
  'actions',
  'bonusActions',
  'reactions',
  'lairActions',
  'mythicActions',
  'regionalEffects',
] as const;

/**
 * Completes some fields to a whole record: missing ones get defaults (10 in every ability, no skills, challenge 0), and
 * entries need no more than a name and effects. Or returns the problem in words.
 */
export function recordOfParts(
  parts: Parts,
  plain: { name: string; edition: string; size: string; type: string; dexMod: number },
): { ok: true; record: MonsterRecord } | { ok: false; problem: string } {
  const given = Object.fromEntries(
    RECORD_PARTS.flatMap((key) => (parts[key] === undefined ? [] : [[key, parts[key]]])),
  );
  const lists = Object.fromEntries(
    ENTRY_LISTS.flatMap((key) => (given[key] === undefined ? [] : [[key, entriesOf(given[key])]])),
  );
  const legendary = isParts(given.legendary)
    ? {
        legendary: {
          actionsPerRound: 3,
          ...given.legendary,
          actions: entriesOf(given.legendary.actions ?? []),
        },
      }
    : {};
  const dex = 10 + 2 * plain.dexMod;
  return readMonsterRecord({
    slug: 'written',
    source: 'Written',
    alignment: 'unaligned',
    speeds: { walk: 30 },
    senses: { passivePerception: 10 },
    cr: 0,
    xp: 0,
    proficiencyBonus: 2,
    ...given,
    ...lists,
    ...legendary,
    format: MONSTER_FORMAT,
    name: plain.name,
    size: plain.size,
    type: plain.type,
    edition: plain.edition,
    ac: { value: 10 },
    hp: { average: 1, dice: { count: 1, sides: 1 } },
    abilities: {
      ...Object.fromEntries(
        ABILITIES.map((ability) => [
          ability,
          ability === 'dex' ? Math.min(50, Math.max(1, dex)) : 10,
        ]),
      ),
      ...(isParts(given.abilities) ? given.abilities : {}),
    },
  });
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Adds missing fields to entries: a key by their name, empty text, and averages of damage. */
function entriesOf(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((entry: unknown, at) => {
    if (!isParts(entry)) return entry;
    const name = typeof entry.name === 'string' ? entry.name : `Entry ${at + 1}`;
    const key =
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || `entry-${at + 1}`;
    const effects = entry.effects === undefined ? {} : { effects: withAverages(entry.effects) };
    return { key, name, text: '', complete: true, ...entry, ...effects };
  });
}

function withAverages(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAverages);
  if (!isParts(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withAverages(one)]),
  );
  const isDamage =
    'type' in inner && ('dice' in inner || 'bonus' in inner) && !('average' in inner);
  if (!isDamage) return inner;
  const dice = isParts(inner.dice) ? inner.dice : { count: 0, sides: 1 };
  const rolled = Math.floor((Number(dice.count) * (Number(dice.sides) + 1)) / 2);
  return {
    ...inner,
    average: Math.max(0, rolled + (typeof inner.bonus === 'number' ? inner.bonus : 0)),
  };
}
