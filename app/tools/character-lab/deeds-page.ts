import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { answerProJson } from '~/account/guard/pro-answer.server';
import { characterPaths } from '~/character-paths';
import { characterTroubleStatus, characterTroubleWords } from '~/characters/kept/character-limits';
import { pastDeeds } from '~/characters/kept/play.server';
import { deedOfForm, readDeeds } from '~/characters/play/read-deeds';
import { problemJson } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { bodyJson, privateJson } from '~/platform/json-call.server';
import { openAtTable, playAnywhere } from './at-table.server';

/** GET: how one's own character stands, and what was done with it, the latest first: `{ play, playSeq, version, past }`. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { person, opened } = await openAtTable(context, params.id ?? '');
  const { listed, character, playSeq } = opened;
  const past = await pastDeeds(context.services.db, person.userId, listed.id, 100);
  return privateJson({ play: character.play, playSeq, version: listed.version, past });
}

/**
 * POST `{ deeds: [{ id, does, … }] }`: does them one after another, and answers `{ play, playSeq, version, told }`; of each deed
 * `told` says what came of it. One sent before counts no second time. A form sends one deed by its fields, and is led back to the
 * character.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person, opened, rights } = await openAtTable(context, params.id ?? '');
  if (request.method !== 'POST') return problemJson(405, 'Deeds are sent with POST.');
  if (!rights.play) return answerProJson({ what: 'Playing a character', stays: 'what you did' });
  const isForm = /form/.test(request.headers.get('Content-Type') ?? '');
  const read = isForm ? deedOfForm(await readForm(request)) : readDeeds(await bodyJson(request));
  if (!read.ok) return problemJson(400, read.problem);
  const { listed } = opened;
  const { services } = context;
  const played = await playAnywhere(services, person.userId, listed.id, read.deeds);
  if (!played.ok) {
    return problemJson(characterTroubleStatus(played.reason), characterTroubleWords(played.reason));
  }
  const { play, playSeq, told } = played;
  if (!isForm) return privateJson({ play, playSeq, version: listed.version, told });
  const [one] = told;
  if (one && !one.ok && !one.again) return problemJson(409, one.problem);
  return redirect(characterPaths.character(listed), 303);
}
