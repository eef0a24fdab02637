import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { requireUser } from '~/account/guard/guards.server';
import { changeMemberHealth } from '~/fights/kept/member-health.server';
import { partyFor } from '~/parties/kept/parties.server';
import { partySeq } from '~/parties/kept/party-news.server';
import { roleIn } from '~/parties/kept/party-rights.server';
import { problemJson } from '~/platform/answers';
import { bodyJson, privateJson } from '~/platform/json-call.server';
import { ownerBar } from './owner-rights.server';
import { readChange } from './read-change';
import { setTexts } from './set-texts.server';

const ONLY_POST = 'This address takes changes by POST alone.';

/**
 * POST: one change of a member from an open page, `{ member, typed, seen }` or `{ member, health }`; returns the
 * party's `seq`.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return problemJson(405, ONLY_POST);
  const person = await requireUser(context);
  const { services } = context;
  const { db } = services;
  const { id = '' } = params;
  const none = () => problemJson(404, 'You have no such character.');
  const role = await roleIn(db, person.userId, id);
  if (role === null) return none();
  const change = readChange(await bodyJson(request));
  if (change === null) return problemJson(400, 'This is not a change of a character.');
  const { member } = change;
  const at = { party: id, member };
  const bar = await ownerBar(context, person, role);
  if (bar !== null) {
    const party = await partyFor(db, person.userId, id);
    const isMine = party?.list.some((one) => one.id === member && one.mine) ?? false;
    if (!isMine && bar === 'pro') return problemJson(402, 'Running a party needs Pro.');
    if (!isMine) return problemJson(403, 'Adventuring is closed at the moment.');
  }
  if ('health' in change) {
    const done = await changeMemberHealth(services, person.userId, id, member, change.health);
    if (done === null) return none();
    if (!done.ok) return problemJson(done.later ? 503 : 409, done.sentence);
    return privateJson({ seq: await partySeq(db, person.userId, id), replaced: [], versions: {} });
  }
  const done = await setTexts(services, person.userId, at, change);
  if (done === null) return none();
  if (!done.ok) return problemJson(400, done.sentence);
  const { replaced, versions } = done;
  return privateJson({ seq: await partySeq(db, person.userId, id), replaced, versions });
}

/** GET is not allowed. */
export function loader() {
  return problemJson(405, ONLY_POST);
}
