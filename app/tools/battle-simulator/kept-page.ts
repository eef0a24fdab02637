import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { DUPLICATED } from '~/catalogue/duplicate/duplicated-notice';
import { paths } from '~/paths';
import { notFound, notNow } from '~/platform/answers';
import { askSearch } from './address/ask';
import { openBattle } from './kept/battles.server';

/** The short URL of a stored battle; redirects to the full one. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const opened = await openBattle(context.services, userId, (params.id ?? '').slice(0, 80));
  if (opened === null) return notFound();
  if (opened === 'unread') return notNow('This simulation cannot be read now. Try again later.');
  const search = askSearch(opened.ask);
  const isCopy = new URL(request.url).searchParams.has(DUPLICATED);
  return redirect(
    `${paths.battleSimulator()}${search}${isCopy ? `${search === '' ? '?' : '&'}${DUPLICATED}=yes#keep` : ''}`,
  );
}
