import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAdmin } from '~/account/guard/guards.server';
import { privateJson } from '~/platform/json-call.server';
import { readPeopleQuery } from './people-query';
import { peoplePage } from './people-rows-sql.server';

/** GET /admin/users?q=&next=: a hundred users who match every word, and the next cursor [specification 7]. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { db, clock } = context.services;
  const query = readPeopleQuery(new URL(request.url).searchParams);
  const { users, next } = await peoplePage(db, query, { now: clock.now() });
  return privateJson({
    users: users.map(({ isDisabled, plan, joinedAt, seenAt, ...record }) => record),
    next: next === null ? null : String(next),
  });
}
