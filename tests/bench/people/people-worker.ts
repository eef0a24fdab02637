import { peopleCounts } from '~/admin/people/people-counts-sql.server';
import { readPeopleQuery } from '~/admin/people/people-query';
import { peoplePage } from '~/admin/people/people-rows-sql.server';
import { openDatabase } from '~/platform/database.server';

const NOW = 1_800_000_000_000;

type Env = { DB: D1Database };

/** Inserts users: one in five pays, one in two is on trial, and a few are admins, invited, or have a payment due. */
const FILL = `insert into users (id, issuer, sub, username, email, groups, status, created_at, seen_at)
  select 'u' || value, 'bench', 's' || value,
    substr('mirabrynodotamlorgwenaldper', value % 9 * 3 + 1, 3) || '-' || printf('%06x', value * 7919 % 16777213),
    substr('mirabrynodotamlorgwenaldper', value * 7 % 9 * 3 + 1, 3) || value || '@'
      || case value % 4 when 0 then 'example.com' when 1 then 'mail.test' when 2 then 'guild.example' else 'table.test' end,
    case when value % 20000 = 0 then '["AdminUser"]' when value % 50 = 0 then '["PaidUser"]' else '["GrantedUser"]' end,
    case when value % 25 = 0 then 'FORCE_CHANGE_PASSWORD' else 'CONFIRMED' end, value, 1
  from generate_numbers`;
const NUMBERS = `with recursive generate_numbers (value) as (
  select ?1 union all select value + 1 from generate_numbers where value + 1 < ?2) `;
const PLANS = `insert into entitlements (user_id, status, trial_end, updated_at)
  select 'u' || value, case when value % 5 = 0 then 'active' when value % 301 = 0 then 'past_due'
    when value % 2 = 0 then 'expired' else 'trialing' end, ${NOW / 1000} + value, 1 from generate_numbers`;

const withNumbers = (insert: string) => {
  const [into = '', select = ''] = insert.split(/\n\s+select /);
  return `${into} ${NUMBERS} select ${select}`;
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function answer(url: URL, { DB }: Env): Promise<unknown> {
  const db = openDatabase(DB);
  const number = (name: string) => Number(url.searchParams.get(name));
  switch (url.pathname) {
    case '/fill': {
      const [from, to] = [number('from'), number('to')];
      await DB.batch(
        [withNumbers(FILL), withNumbers(PLANS)].map((sql) => DB.prepare(sql).bind(from, to)),
      );
      return {};
    }
    case '/counts': {
      const milliseconds: number[] = [];
      for (let time = 0; time < number('times'); time += 1) {
        milliseconds.push(await timed(() => peopleCounts(db, NOW)));
      }
      return { milliseconds, counts: await peopleCounts(db, NOW) };
    }
    case '/page': {
      const query = readPeopleQuery(new URLSearchParams(url.searchParams.get('address') ?? ''));
      const milliseconds: number[] = [];
      for (let time = 0; time < number('times'); time += 1) {
        milliseconds.push(await timed(() => peoplePage(db, query, { now: NOW })));
      }
      const { users, next } = await peoplePage(db, query, { now: NOW });
      return { milliseconds, found: users.length, next };
    }
    default: {
      let next: number | null = null;
      let people = 0;
      const query = readPeopleQuery(new URLSearchParams());
      const milliseconds = await timed(async () => {
        do {
          const page = await peoplePage(db, { ...query, next }, { now: NOW, most: 500 });
          people += page.users.length;
          next = page.next;
        } while (next !== null);
      });
      return { milliseconds, people };
    }
  }
}

/** The table of users inside workerd, where a database call costs the same as on the site. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    return Response.json(await answer(new URL(request.url), env));
  },
};
