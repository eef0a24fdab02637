import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAdmin } from '~/account/guard/guards.server';
import { csvHeaders, csvLine } from '~/platform/csv';
import { byPressAlone } from '~/platform/door-answers';
import type { Services } from '~/platform/services.server';
import { streamText } from '~/platform/stream-text';
import { auditRow } from '../act/audit-row.server';
import { requireFreshAdmin } from '../act/fresh-admin.server';
import { type PeopleQuery, readPeopleQuery } from './people-query';
import { peoplePage } from './people-rows-sql.server';
import type { PersonRecord } from './person-record';

/** The columns of the file, in this order [specification 9]. */
const COLUMNS = [
  'userId',
  'email',
  'username',
  'role',
  'status',
  'planStatus',
  'trialEnd',
  'currentPeriodEnd',
];
const AT_ONCE = 500;

function lineOf({ userId, email, username, role, status, ...plan }: PersonRecord): string {
  const { entStatus, trialEnd, currentPeriodEnd } = plan;
  return csvLine([userId, email, username, role, status, entStatus, trialEnd, currentPeriodEnd]);
}

async function* linesOf(
  { db, clock }: Services,
  query: PeopleQuery,
): AsyncGenerator<string, void, undefined> {
  yield csvLine(COLUMNS);
  let next: number | null = null;
  do {
    const page = await peoplePage(db, { ...query, next }, { now: clock.now(), most: AT_ONCE });
    yield page.users.map(lineOf).join('');
    next = page.next;
  } while (next !== null);
}

/** A GET shows nothing: e-mail addresses are exported only by a form POST, which is logged. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  return byPressAlone(request, 'Use the button “Export CSV” in Management to get this file.');
}

/** The selected users as users.csv, newest first; streamed page by page, so that its length needs no memory. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireFreshAdmin(context);
  const { services, requestId } = context;
  const query = readPeopleQuery(new URL(request.url).searchParams);
  // The search text may be a person's name: log only that there was a search.
  const after = { searched: query.q !== '', show: query.show };
  const subject = { kind: 'product', id: 'users' } as const;
  const act = 'Export users';
  await auditRow(services.db, {
    at: services.clock.now(),
    admin,
    requestId,
    act,
    subject,
    after,
    always: true,
  }).run();
  const body = streamText(linesOf(services, query), (error) =>
    services.log.error('users not exported', error),
  );
  return new Response(body, { headers: csvHeaders('users.csv') });
}
