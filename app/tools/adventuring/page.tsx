import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import {
  type ClientActionFunctionArgs,
  Form,
  Link,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { answerPro } from '~/account/guard/pro-answer.server';
import { fightPaths } from '~/fight-paths';
import { beginParty } from '~/parties/kept/begin-party.server';
import { bringBackParty, putAwayParties, setDefaultParty } from '~/parties/kept/parties.server';
import { sittersOf } from '~/parties/kept/seat-rows.server';
import { readNewParty } from '~/parties/party-call';
import { partyPaths } from '~/party-paths';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import type { Services } from '~/platform/services.server';
import { showCode } from '~/platform/spoken-code';
import { Button } from '~/ui/button';
import { classes } from '~/ui/classes';
import { EmptyState } from '~/ui/empty-state';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { RESTORE, UNDO } from '~/ui/names';
import { Notice } from '~/ui/notice';
import head from '~/ui/tool-head.module.css';
import { ToolTitle } from '~/ui/tool-title';
import { field } from './asked-party.server';
import { lineTrouble } from './line-trouble';
import { callOf, emptyRow, MOST_ROWS, type TypedParty, typedParty } from './new-party';
import { NewPartyForm } from './new-party-form';
import styles from './party.module.css';
import { partyList } from './party-list.server';
import { PartyRow } from './party-row';

export const handle: FrameHandle = { title: 'Adventuring', to: paths.adventuring() };

export const meta: MetaFunction = ({ matches }) => privateMeta('Adventuring', matches);

/** The user's parties: those they run, those they play in, and soft-deleted ones. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { userId, pro } = await requireUser(context);
  const { db } = context.services;
  const [parties, away, sitters] = await Promise.all([
    partyList(context.services, userId),
    putAwayParties(db, userId).catch(() => []),
    sittersOf(db, userId).catch(() => []),
  ]);
  const { searchParams } = new URL(request.url);
  const created = parties.find(({ id }) => id === searchParams.get('created'));
  const code = created?.code ?? null;
  return {
    parties,
    pro,
    away: away.map(({ id, name }) => ({ id, name })),
    sitters: sitters.flatMap(({ id, name, line, sitsIn }) =>
      sitsIn === null ? [{ id, name, line }] : [],
    ),
    created: created && code !== null ? { ...created, code: showCode(code) } : null,
    removed: away.find(({ id }) => id === searchParams.get('removed'))?.id ?? null,
  };
}

type Answer = {
  problem?: string;
  upgrade?: true;
  party?: TypedParty;
};

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { userId, pro } = await requireUser(context);
  const { services } = context;
  const form = await readForm(request);
  const party = typedParty(form);
  const intent = field(form, 'intent');
  const id = field(form, 'id');
  if (intent === 'add-row') {
    // Without scripts, adding a row reloads the page with all typed values.
    const characters = [...party.characters, emptyRow()].slice(0, MOST_ROWS);
    return data<Answer>({ party: { ...party, characters } });
  }
  if (!pro) {
    const { data: told, init } = answerPro({ what: 'Saving parties', stays: 'what you typed' });
    return data<Answer>({ ...told, party }, init ?? undefined);
  }
  switch (intent) {
    case 'create':
      return create(services, userId, party);
    case 'make-default':
    case 'no-default': {
      const done = await setDefaultParty(services, userId, intent === 'make-default' ? id : null);
      if (done === null) return notFound();
      return done.ok ? redirect(paths.adventuring(), 303) : refused(done.sentence, 409);
    }
    case 'bring-back': {
      const done = await bringBackParty(services, userId, id);
      if (done === null) return notFound();
      return done.ok ? redirect(paths.adventuring(), 303) : refused(done.sentence, 409);
    }
    default:
      return refused('This form is out of date. Reload the page and try again.', 400);
  }
}

function refused(problem: string, status: number, party?: TypedParty) {
  return data<Answer>({ problem, party }, { status });
}

async function create(services: Services, userId: string, party: TypedParty) {
  const sits = [...new Set(party.sits)];
  const read = readNewParty(callOf(party), sits.length);
  if ('error' in read) return refused(read.error, 400, party);
  try {
    const made = await beginParty(services, userId, { ...read.party, sits });
    if (!made.ok) return refused(made.sentence, 409, party);
    return redirect(`${paths.adventuring()}?created=${encodeURIComponent(made.id)}`, 303);
  } catch (error) {
    services.log.error('party not created', error);
    return refused('Failed to create party.', 503, party);
  }
}

/** On a network error the page stays, with the typed values and an error. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<Answer>();
  } catch (error) {
    return lineTrouble(error);
  }
}

export default function AdventuringPage() {
  const { parties, away, created, removed, pro, sitters } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const own = parties.filter(({ role }) => role !== 'player');
  const played = parties.filter(({ role }) => role === 'player');
  return (
    <main id="main" className={classes(layout.page, layout.stack, layout.loose)}>
      <header className={classes(layout.stack, layout.tight)}>
        <div className={head.toolHead}>
          <ToolTitle>Adventuring</ToolTitle>
          <p className={layout.soft}>
            Gather your party with one invite code and see everyone’s numbers.
          </p>
        </div>
        {created && (
          <Notice
            tone="good"
            announce
            title={`Party created • Invite code: ${created.code} • Added ${created.members} character(s).`}
            dismissTo={paths.adventuring()}
          >
            <p>
              Read the code out to your players, or{' '}
              <Link to={partyPaths.party({ id: created.id })}>open “{created.name}”</Link> to send
              them a link and enter the rest.
            </p>
          </Notice>
        )}
        {removed && (
          <Removed id={removed} name={away.find(({ id }) => id === removed)?.name ?? ''} />
        )}
      </header>
      <section className={layout.stack} aria-labelledby="your-parties">
        <h2 id="your-parties">Your Parties</h2>
        {own.length === 0 ? (
          <EmptyState icon="user" title="No parties yet">
            <p>Create one below and read its code out to your players.</p>
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {own.map((party) => (
              <PartyRow key={party.id} party={party} mayChoose />
            ))}
          </ul>
        )}
      </section>
      {played.length > 0 && (
        <section className={layout.stack} aria-labelledby="played">
          <h2 id="played">Parties you play in</h2>
          <ul className={styles.list}>
            {played.map((party) => (
              <PartyRow key={party.id} party={party} />
            ))}
          </ul>
        </section>
      )}
      <section className={layout.stack} aria-labelledby="new-party">
        {answer?.problem && (
          <Notice tone="problem" announce title={answer.problem}>
            {answer.upgrade && (
              <p>
                <Link to={paths.settings()}>Upgrade to Pro</Link>
              </p>
            )}
          </Notice>
        )}
        {/* Open where it is the next thing to do: whoever has a party comes for that. */}
        <details
          key={formKey(created?.code, answer)}
          className={styles.more}
          open={own.length === 0 || answer?.party !== undefined}
        >
          <summary>
            <h2 id="new-party">Create a party</h2>
          </summary>
          <div className={layout.stack}>
            {!pro && (
              <p className={layout.soft}>
                Saving parties is part of Pro. Your players only need an account.
              </p>
            )}
            <NewPartyForm typed={answer?.party ?? null} sitters={sitters} />
          </div>
        </details>
      </section>
      <p>
        <Link to={fightPaths.join()}>Join a party with a code</Link>
      </p>
      {away.length > 0 && <PutAway away={away} />}
    </main>
  );
}

/** Remounts the form after a party was created, and shows refused values again. */
function formKey(created: string | undefined, answer: Answer | undefined): string {
  return answer?.party ? JSON.stringify(answer.party) : (created ?? 'new');
}

function Removed({ id, name }: { id: string; name: string }) {
  return (
    <Notice tone="good" announce dismissTo={paths.adventuring()}>
      <Form method="post" replace className={layout.row}>
        <span>“{name}” deleted.</span>
        <input type="hidden" name="id" value={id} />
        <Button kind="quiet" name="intent" value="bring-back" icon="undo" compact>
          {UNDO}
        </Button>
      </Form>
    </Notice>
  );
}

function PutAway({ away }: { away: readonly { id: string; name: string }[] }) {
  return (
    <details className={styles.more}>
      <summary>{`Recently deleted (${away.length})`}</summary>
      <p className={layout.soft}>
        A deleted party is gone after 30 days. A restored one has a new code.
      </p>
      <ul className={styles.list}>
        {away.map(({ id, name }) => (
          <li key={id} className={styles.row}>
            <span>{name}</span>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button
                kind="quiet"
                name="intent"
                value="bring-back"
                icon="undo"
                aria-label={`Restore “${name}”`}
                compact
              >
                {RESTORE}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}
