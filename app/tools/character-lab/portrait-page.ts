import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { requireUser } from '~/account/guard/guards.server';
import { answerProJson } from '~/account/guard/pro-answer.server';
import { characterPaths } from '~/character-paths';
import { characterTroubleStatus, characterTroubleWords } from '~/characters/kept/character-limits';
import { ownPortrait, saveCharacter } from '~/characters/kept/characters.server';
import { mayOpenSheet } from '~/characters/kept/sheet-guard.server';
import { notFound, problemJson } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { privateJson } from '~/platform/json-call.server';
import { readUpload } from '~/platform/uploads/upload-rows.server';
import { portraitAnswer } from './portrait/portrait-answer.server';
import { takePortrait } from './portrait/take-portrait.server';

/** GET: the portrait of one's own character, in every state of the tool. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await requireUser(context);
  const { services } = context;
  const portrait = await ownPortrait(services.db, userId, (params.id ?? '').slice(0, 80));
  if (portrait === null) return notFound();
  return portraitAnswer(await readUpload(services, userId, portrait));
}

/**
 * POST: gives one's own character a portrait: a form with the picture as `file`, with `upload` (the id of one that was sent by a
 * ticket), or with `intent` "remove". Leads back to the character, or answers `{ portrait, version }` to a script that accepts JSON.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person, opened, rights } = await mayOpenSheet(context, params.id ?? '');
  if (request.method !== 'POST') return problemJson(405, 'A portrait is sent with POST.');
  if (!rights.change) return answerProJson({ what: 'Changing a character', stays: 'your picture' });
  const { services } = context;
  const { listed, character } = opened;
  const taken = await takePortrait(services, person.userId, await readForm(request));
  if (!taken.ok) return problemJson(taken.status, taken.problem);
  const { portrait } = taken;
  const { id, version } = listed;
  const whole = { ...character, portrait };
  const kept = await saveCharacter(services, person.userId, { id, version }, whole);
  if (!kept.ok) {
    const { reason } = kept;
    return problemJson(characterTroubleStatus(reason), characterTroubleWords(reason));
  }
  const isScript = request.headers.get('Accept')?.startsWith('application/json') ?? false;
  return isScript
    ? privateJson({ portrait, version: version + 1 })
    : redirect(characterPaths.character({ id }), 303);
}
