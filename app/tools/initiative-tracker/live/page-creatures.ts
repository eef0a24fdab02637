import { fightPaths } from '~/fight-paths';
import { askJson } from '~/platform/ask-json';
import type { Edition } from '~/rules/edition';
import type { Creature } from '../presses/asked';

/** As many names are asked for at once. */
const AT_ONCE = 24;

type Answer = {
  creatures: Record<string, Creature>;
  near?: Record<string, readonly string[]>;
};

type How = { edition: Edition; inLair: boolean };

/** The creatures that this page has fetched; a name that no record has is known too, as null. */
export type CreatureStore = {
  get(name: string, how: How): Creature | null;
  has(name: string, how: How): boolean;
  put(name: string, how: How, creature: Creature): void;
  /** Names of records that are like one that no record has, where such were asked for. */
  near(name: string, how: How): readonly string[];
  /** Fetches those that are not known yet, and for those of them in `near` what is like them; false when there is no connection. */
  ask(names: readonly string[], how: How, near?: readonly string[]): Promise<boolean>;
};

/** Opens what an open page knows of creatures. */
export function openCreatures(): CreatureStore {
  const known = new Map<string, Creature | null>();
  const alike = new Map<string, readonly string[]>();
  const keyOf = (name: string, { edition, inLair }: How) =>
    `${edition}${inLair ? ' lair ' : ' '}${name.trim().toLowerCase()}`;
  return {
    get: (name, how) => known.get(keyOf(name, how)) ?? null,
    has: (name, how) => known.has(keyOf(name, how)),
    put: (name, how, creature) => known.set(keyOf(name, how), creature),
    near: (name, how) => alike.get(keyOf(name, how)) ?? [],
    async ask(names, how, near = []) {
      const missing = [...new Set(names)].filter((name) => !known.has(keyOf(name, how)));
      for (let at = 0; at < missing.length; at += AT_ONCE) {
        const part = missing.slice(at, at + AT_ONCE);
        const search = new URLSearchParams(part.map((name) => ['name', name]));
        search.set('edition', how.edition);
        if (how.inLair) search.set('lair', '1');
        for (const name of part.filter((one) => near.includes(one))) search.append('near', name);
        const answer = await askJson<Answer>(
          fightPaths.fightCreatures(`?${search}`),
          AbortSignal.timeout(20_000),
        );
        if (answer.is !== 'here') return false;
        // An answer that an earlier release gave has no names that are alike.
        const { creatures, near: found = {} } = answer.value;
        for (const name of part) {
          if (Object.hasOwn(found, name)) alike.set(keyOf(name, how), found[name] ?? []);
          known.set(
            keyOf(name, how),
            Object.hasOwn(creatures, name) ? (creatures[name] ?? null) : null,
          );
        }
      }
      return true;
    },
  };
}
