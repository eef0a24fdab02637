import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { problemJson } from '~/platform/answers';
import { privateJson } from '~/platform/json-call.server';
import { addFacts, answerAdd } from './add.server';

/** GET: what the thing of the address can be added to, for the dialog. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const facts = await addFacts(context, new URL(request.url));
  return facts === null ? problemJson(404, 'This no longer exists.') : privateJson(facts);
}

/** POST: a form of the dialog. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { status, body } = await answerAdd(request, context);
  return privateJson(body, status);
}
