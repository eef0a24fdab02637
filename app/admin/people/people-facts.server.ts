import type { Services } from '~/platform/services.server';
import { inviteToken } from './invite/invite-once-sql.server';
import { peopleCounts } from './people-counts-sql.server';
import { readPeopleQuery } from './people-query';
import { peoplePage } from './people-rows-sql.server';

/** The data of the people section of Management. */
export async function peopleFacts(request: Request, services: Services) {
  const { db, clock, identityAdmin } = services;
  const query = readPeopleQuery(new URL(request.url).searchParams);
  const now = clock.now();
  const [page, counts] = await Promise.all([peoplePage(db, query, { now }), peopleCounts(db, now)]);
  return { ...page, query, counts, token: inviteToken(), mayInvite: identityAdmin !== null };
}

export type PeopleFacts = Awaited<ReturnType<typeof peopleFacts>>;
