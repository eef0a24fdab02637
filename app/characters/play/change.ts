import { CONDITIONS } from '~/rules/conditions';
import { atHand, shotOf, withinOf } from '../record/at-hand';
import type { Play } from '../record/character';
import type { PlayFacts, ThingFacts } from './facts';
import { thingsOf } from './gear';
import { ownValue } from './own-value';
import { settled } from './settled';
import { hitPointsNow } from './standing';

/**
 * What a deed changed: differences of numbers, and a text before and after. Enough to undo the deed while keeping later
 * changes.
 */
export type Change = {
  by: Readonly<Record<string, number>>;
  /** The concentration before and after. */
  concentration?: readonly [string, string];
  /** Notes before and after, by id; '' where there is none. */
  notes?: Readonly<Record<string, readonly [string, string]>>;
};

/** The change between two states of play. */
export function changeBetween(facts: PlayFacts, before: Play, after: Play): Change {
  const [old, now] = [numbersOf(facts, before), numbersOf(facts, after)];
  const by: Record<string, number> = {};
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const difference = ownValue(now, key) - ownValue(old, key);
    if (difference !== 0) by[key] = difference;
  }
  const notes = notesBetween(before, after);
  return {
    by,
    ...(before.concentration === after.concentration
      ? {}
      : { concentration: [before.concentration, after.concentration] as const }),
    ...(Object.keys(notes).length === 0 ? {} : { notes }),
  };
}

function notesBetween(before: Play, after: Play): Record<string, readonly [string, string]> {
  const text = ({ notes }: Play, id: string) => notes.find((one) => one.id === id)?.text ?? '';
  const ids = new Set([...before.notes, ...after.notes].map(({ id }) => id));
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const [old, now] = [text(before, id), text(after, id)];
      return old === now ? [] : [[id, [old, now] as const]];
    }),
  );
}

/** The notes before a change; one that was changed again since stays. */
function notesBefore({ notes }: Play, changed: Change['notes'] = {}): Play['notes'] {
  let left = [...notes];
  for (const [id, [old, now]] of Object.entries(changed)) {
    if ((left.find((one) => one.id === id)?.text ?? '') !== now) continue;
    if (now === '') left = [...left, { id, text: old }];
    else if (old === '') left = left.filter((one) => one.id !== id);
    else left = left.map((one) => (one.id === id ? { id, text: old } : one));
  }
  return left;
}

/** Undoes a change and keeps everything that happened later, within the sheet's limits. */
export function withoutChange(facts: PlayFacts, play: Play, change: Change): Play {
  const numbers = numbersOf(facts, play);
  for (const [key, by] of Object.entries(change.by)) {
    const least = key.startsWith('counter ') ? -9999 : 0;
    numbers[key] = Math.max(least, Math.min(999_999, ownValue(numbers, key) - by));
  }
  const [was, became] = change.concentration ?? ['', null];
  const concentration = play.concentration === became ? was : play.concentration;
  const notes = notesBefore(play, change.notes);
  return settled(facts, playOf(facts, { ...play, concentration, notes }, numbers, change));
}

/** The first words of the names of an item's numbers. */
const THING_KINDS: ReadonlySet<string> = new Set(['thing', 'worn', 'attuned', 'shot', 'within']);

const COINS = ['cp', 'sp', 'ep', 'gp', 'pp'] as const;

/** All numbers of play, each under its own name. */
function numbersOf(facts: PlayFacts, play: Play): Record<string, number> {
  const { temporary, deathSuccesses, deathFailures, pactSpent, exhaustion, inspiration } = play;
  const counts = { temporary, deathSuccesses, deathFailures, pactSpent, exhaustion, inspiration };
  return Object.fromEntries([
    ...Object.entries({ ...counts, hitPoints: hitPointsNow(facts, play) }),
    ...COINS.map((kind) => [kind, play.coins[kind]] as const),
    ...named('die', play.hitDiceSpent),
    ...play.slotsSpent.map((spent, at) => [`slot ${at + 1}`, spent] as const),
    ...named('supply', play.spent),
    // An untouched counter has the value that a rest gives it.
    ...facts.counters.map(({ key, most }) => [`counter ${key}`, most ?? 0] as const),
    ...named('counter', play.counters),
    ...play.conditions.map((condition) => [`condition ${condition}`, 1] as const),
    ...play.effects.map((effect) => [`effect ${effect}`, 1] as const),
    ...thingsOf(facts, play).flatMap((thing) => thingNumbers(play, thing)),
  ]);
}

/** The numbers of a carried item. */
function thingNumbers(play: Play, thing: ThingFacts): [string, number][] {
  const { id } = thing;
  const { count, equipped, attuned } = atHand(play, id, thing);
  const within = withinOf(play, id);
  return [
    [`thing ${id}`, count],
    [`worn ${id}`, equipped ? 1 : 0],
    [`attuned ${id}`, attuned ? 1 : 0],
    [`shot ${id}`, shotOf(play, id)],
    ...(within === null ? [] : [[`within ${id} ${within}`, 1] as [string, number]]),
  ];
}

/** The entries of items that differ from the saved ones. */
function gearOf(
  facts: PlayFacts,
  play: Play,
  numbers: Readonly<Record<string, number>>,
): Play['gear'] {
  const gear = { ...play.gear };
  for (const { id, count, equipped, attuned } of thingsOf(facts, play)) {
    const inside = `within ${id} `;
    const within = Object.keys(numbers).find(
      (key) => key.startsWith(inside) && ownValue(numbers, key) > 0,
    );
    const now: Play['gear'][string] = {
      of: [count, equipped, attuned],
      count: Math.min(9999, ownValue(numbers, `thing ${id}`)),
      equipped: ownValue(numbers, `worn ${id}`) > 0,
      attuned: ownValue(numbers, `attuned ${id}`) > 0,
      shot: Math.min(9999, ownValue(numbers, `shot ${id}`)),
      ...(within === undefined ? {} : { within: within.slice(inside.length) }),
    };
    // Where the item was saved since, there is no entry to go back to: a difference from the saved item makes one.
    const isSaved =
      now.count === count && now.equipped === equipped && now.attuned === attuned && now.shot === 0;
    if (Object.hasOwn(gear, id) || !isSaved || within !== undefined) gear[id] = now;
  }
  return gear;
}

function named(kind: string, record: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(record).map(([key, value]) => [`${kind} ${key}`, value]);
}

/** Facts and play with only those items that a change names. */
function namedIn({ by }: Change, facts: PlayFacts, play: Play): [PlayFacts, Play] {
  const named = new Set(
    Object.keys(by).flatMap((key) => {
      const [kind = '', id = ''] = key.split(' ');
      return THING_KINDS.has(kind) ? [id] : [];
    }),
  );
  const isNamed = ({ id }: { id: string }) => named.has(id);
  const things = (facts.things ?? []).filter(isNamed);
  return [
    { ...facts, things },
    { ...play, loot: play.loot.filter(isNamed) },
  ];
}

function playOf(
  facts: PlayFacts,
  play: Play,
  numbers: Readonly<Record<string, number>>,
  change: Change,
): Play {
  const most = (key: string, limit: number) => Math.min(limit, ownValue(numbers, key));
  const kind = (name: string) =>
    Object.fromEntries(
      Object.entries(numbers).flatMap(([key, value]) =>
        key.startsWith(`${name} `) ? [[key.slice(name.length + 1), value]] : [],
      ),
    );
  const [cp = 0, sp = 0, ep = 0, gp = 0, pp = 0] = COINS.map((one) => ownValue(numbers, one));
  return {
    ...play,
    hitPoints: most('hitPoints', 9999),
    temporary: most('temporary', 9999),
    hitDiceSpent: kind('die'),
    deathSuccesses: most('deathSuccesses', 3),
    deathFailures: most('deathFailures', 3),
    slotsSpent: Array.from({ length: 9 }, (_, at) => most(`slot ${at + 1}`, 30)),
    pactSpent: most('pactSpent', 10),
    spent: kind('supply'),
    conditions: CONDITIONS.filter((one) => ownValue(numbers, `condition ${one}`) > 0),
    exhaustion: most('exhaustion', 6),
    inspiration: most('inspiration', 1),
    counters: kind('counter'),
    coins: { cp, sp, ep, gp, pp },
    effects: Object.keys(kind('effect')).filter((key) => ownValue(numbers, `effect ${key}`) > 0),
    gear: gearOf(...namedIn(change, facts, play), numbers),
  };
}
