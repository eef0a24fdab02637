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

/** Opens what an open page knows of creatures; an `owner`'s device remembers them for when there is no line. */
export function openCreatures(owner: string | null = null): CreatureStore {
  const known = new Map<string, Creature | null>();
  const alike = new Map<string, readonly string[]>();
  /** What the device is to keep once it may. */
  let owed: [Creature, How][] = [];
  /** Few need it at once, and a device that refuses does without. */
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
        // An answer that an earlier release gave has no names that are alike.
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
