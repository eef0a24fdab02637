import { env } from 'cloudflare:workers';
import { listFights } from '~/fights/kept/fight-rows.server';
import { openDatabase } from '~/platform/database.server';
import type { Objects } from '~/platform/objects.server';
import type { Desk } from './fights-desk';

const db = openDatabase(env.DB);

export const list = (userId = 'ann') => listFights(db, userId);
export const only = async () => (await list())[0];

export async function notes() {
  const query = 'select kind, name, due_at, attempts from loose_objects order by name';
  return (await env.DB.prepare(query).all()).results;
}

/** Inserts rows of fights of a user without objects, as if made long ago. */
export function fill(count: number, away: number | null = null, userId = 'ann') {
  const query = `insert into fights (id, user_id, name, edition, created_at, updated_at, deleted_at)
    select ?3 || value, ?2, 'Old', '2014', 0, 0, ?4 from json_each(?1)`;
  const places = JSON.stringify(Array.from({ length: count }, (_, at) => at));
  return env.DB.prepare(query)
    .bind(places, userId, `${away ?? 'here'}-`, away)
    .run();
}

/** Objects that do not answer. */
export const silent: Objects = {
  ask: () => Promise.reject(new Error('No answer.')),
  follow: () => Promise.reject(new Error('No answer.')),
};

/** Services whose database fails at statements that match the pattern. */
export function failingAt(desk: Desk, pattern: RegExp): Desk {
  const d1 = new Proxy(env.DB, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (name === 'prepare' && pattern.test(String(given[0]))) throw new Error('D1 is down');
        return Reflect.apply(value, target, given);
      };
    },
  });
  return { ...desk, db: openDatabase(d1) };
}
