import type { Entry, LegendaryEntry } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { calledName } from '~/compendium/words/called';
import { ABILITIES } from '~/rules/ability';

/** The parts of the second creature that can be merged into the first. */
export const BLEND_PARTS = {
  abilities: 'The higher of each ability score',
  body: 'Speeds and senses',
  defences: 'Resistances and immunities',
  traits: 'Traits',
  actions: 'Actions, bonus actions and reactions',
  powers: 'Spells, and legendary, mythic and lair actions',
} as const;
export type BlendPart = keyof typeof BLEND_PARTS;

/** Merges two creatures: the first with parts of the second, whose texts then use the new name. */
export function blended(
  one: MonsterRecord,
  other: MonsterRecord,
  parts: ReadonlySet<BlendPart>,
  name: string,
): MonsterRecord {
  const self = calledName(name);
  const own = <E extends Entry>(entries: readonly E[]) => renamed(entries, one, self);
  const theirs = <E extends Entry>(entries: readonly E[], part: BlendPart) =>
    parts.has(part) ? renamed(entries, other, self) : [];
  const taken = new Set<string>();
  const joined = <E extends Entry>(
    first: readonly E[],
    second: readonly E[],
    part: BlendPart,
    most: number,
  ): E[] => unlike([...own(first), ...theirs(second, part)], taken).slice(0, most);
  const actions = joined(one.actions, other.actions, 'actions', 40);
  const traits = joined(one.traits, other.traits, 'traits', 40);
  const { legendary } = one;
  const guest = parts.has('powers') ? other : null;
  const acts: LegendaryEntry[] = joined(
    legendary?.actions ?? [],
    other.legendary?.actions ?? [],
    'powers',
    20,
  );
  const mythic = joined(one.mythicActions ?? [], other.mythicActions ?? [], 'powers', 20);
  const leader = legendary ?? guest?.legendary ?? null;
  return {
    ...one,
    ...bodyOf(one, other, parts),
    name,
    traits,
    actions,
    multiattack: one.multiattack ?? (parts.has('actions') ? other.multiattack : null),
    bonusActions: joined(one.bonusActions, other.bonusActions, 'actions', 20),
    reactions: joined(one.reactions, other.reactions, 'actions', 20),
    legendary: leader && {
      ...leader,
      intro: calledBy(leader.intro, legendary === null ? other : one, self),
      actions: acts,
    },
    lairActions: joined(one.lairActions, other.lairActions, 'powers', 20),
    ...(mythic.length === 0 ? {} : { mythicActions: mythic }),
    spellcasting: [
      ...one.spellcasting.map((each) => ({ ...each, intro: calledBy(each.intro, one, self) })),
      ...(guest?.spellcasting ?? []).map((each) => ({
        ...each,
        intro: calledBy(each.intro, other, self),
      })),
    ].slice(0, 4),
  };
}

/** Scores, movement, senses and defences: for each selected part, the better value of the two. */
function bodyOf(
  one: MonsterRecord,
  other: MonsterRecord,
  parts: ReadonlySet<BlendPart>,
): Partial<MonsterRecord> {
  const abilities = { ...one.abilities };
  for (const ability of ABILITIES) {
    abilities[ability] = Math.max(abilities[ability], other.abilities[ability]);
  }
  const { defences, conditionImmune } = one;
  const both = (kind: keyof typeof defences) =>
    [
      ...defences[kind],
      ...other.defences[kind].filter(({ text }) => !defences[kind].some((is) => is.text === text)),
    ].slice(0, 20);
  return {
    ...(parts.has('abilities') ? { abilities } : {}),
    ...(parts.has('body')
      ? {
          speeds: {
            ...better(one.speeds, other.speeds),
            hover: one.speeds.hover || other.speeds.hover,
          },
          senses: {
            ...better(one.senses, other.senses),
            blindBeyond: one.senses.blindBeyond,
            note: one.senses.note,
          },
        }
      : {}),
    ...(parts.has('defences')
      ? {
          defences: {
            vulnerable: defences.vulnerable,
            resist: both('resist'),
            immune: both('immune'),
          },
          conditionImmune: [...new Set([...conditionImmune, ...other.conditionImmune])],
        }
      : {}),
  };
}

/** The higher value of each number in two records. */
function better<T extends object>(one: T, other: T): T {
  const more = Object.entries(other).filter(
    ([key, value]) =>
      typeof value === 'number' &&
      value > Number(Reflect.get(one, key) ?? Number.NEGATIVE_INFINITY),
  );
  return { ...one, ...Object.fromEntries(more) };
}

/** Removes entries with a name that occurred before, and gives each a unique key. */
function unlike<E extends Entry>(entries: readonly E[], taken: Set<string>): E[] {
  const names = new Set<string>();
  return entries.flatMap((entry) => {
    const name = entry.name.toLowerCase();
    if (names.has(name)) return [];
    names.add(name);
    let key = entry.key;
    for (let time = 2; taken.has(key); time += 1) key = `${entry.key.slice(0, 70)}-${time}`;
    taken.add(key);
    return [{ ...entry, key }];
  });
}

function renamed<E extends Entry>(entries: readonly E[], from: MonsterRecord, self: string): E[] {
  return entries.map((entry) => ({ ...entry, text: calledBy(entry.text, from, self) }));
}

/** Replaces "the wolf", "the wolf's" by the new creature's name. */
function calledBy(text: string, { name }: MonsterRecord, self: string): string {
  const called = calledName(name);
  // A replacer function, so that "$&" in a name is not interpreted.
  return text
    .replaceAll(`the ${called}`, () => `the ${self}`)
    .replaceAll(`The ${called}`, () => `The ${self}`);
}
