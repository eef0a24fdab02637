import { CONDITIONS } from '~/rules/conditions';
import type { Play } from '../record/character';
import type { PlayFacts } from './facts';
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
};

/** The change between two states of play. */
export function changeBetween(facts: PlayFacts, before: Play, after: Play): Change {
  const [old, now] = [numbersOf(facts, before), numbersOf(facts, after)];
  const by: Record<string, number> = {};
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const difference = ownValue(now, key) - ownValue(old, key);
    if (difference !== 0) by[key] = difference;
  }
  if (before.concentration === after.concentration) return { by };
  return { by, concentration: [before.concentration, after.concentration] };
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
  return settled(facts, playOf({ ...play, concentration }, numbers));
}

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
  ]);
}

function named(kind: string, record: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(record).map(([key, value]) => [`${kind} ${key}`, value]);
}

function playOf(play: Play, numbers: Readonly<Record<string, number>>): Play {
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
  };
}
