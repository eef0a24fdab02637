import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { answerProJson } from '~/account/guard/pro-answer.server';
import type { Person } from '~/account/person/person';
import { FIGHT_LIMITS } from '~/fights/kept/fight-limits';
import { fightRow } from '~/fights/kept/fight-rows.server';
import { appendToFight, fightFor } from '~/fights/kept/kept-fights.server';
import { problemJson } from '~/platform/answers';
import { isNestedDeeper } from '~/platform/json-problem';
import { mayGoOn } from './may-go-on';
import { isProHere, OWNER_NEEDS_PRO } from './owner-pro.server';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** JSON, so that the device of a former helper reports what it could not send instead of retrying forever. */
function notHere(): Response {
  return problemJson(404, 'This fight no longer exists, or you no longer help to run it.');
}

function answer(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: PRIVATE });
}

/**
 * The events of a fight that the user runs, after the number that the device has: `?since=12`; without it the whole
 * fight.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = await requireMember(context);
  const asked = new URL(request.url).searchParams.get('since');
  const since = asked !== null && /^\d{1,6}$/.test(asked) ? Number(asked) : null;
  const opened = await fightFor(context.services, person.userId, params.id ?? '', since);
  if (opened === null) return notHere();
  if (!opened.ok) return answer({ error: opened.sentence }, 503);
  return answer(opened.fight);
}

/**
 * Adds events: `{ "events": [ … ] }`, or from the device's outbox `{ "person", "events": [ { "id", "at", "body" } ]
 * }`. Each is accepted with its number or refused with a sentence.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const person = await requireMember(context);
  const { services } = context;
  const { id = '' } = params;
  const sent = await sentIn(request);
  if (sent !== null && sent.person !== null && sent.person !== person.userId) {
    return answer({ error: 'Another account is signed in now.' }, 401);
  }
  const events = sent?.events ?? null;
  if (events === null) {
    const error = `Send { "events": [ … ] } with 1 to ${FIGHT_LIMITS.eventsAtOnce} events.`;
    return answer({ error }, 400);
  }
  const refused = await proRefusal(context.services, person, id, events);
  if (refused !== null) return refused;
  const appended = await appendToFight(services, person.userId, id, events);
  if (appended === null) return notHere();
  if (!appended.ok) return answer({ error: appended.sentence }, 503);
  return answer({ ...appended, acknowledged: appended.accepted.map((one) => one.id) });
}

/**
 * The response when events are refused because of missing Pro; null when they are allowed. The common case, a user
 * with Pro in their own fight, needs only one query.
 */
async function proRefusal(
  services: AppLoadContext['services'],
  person: Person,
  id: string,
  events: readonly unknown[],
): Promise<Response | null> {
  if (person.pro && (await fightRow(services.db, person.userId, id)) !== null) return null;
  const running = await fightFor(services, person.userId, id, null);
  if (running === null) return notHere();
  if (!running.ok) return answer({ error: running.sentence }, 503);
  const fight = { round: running.row.round, ended: running.row.status === 'over' };
  const goesOn = mayGoOn(fight, events.flatMap(doingsOf));
  if (goesOn || (await isProHere(services, person, running))) return null;
  return running.role === 'owner'
    ? answerProJson({ what: 'Running a fight' })
    : problemJson(402, OWNER_NEEDS_PRO);
}

/** The deeds of an event, read before it is validated. */
function doingsOf(event: unknown): { do: string }[] {
  const deeds = typeof event === 'object' && event !== null && 'deeds' in event ? event.deeds : [];
  return (Array.isArray(deeds) ? deeds : []).map((deed) => ({ do: String(Object(deed).do) }));
}

type Sent = { person: string | null; events: unknown[] };

async function sentIn(request: Request): Promise<Sent | null> {
  try {
    const body: unknown = await request.json();
    if (typeof body !== 'object' || body === null || !('events' in body)) return null;
    const { events } = body;
    if (!Array.isArray(events)) return null;
    if (events.length === 0 || events.length > FIGHT_LIMITS.eventsAtOnce) return null;
    const person = 'person' in body ? String(body.person) : null;
    return { person, events: (person === null ? events : events.map(bodyOf)).map(flatEnough) };
  } catch {
    return null;
  }
}

/** A valid event has about a dozen levels; deeper nesting could overflow the stack of the call to the object. */
const MOST_LEVELS = 64;

/**
 * The event unchanged, or only its id when it is nested too deeply, so that it is refused like any unreadable event.
 */
function flatEnough(event: unknown): unknown {
  if (!isNestedDeeper(event, MOST_LEVELS)) return event;
  const { id } = Object(event);
  return typeof id === 'string' ? { id } : null;
}

/** The event in the envelope that the outbox sends. */
function bodyOf(waiting: unknown): unknown {
  return typeof waiting === 'object' && waiting !== null && 'body' in waiting ? waiting.body : null;
}
