import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { sentenceFor } from '~/platform/door-answers';
import { readForm } from '~/platform/form';
import type { Services } from '~/platform/services.server';
import { listCreatures } from './kept/list-sql.server';
import { readListAsk } from './list/list-ask';
import { type AskedKept, keptRecords } from './take/kept-records-sql.server';
import { isTakeForm, TAKE_LIMITS } from './take/take-forms';
import { takenAnswer } from './take/taken-answer.server';

type Asked = { get(name: string): unknown; getAll(name: string): unknown[] };

/** GET: several of the user's own creatures as one file: by id (`id`), of a folder (`folder`), or all (`every`). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return take({ request, context }, new URL(request.url).searchParams);
}

/** POST: the same for more ids than fit in a URL, or for all that match the list's filter (`found`). Writes nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(context);
  return take({ request, context }, await readForm(request));
}

async function take(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  asked: Asked,
): Promise<Response> {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const form = asked.get('form');
  if (!isTakeForm(form)) return sentenceFor(request, 400, 'Choose a file format.');
  const { services } = context;
  const which =
    asked.get('found') === '1' ? await foundBy(services, userId, request) : whichOf(asked);
  const records = await keptRecords(services, userId, which);
  return takenAnswer(request, records, form, services.clock.now());
}

/** All creatures that match the list's filter; one more than a file can hold, to detect that there are more. */
async function foundBy({ db }: Services, userId: string, { url }: Request): Promise<AskedKept> {
  const asked = { ...readListAsk(new URL(url).searchParams), away: false, after: null };
  const { items } = await listCreatures(db, userId, { ...asked, limit: TAKE_LIMITS.file + 1 });
  return { ids: items.map(({ id }) => id) };
}

function whichOf(asked: Asked): AskedKept {
  const folder = asked.get('folder');
  if (asked.get('every') !== null) return { all: true };
  const ids = asked.getAll('id').map(String);
  return ids.length === 0 && typeof folder === 'string' && folder !== '' ? { folder } : { ids };
}
