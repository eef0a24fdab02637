import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { closedLink, notNow, problemJson } from '~/platform/answers';
import { sheetPdfAnswer } from './print/sheet-pdf-answer.server';
import { openShared } from './shared-character.server';

/** GET: a shared character's sheet as a PDF, without what its page does not show. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const opened = await openShared(context.services, params.code ?? '');
  if (opened === null) return closedLink('character');
  if (opened === 'unread') return notNow('This character cannot be read now. Try again later.');
  return sheetPdfAnswer(context.services, opened.told, request);
}

/** Writing is not supported here: 405. */
export function action() {
  return problemJson(405, 'A character’s file is read here with GET.');
}
