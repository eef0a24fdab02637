import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireMember } from '~/account/guard/guards.server';
import { characterPaths } from '~/character-paths';
import { fightPaths } from '~/fight-paths';
import { MOST_CHARACTERS, NOT_THEIRS, TOO_MANY } from '~/fights/kept/bring-characters.server';
import { bringComing } from '~/fights/kept/coming.server';
import { helpedFights } from '~/fights/kept/fight-helpers.server';
import { type ListedFight, listFights, reachable } from '~/fights/kept/fight-rows.server';
import { paths } from '~/paths';
import { readForm } from '~/platform/form';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { CharacterChoice } from './characters/character-choice';
import { CHARACTER, chosenCharacters } from './characters/chosen-characters';
import { comingOwn, ownCharacters } from './characters/own-characters.server';
import { isProHere } from './owner-pro.server';
import { standingWords } from './screen/fight-card';

export const handle: FrameHandle = {
  title: 'Initiative Tracker',
  to: paths.initiativeTracker(),
  back: { to: paths.initiativeTracker(), label: 'Back to my fights' },
};

export const meta: MetaFunction = ({ matches }) => privateMeta('Add to a fight', matches);

/** Most fights offered, the most recently run first. */
const MOST_FIGHTS = 60;

/** The user's characters that can join, and the fights they can join: planned or running. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireMember(context);
  const { db } = context.services;
  const { searchParams } = new URL(request.url);
  const [characters, own, helped] = await Promise.all([
    ownCharacters(context, person),
    listFights(db, person.userId),
    helpedFights(db, person.userId),
  ]);
  return {
    characters,
    chosen: searchParams.getAll(CHARACTER).slice(0, MOST_CHARACTERS),
    into: searchParams.get('fight'),
    fights: [...own, ...helped]
      .filter(({ status }) => status !== 'over')
      .slice(0, MOST_FIGHTS)
      .map((fight: ListedFight) => ({
        value: fight.id,
        label: `${fight.name} (${standingWords(fight)})`,
      })),
  };
}

/** The form's values when the action was refused. */
type Again = { problem: string; chosen: string[]; fight: string };

/** Adds the characters to the chosen fight, or redirects to the form of a new fight with them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireMember(context);
  const { services } = context;
  const form = await readForm(request);
  const chosen = chosenCharacters(form);
  const sent = form.get('fight');
  const fight = typeof sent === 'string' ? sent.slice(0, 40) : '';
  const refused = (problem: string, status = 409) =>
    data<Again>({ problem, chosen, fight }, { status });
  if (chosen.length === 0) return refused('Choose a character first.', 400);
  if (chosen.length > MOST_CHARACTERS) return refused(TOO_MANY, 400);
  if (fight === '') {
    return redirect(fightPaths.newFight(`?characters=${chosen.join(',')}`), 303);
  }
  const reached = await reachable(services.db, person.userId, fight);
  if (reached === null) return refused('You no longer run this fight.');
  if (!(await isProHere(services, person, reached))) {
    return refused('Adding to a fight needs Pro. You can still finish a running fight.', 402);
  }
  const coming = await comingOwn(context, person, chosen);
  if (coming === null) return refused(NOT_THEIRS);
  const brought = await bringComing(services, person.userId, fight, coming);
  if (brought === null) return refused('You no longer run this fight.');
  if (!brought.ok) return refused(brought.sentence);
  if (brought.joined.length === 0) {
    return refused(`Already in this fight: ${brought.there.join(', ')}.`);
  }
  return redirect(fightPaths.fight({ id: fight }), 303);
}

export default function CharactersPage() {
  const { characters, chosen, into, fights } = useLoaderData<typeof loader>();
  const again = useActionData<Again>();
  return (
    <main id="main" className={layout.stack}>
      <h1>Add to a fight</h1>
      {again && <Notice tone="problem" announce title={again.problem} />}
      {characters.length === 0 ? (
        <EmptyState title="No characters yet" icon="sword">
          <p>
            Characters from the <Link to={characterPaths.list()}>character lab</Link> can join your
            fights.
          </p>
        </EmptyState>
      ) : (
        <Form method="post" className={layout.stack}>
          <CharacterChoice characters={characters} chosen={again?.chosen ?? chosen} />
          <Select
            label="Fight"
            name="fight"
            choices={[{ value: '', label: 'New fight' }, ...fights]}
            defaultValue={again?.fight ?? into ?? fights[0]?.value ?? ''}
          />
          <p className={layout.soft}>
            They join with their current numbers and weapons. Hit points of characters in your
            parties stay in sync with the fight; the others join as copies, and their sheets do not
            change.
          </p>
          <p>
            <Button icon="sword">Add to fight</Button>
          </p>
        </Form>
      )}
    </main>
  );
}
