import type { AppLoadContext } from '@remix-run/cloudflare';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { requireUser } from '~/account/guard/guards.server';
import { answerProJson } from '~/account/guard/pro-answer.server';
import { characterPaths } from '~/character-paths';
import { characterTroubleStatus, characterTroubleWords } from '~/characters/kept/character-limits';
import { pastDeeds } from '~/characters/kept/play.server';
import { deedOfForm, readDeeds } from '~/characters/play/read-deeds';
import { isOutboxBody, readSentDeeds, type SentDeeds } from '~/characters/play/sent-deeds';
import { problemJson } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { bodyJson, privateJson } from '~/platform/json-call.server';
import { openAtTable, playAnywhere, type TableVisit } from './at-table.server';

/** The maximum number of past deeds in a response; more than one request can send. */
const MOST_TOLD = 120;

/**
 * In a running fight each deed is processed separately, so a request is limited to this many; the others stay in the
 * device's outbox.
 */
const MOST_IN_FIGHT = 20;

/**
 * GET: the state of the user's own character and its deeds, newest first: `{ play, playSeq, version, past, inFight }`.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return privateJson(await standsNow(context, await openAtTable(context, params.id ?? '')));
}

/**
 * POST `{ deeds: [{ id, does, … }] }`: applies deeds in order and responds with `{ play, playSeq, version, told }`;
 * `told` has the result of each deed. A deed sent before is not applied again. A device's outbox sends `{ person,
 * events }` and gets `{ acknowledged, refused }` with the character's state. A form sends one deed as fields and is
 * redirected to the character.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const person = await requireUser(context);
  const { id = '' } = params;
  if (request.method !== 'POST') return problemJson(405, 'Deeds are sent with POST.');
  const isForm = /form/.test(request.headers.get('Content-Type') ?? '');
  const body = isForm ? null : await bodyJson(request);
  const sent = isOutboxBody(body) ? readSentDeeds(body) : null;
  if (sent !== null) return outboxDone(context, id, person.userId, sent);
  const { opened, rights, seat } = await openAtTable(context, id);
  if (!rights.play) return mayNotPlay();
  const read = isForm ? deedOfForm(await readForm(request)) : readDeeds(body);
  if (!read.ok) return problemJson(400, read.problem);
  if (isInFight(seat) && read.deeds.length > MOST_IN_FIGHT) {
    const most = `A character in a fight takes at most ${MOST_IN_FIGHT} deeds at once.`;
    return problemJson(413, most);
  }
  const { listed } = opened;
  const played = await playAnywhere(context.services, person.userId, listed.id, read.deeds);
  if (!played.ok) return trouble(played.reason);
  const { play, playSeq, told } = played;
  if (!isForm) return privateJson({ play, playSeq, version: listed.version, told });
  const [one] = told;
  if (one && !one.ok && !one.again) return problemJson(409, one.problem);
  return redirect(characterPaths.character(listed), 303);
}

/** Applies the deeds of a device's outbox and reports for each whether it must be sent again. */
async function outboxDone(
  context: AppLoadContext,
  id: string,
  userId: string,
  sent: SentDeeds,
): Promise<Response> {
  if (sent.person !== userId) return problemJson(401, 'Another account is signed in now.');
  const visit = await visitOrNot(context, id);
  if (visit === null) return trouble('gone');
  if (!visit.rights.play) return mayNotPlay();
  const acknowledged: string[] = [];
  const refused = [...sent.refused];
  const deeds = isInFight(visit.seat) ? sent.deeds.slice(0, MOST_IN_FIGHT) : sent.deeds;
  if (deeds.length > 0) {
    const played = await playAnywhere(context.services, userId, visit.opened.listed.id, deeds);
    if (!played.ok) return trouble(played.reason);
    for (const one of played.told) {
      if (one.ok || one.again) acknowledged.push(one.id);
      else refused.push({ id: one.id, reason: one.problem });
    }
  }
  const after = await standsNow(context, await openAtTable(context, id));
  return privateJson({ acknowledged, refused, ...after });
}

async function standsNow(context: AppLoadContext, { person, opened, seat }: TableVisit) {
  const { listed, character, playSeq } = opened;
  const past = await pastDeeds(context.services.db, person.userId, listed.id, MOST_TOLD);
  const inFight = isInFight(seat);
  return { play: character.play, playSeq, version: listed.version, past, inFight };
}

/** Opens the character; null for a 404, so that the response can be JSON for devices and programs. */
async function visitOrNot(context: AppLoadContext, id: string): Promise<TableVisit | null> {
  try {
    return await openAtTable(context, id);
  } catch (ended) {
    if (ended instanceof Response && ended.status === 404) return null;
    throw ended;
  }
}

function isInFight(seat: TableVisit['seat']): boolean {
  return seat !== null && seat.fight !== null;
}

function mayNotPlay(): Response {
  return answerProJson({ what: 'Playing a character', stays: 'what you did' });
}

function trouble(reason: 'gone' | 'unavailable'): Response {
  return problemJson(characterTroubleStatus(reason), characterTroubleWords(reason));
}
