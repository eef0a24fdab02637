import { env } from 'cloudflare:workers';
import { type KeptMap, keep } from '~/maps/kept/kept-map';
import { presetRecipe } from '~/maps/map/presets';
import { openDatabase } from '~/platform/database.server';
import { openObjects } from '~/platform/objects.server';
import type { PersonStore } from '~/settings/person/export.server';
import { generateMap } from '~/tools/mapwright/generate/generate';
import before from '../fixtures/maps-kept-as-plain-text.json';

export const store: PersonStore = {
  db: openDatabase(env.DB),
  files: env.FILES,
  fights: openObjects(env.FIGHTS),
};
export const DAY = 24 * 60 * 60 * 1000;

/** A map as the editor sends it. */
export function keptOf(seed: string, side?: number): KeptMap {
  const recipe = { ...presetRecipe('bandit-cellars'), seed };
  const kept = keep(
    generateMap(side ? { ...recipe, width: side, height: side } : recipe),
    'style=parchment',
  );
  if (!kept.ok) throw new Error(kept.problem);
  return kept.kept;
}

/** A map whose packed text has at least this many bytes: random characters do not compress well. */
export function heavyMap(bytes: number): KeptMap {
  const noise = crypto.getRandomValues(new Uint8Array(Math.min(bytes, 65_536)));
  const letters = [...noise].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const kept = keptOf('heavy');
  return { ...kept, json: JSON.stringify({ ...JSON.parse(kept.json), extra: letters }) };
}

/**
 * Creates users and deletes those of other tests, because on a busy machine a file's first reset can come too early.
 */
export async function addPeople(...ids: string[]): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('delete from users'),
    env.DB.prepare('delete from loose_files'),
  ]);
  await env.FILES.delete(await fileKeys());
  for (const id of ids) {
    const query =
      'insert into users (id, issuer, sub, created_at, seen_at) values (?1, ?1, ?1, 0, 0)';
    await env.DB.prepare(query).bind(id).run();
  }
}

/**
 * Inserts maps in the format before packing: a private one, one shared with players, one shared as the game master's,
 * and a deleted one.
 */
export async function addOldMaps(userId: string): Promise<typeof before> {
  const query = `insert into maps (id, user_id, name, code, shared, look, version, width, height, rooms, json, thumbnail, created_at, updated_at, deleted_at)
    select value ->> 'id', ?1, value ->> 'name', value ->> 'code', value ->> 'shared', value ->> 'look', value ->> 'version', value ->> 'width',
    value ->> 'height', value ->> 'rooms', value ->> 'json', value ->> 'thumbnail', value ->> 'created_at', value ->> 'updated_at', value ->> 'deleted_at'
    from json_each(?2)`;
  await env.DB.prepare(query).bind(userId, JSON.stringify(before)).run();
  return before;
}

/** R2 that fails at one kind of call, as during an outage. */
export function failingFiles(fails: 'put' | 'get' | 'delete'): R2Bucket {
  return new Proxy(env.FILES, {
    get(files, name) {
      if (name === fails) return () => Promise.reject(new Error('R2 is down'));
      const value = Reflect.get(files, name);
      return typeof value === 'function' ? value.bind(files) : value;
    },
  });
}

/** R2 during whose first call of a kind something else happens. */
export function interruptedFiles(call: 'put' | 'get', happens: () => Promise<unknown>): R2Bucket {
  let waits = true;
  return new Proxy(env.FILES, {
    get(files, name) {
      const value = Reflect.get(files, name);
      if (typeof value !== 'function') return value;
      return async (...given: unknown[]) => {
        if (name === call && waits) {
          waits = false;
          await happens();
        }
        return Reflect.apply(value, files, given);
      };
    },
  });
}

/** The keys of all stored files. */
export async function fileKeys(): Promise<string[]> {
  return (await env.FILES.list()).objects.map(({ key }) => key);
}

/** The keys of files that no row refers to. */
export async function looseKeys(): Promise<string[]> {
  const { results } = await env.DB.prepare('select key from loose_files').all<{ key: string }>();
  return results.map(({ key }) => key);
}
