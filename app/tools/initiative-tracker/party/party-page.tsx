import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireMember } from '~/account/guard/guards.server';
import { fightPaths } from '~/fight-paths';
import { MOST_CHARACTERS, NOT_THEIRS, TOO_MANY } from '~/fights/kept/bring-characters.server';
import { bringParty } from '~/fights/kept/bring-party.server';
import { bringComing } from '~/fights/kept/coming.server';
import { membersInFight } from '~/fights/kept/fight-members.server';
import { giveFightXp, xpGiven } from '~/fights/kept/fight-xp.server';
import { fightFor } from '~/fights/kept/kept-fights.server';
import { fightOfRead } from '~/fights/kept/read-fight';
import type { Fight } from '~/fights/log/state';
import { awardedXp } from '~/fights/people/awarded-xp';
import { combatantOf } from '~/fights/people/people';
import { partiesOf } from '~/parties/kept/parties.server';
import type { Sitter } from '~/parties/kept/seat-rows.server';
import { partyPaths } from '~/party-paths';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { classes } from '~/ui/classes';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { BringCharactersPart } from '../characters/bring-characters-part';
import { chosenCharacters } from '../characters/chosen-characters';
import { comingOwn, ownCharacters } from '../characters/own-characters.server';
import { chosenParty } from '../launch/launch-form';
import { isProHere } from '../owner-pro.server';
import { BringParts } from './bring-part';
import { InFightPart } from './in-fight-part';
import type { OfferedParty } from './offered-party';
import { offeredParty } from './offered-party.server';
import { XpPart } from './xp-part';

export const handle: FrameHandle = {
  title: 'Initiative Tracker',
  to: paths.initiativeTracker(),
  back: { to: paths.initiativeTracker(), label: 'Back to my fights' },
};

export const meta: MetaFunction = ({ matches }) => privateMeta('Party in this fight', matches);

/** Most parties offered. */
const MOST_OFFERED = 8;

/**
 * The members of the user's parties in a fight that they run, those that may still join, and the experience it gave
 * them.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = await requireMember(context);
  const { userId } = person;
  const { services } = context;
  const { db } = services;
  const { id = '' } = params;
  const opened = await fightFor(services, userId, id);
  if (opened === null) return notFound();
  const [members, listed, own] = await Promise.all([
    membersInFight(db, userId, id),
    partiesOf(db, userId),
    ownCharacters(context, person),
  ]);
  const run = listed.filter(({ role }) => role !== 'player').slice(0, MOST_OFFERED);
  const parties = await Promise.all(run.map((one) => offeredParty(db, userId, one.id)));
  const fight = opened.ok ? fightOfRead(opened.fight) : null;
  const worth = fight && { ...awardedXp(fight), isOver: fight.ended !== null };
  const { searchParams } = new URL(request.url);
  return data(
    {
      id,
      members,
      worth,
      done: searchParams.get('done'),
      name: fight?.name ?? 'this fight',
      parties: parties.filter((one) => one !== null),
      hasParties: listed.length > 0,
      characters: fight === null ? [] : stillToCome(own, fight, parties),
      given: await xpGiven(services, id, members),
      problem: opened.ok ? null : opened.sentence,
    },
    opened.ok ? {} : { status: 503 },
  );
}

/** The user's own characters that are neither in the fight nor offered with a party that the user runs. */
function stillToCome(
  own: readonly Sitter[],
  fight: Fight,
  parties: readonly (OfferedParty | null)[],
) {
  const offered = new Set(parties.flatMap((party) => party?.members.map(({ id }) => id) ?? []));
  const isThere = (id: string) => (combatantOf(fight, id)?.place ?? 'gone') !== 'gone';
  return own.filter(
    ({ id, memberId }) => !isThere(id) && !isThere(memberId ?? '') && !offered.has(memberId ?? ''),
  );
}

export type PartyAnswer = { problem: string };

const NEEDS_PRO = 'Adding to a fight needs Pro. You can still finish a running fight.';

const refused = (problem: string, status = 409) => data<PartyAnswer>({ problem }, { status });

export async function action({ request, params, context }: ActionFunctionArgs) {
  const person = await requireMember(context);
  const { userId } = person;
  const { services } = context;
  const { id = '' } = params;
  const form = await readForm(request);
  const opened = await fightFor(services, userId, id);
  if (opened === null) return notFound();
  if (!opened.ok) return refused(opened.sentence, 503);
  const back = (done: string) => redirect(`${partyPaths.ofFight({ id })}?done=${done}`, 303);
  switch (form.get('intent')) {
    case 'bring': {
      if (!(await isProHere(services, person, opened))) return refused(NEEDS_PRO, 402);
      const party = chosenParty(form);
      const brought = party && (await bringParty(services, userId, id, party.id, party.members));
      if (brought === null) return refused('You do not run this party.');
      return brought.ok ? back('came') : refused(brought.sentence);
    }
    case 'bring-characters': {
      if (!(await isProHere(services, person, opened))) return refused(NEEDS_PRO, 402);
      const chosen = chosenCharacters(form);
      if (chosen.length > MOST_CHARACTERS) return refused(TOO_MANY, 400);
      const coming = await comingOwn(context, person, chosen);
      if (coming === null) return refused(NOT_THEIRS);
      if (coming.length === 0) return refused('Choose a character first.', 400);
      const brought = await bringComing(services, userId, id, coming);
      if (brought === null) return notFound();
      return brought.ok ? back('came') : refused(brought.sentence);
    }
    case 'give-xp': {
      const { each } = awardedXp(fightOfRead(opened.fight));
      if (each === 0) return refused('Nobody was defeated yet: 0 XP to award.');
      const given = await giveFightXp(services, userId, id, each);
      return given.ok ? back('given') : refused(given.sentence);
    }
    default:
      return refused('This form is out of date. Reload the page and try again.', 400);
  }
}

const DONE: Readonly<Record<string, string>> = {
  came: 'Added to the fight.',
  given: 'XP awarded.',
};

export default function PartyOfFightPage() {
  const facts = useLoaderData<typeof loader>();
  const { id, name, members, parties, worth, given, done, problem, hasParties } = facts;
  const { characters } = facts;
  const answer = useActionData<PartyAnswer>();
  const wrong = answer?.problem ?? problem;
  const said = done === null ? undefined : DONE[done];
  return (
    <main id="main" className={classes(layout.stack, layout.loose)}>
      <header className={classes(layout.stack, layout.tight)}>
        <h1>Party in this fight</h1>
        <p>
          <Link to={fightPaths.fight({ id })}>Back to “{name}”</Link>
        </p>
      </header>
      {wrong && <Notice tone="problem" announce title={wrong} />}
      {!wrong && said && <Notice tone="good" announce title={said} />}
      <InFightPart members={members} isOver={worth?.isOver ?? false} />
      {worth && members.length > 0 && <XpPart {...worth} members={members} given={given} />}
      <BringParts parties={parties} members={members} hasParties={hasParties} />
      <BringCharactersPart characters={characters} />
    </main>
  );
}
