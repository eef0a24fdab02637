import type { AppLoadContext } from '@remix-run/cloudflare';
import { readPerson } from '~/account/guard/guards.server';
import { toolRights } from '~/account/guard/tool-rights.server';
import type { Person } from '~/account/person/person';
import { cardAddress, isToolOpen } from '~/catalogue/access';
import {
  type AddAnswer,
  type AddFacts,
  countIn,
  targetIn,
  thingIn,
} from '~/catalogue/add-to/add-facts';
import type { ToolId } from '~/catalogue/tool';
import { openEncounter } from '~/encounters/kept/encounters.server';
import { readForm } from '~/platform/form';
import type { AddAsked, AddDone, TargetKind } from './add-target.server';
import { SPELL_TO_BOOK } from './book-target.server';
import { boundKey } from './bound-key.server';
import { SPELL_TO_CHARACTER } from './character-target.server';
import { MAP_TO_ENCOUNTER, MONSTER_TO_ENCOUNTER } from './encounter-target.server';
import { ENCOUNTER_TO_FIGHT, MAP_TO_FIGHT, MONSTER_TO_FIGHT } from './fight-target.server';
import { MONSTER_TO_LIST } from './list-target.server';
import { pageOf, thingOf } from './thing.server';
import { waysWith } from './ways-with';

/** Everything that things can be added to, in the order of the menu. */
const TARGETS: readonly TargetKind[] = [
  MONSTER_TO_FIGHT,
  MONSTER_TO_ENCOUNTER,
  MONSTER_TO_LIST,
  SPELL_TO_BOOK,
  SPELL_TO_CHARACTER,
  MAP_TO_FIGHT,
  MAP_TO_ENCOUNTER,
  ENCOUNTER_TO_FIGHT,
];

/**
 * What the thing of an address can be added to by whoever asks, in tools that are open to them. Null when there is no
 * such thing, or it is another user's.
 */
export async function addFacts(context: AppLoadContext, url: URL): Promise<AddFacts | null> {
  const person = await readPerson(context);
  const asked = thingIn(url.searchParams);
  const thing = asked && (await thingOf(context.services, person?.userId ?? null, asked));
  if (thing === null) return null;
  const tools = await context.account.tools();
  const isOpen = (id: ToolId) => isToolOpen(tools, id, person);
  const mayTry = (id: ToolId) =>
    tools.some((tool) => tool.id === id && cardAddress(tool, person) !== null);
  const fitting = TARGETS.filter(({ takes, tool }) => takes === thing.kind && isOpen(tool));
  const groups = person
    ? await Promise.all(fitting.map((target) => target.list({ context, person, thing })))
    : [];
  const encounter =
    person && thing.kind === 'encounter'
      ? await openEncounter(context.services, person.userId, thing.id)
      : null;
  return {
    thing,
    at: pageOf(thing, isOpen),
    groups: groups.filter(({ targets, fresh }) => targets.length > 0 || fresh),
    ways: waysWith(thing, encounter === 'unread' ? null : encounter, { isOpen, mayTry }),
    copies: thing.kind === 'monster' && person !== null && isOpen('homebrew-monsters'),
    signedOut: person === null,
    key: crypto.randomUUID(),
  };
}

type Answered = { status: number; body: AddAnswer };

/** Performs a form of the menu: adds the thing of the address, or undoes that. */
export async function answerAdd(request: Request, context: AppLoadContext): Promise<Answered> {
  const form = await readForm(request);
  const said = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().slice(0, 400) : '';
  };
  const person = await readPerson(context);
  if (person === null) return refused(401, 'You are signed out. Sign in again, then add it again.');
  const { services } = context;
  const asked = thingIn(new URL(request.url).searchParams);
  const thing = asked && (await thingOf(services, person.userId, asked));
  if (thing === null) return refused(404, 'This no longer exists. Nothing was added.');
  const undoes = said('undo');
  const to = undoes === '' ? said('to') : undoes;
  const { is, id, rest } = targetIn(to);
  const target = TARGETS.find((one) => one.is === is && one.takes === thing.kind);
  const made = said('key');
  if (target === undefined || !/^[0-9a-f-]{36}$/.test(made)) {
    return refused(400, 'This form is out of date. Reload the page and try again.');
  }
  const closed = await closedTo(context, person, target);
  if (closed !== null) return closed;
  const count = countIn(said('count'));
  const name = said('name').replace(/\s+/g, ' ').slice(0, 100);
  const key = await boundKey(made, [thing.kind, thing.id, to, String(count), name]);
  const task: AddAsked = { context, person, thing, id, count, name, key };
  const done = await (undoes === '' ? target.add(task) : target.undo(task, rest));
  return answered(done, task, undoes !== '');
}

/** Why a target is closed to a user now; null when it is open. */
async function closedTo(
  context: AppLoadContext,
  person: Person,
  { tool, judgesPro }: TargetKind,
): Promise<Answered | null> {
  if (!isToolOpen(await context.account.tools(), tool, person)) {
    return refused(403, 'This tool is not open to you. Nothing was added.');
  }
  if (judgesPro || (await toolRights(context, tool, person)).mayKeep) return null;
  return refused(402, 'Saving this needs Pro. Nothing was added.', true);
}

function refused(status: number, problem: string, upgrade = false): Answered {
  return { status, body: { ok: false, problem, ...(upgrade && { upgrade }) } };
}

function answered(done: AddDone, { thing }: AddAsked, isUndo: boolean): Answered {
  if (!done.ok) return refused(done.status, done.problem, done.upgrade);
  const { name, to, undo, already = false, many = 1 } = done;
  const what = many > 1 ? `${many} × ${thing.name}` : thing.name;
  const said = isUndo
    ? 'Undone'
    : already
      ? `${thing.name} is already in “${name}”`
      : `Added ${what} to “${name}”`;
  return { status: 200, body: { ok: true, said, to, name, undo } };
}
