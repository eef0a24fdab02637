import { fightPaths } from '~/fight-paths';
import { askJson } from '~/platform/ask-json';
import type { Edition } from '~/rules/edition';
import type { Creature } from '../presses/asked';

/** Most names per request. */
const AT_ONCE = 24;

type Answer = {
  creatures: Record<string, Creature>;
  near?: Record<string, readonly string[]>;
};

type How = { edition: Edition; inLair: boolean };

/** The creatures that this page has fetched; a name without a record is stored as null. */
export type CreatureStore = {
  get(name: string, how: How): Creature | null;
  has(name: string, how: How): boolean;
  put(name: string, how: How, creature: Creature): void;
  /** Names of similar records for a name without one, where they were requested. */
  near(name: string, how: How): readonly string[];
  /** Fetches unknown names, with similar names for those in `near`; false when offline. */
  ask(names: readonly string[], how: How, near?: readonly string[]): Promise<boolean>;
};

/** Makes the store of an open page; with an `owner`, the device also stores the creatures for offline use. */
export function openCreatures(owner: string | null = null): CreatureStore {
  const known = new Map<string, Creature | null>();
  const alike = new Map<string, readonly string[]>();
  /** Creatures waiting to be stored on the device. */
  let owed: [Creature, How][] = [];
  /** Loaded on demand; a failure is ignored. */
  const onDevice = () => import('./page-kept-creatures');
  function keep(): void {
    if (owner === null || owed.length === 0) return;
    const kept = owed;
    owed = [];
    onDevice().then(
      ({ keepCreatures }) => keepCreatures(owner, kept),
      () => undefined,
    );
  }
  const keyOf = (name: string, { edition, inLair }: How) =>
    `${edition}${inLair ? ' lair ' : ' '}${name.trim().toLowerCase()}`;
  return {
    get: (name, how) => known.get(keyOf(name, how)) ?? null,
    has: (name, how) => known.has(keyOf(name, how)),
    put(name, how, creature) {
      known.set(keyOf(name, how), creature);
      owed.push([creature, how]);
    },
    near: (name, how) => alike.get(keyOf(name, how)) ?? [],
    async ask(names, how, near = []) {
      keep();
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
        if (answer.is !== 'here') {
          const kept = owner === null ? null : await keptOf(owner, missing.slice(at), how);
          for (const [name, creature] of kept ?? []) known.set(keyOf(name, how), creature);
          return kept?.size === missing.length - at;
        }
        // A response of an earlier release has no similar names.
        const { creatures, near: found = {} } = answer.value;
        for (const name of part) {
          if (Object.hasOwn(found, name)) alike.set(keyOf(name, how), found[name] ?? []);
          const creature = Object.hasOwn(creatures, name) ? (creatures[name] ?? null) : null;
          known.set(keyOf(name, how), creature);
          if (creature) owed.push([creature, how]);
        }
      }
      keep();
      return true;
    },
  };

  async function keptOf(whose: string, missing: readonly string[], how: How) {
    try {
      return await (await onDevice()).findCreatures(whose, missing, how);
    } catch {
      return null;
    }
  }
}
