import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { requireUser } from '~/account/guard/guards.server';
import { answerProJson } from '~/account/guard/pro-answer.server';
import { characterPaths } from '~/character-paths';
import { ownPortrait } from '~/characters/kept/characters.server';
import { mayOpenSheet } from '~/characters/kept/sheet-guard.server';
import { notFound, problemJson } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { privateJson } from '~/platform/json-call.server';
import { readUpload } from '~/platform/uploads/upload-rows.server';
import { givePortrait } from './portrait/give-portrait.server';
import { portraitAnswer } from './portrait/portrait-answer.server';

/** GET: the portrait of the user's own character, in every state of the tool. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await requireUser(context);
  const { services } = context;
  const portrait = await ownPortrait(services.db, userId, (params.id ?? '').slice(0, 80));
  if (portrait === null) return notFound();
  return portraitAnswer(await readUpload(services, userId, portrait));
}

/**
 * POST: sets the portrait of the user's own character: a form with the picture as `file`, with `upload` (the id of a
 * ticketed upload), or with `intent` "remove". Redirects to the character, or responds with `{ portrait, version }` to
 * a script that accepts JSON.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const visit = await mayOpenSheet(context, params.id ?? '');
  if (request.method !== 'POST') return problemJson(405, 'A portrait is sent with POST.');
  if (!visit.rights.change) {
    return answerProJson({ what: 'Changing a character', stays: 'your picture' });
  }
  const given = await givePortrait(context.services, visit, await readForm(request));
  if (!given.ok) return problemJson(given.status, given.problem);
  const { portrait, version } = given;
  const isScript = request.headers.get('Accept')?.startsWith('application/json') ?? false;
  return isScript
    ? privateJson({ portrait, version })
    : redirect(characterPaths.character(visit.opened.listed), 303);
}
