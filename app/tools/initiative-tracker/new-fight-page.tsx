import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { data } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { readOwnerId, readPerson } from '~/account/guard/guards.server';
import { paths } from '~/paths';
import { withLikedEdition } from '~/platform/preferences';
import type { FrameHandle } from '~/ui/frame-handle';
import { ownCharacters } from './characters/own-characters.server';
import { findCreatures } from './creatures/find-creatures.server';
import { readFightQuery } from './launch/fight-query';
import { bareNames, bodyText, foreignFight } from './launch/foreign-body';
import {
  launchOfForeign,
  launchOfQuery,
  withCharacters,
  withParty,
} from './launch/show-launch.server';
import { NewFight } from './screen/new-fight';

export const handle: FrameHandle = {
  title: 'Initiative Tracker',
  to: paths.initiativeTracker(),
};

export const meta: MetaFunction = ({ matches }) => privateMeta('New fight', matches);

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

/**
 * The form for the fight in the URL. Stores nothing, and requires no sign-in unless a saved party or a character is
 * requested; signed-in users can use their own creatures.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams: said } = new URL(request.url);
  // Of a link that names monsters but no rules, the monsters say which are meant.
  const searchParams = said.has('monsters') ? said : withLikedEdition(said, request.headers);
  const { db } = context.services;
  const userId = await readOwnerId(context);
  const launch = await launchOfQuery(db, searchParams, userId);
  const asked = ['party', 'characters'].filter((one) => searchParams.has(one));
  if (asked.length === 0) return launch;
  const along = asked.includes('party')
    ? await withParty(db, userId, searchParams, launch)
    : launch;
  if (!asked.includes('characters')) return along;
  const person = userId === null ? null : await readPerson(context);
  const own = person && (await ownCharacters(context, person));
  // The edition of a character comes before the one that the visitor likes.
  return withCharacters(own, said, along);
}

/** The same form for a fight that another program posts from any site. Requires no sign-in and stores nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { edition } = readFightQuery(new URL(request.url).searchParams);
  const text = await bodyText(request);
  const names = bareNames(text, edition);
  // The request may come from any site: no cookie is read, so users' own creatures are not included.
  const found = await findCreatures(context.services.db, names, { edition, userId: null });
  const sheets = new Map([...found].map(([name, { sheet }]) => [name, sheet]));
  const read = foreignFight(text, edition, sheets);
  const status = 'problem' in read ? 400 : 200;
  return data(launchOfForeign(read, edition), { status });
}

export default function NewFightPage() {
  const launch = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return <NewFight {...(sent ?? launch)} />;
}
