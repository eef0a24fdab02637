import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerImport, answerNoRead } from './import-call.server';

export function loader({ context }: LoaderFunctionArgs) {
  return answerNoRead(context);
}

/** POST: imports spells as newline-delimited JSON; answers with a report as text. */
export function action({ request, context }: ActionFunctionArgs) {
  return answerImport(request, context, 'spells');
}
