import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { homebrewPaths } from '~/homebrew-paths';
import { partiesOf } from '~/parties/kept/parties.server';
import { notFound, notNow } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { Button } from '~/ui/button';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import type { PlainHandle } from '~/ui/plain-page';
import { Select } from '~/ui/select';
import { doToCreatures } from '../kept/acts-sql.server';
import {
  type OpenedCreature,
  openCreature,
  shareCreature,
  stopSharingCreature,
} from '../kept/creatures.server';
import { TakeLinks } from '../take/take-links';
import styles from './share.module.css';

export const handle: FrameHandle & PlainHandle = {
  hydrate: false,
  title: 'Homebrew Monsters',
  to: homebrewPaths.list(),
  back: { to: homebrewPaths.list(), label: 'My monsters' },
};

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  privateMeta(shown ? `Share ${shown.name}` : 'Share', matches);

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

/** Loads with whom a user's own creature is shared. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const { services } = context;
  const [opened, parties] = await Promise.all([
    openCreature(services, userId, params.id ?? ''),
    partiesOf(services.db, userId),
  ]);
  const { listed, code } = readable(opened);
  const { id, name, partyId } = listed;
  return {
    id,
    name,
    partyId,
    parties: parties.map((party) => ({ id: party.id, name: party.name })),
    link: listed.shared ? `${services.config.APP_ORIGIN}${homebrewPaths.shared({ code })}` : null,
    done: new URL(request.url).searchParams.get('done'),
  };
}

/** Creates or closes a share link, or sets the party that can find the creature. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const { services } = context;
  const { listed } = readable(await openCreature(services, userId, params.id ?? ''));
  const form = await readForm(request);
  const back = (done: string) => redirect(homebrewPaths.share(listed, `?done=${done}`), 303);
  switch (form.get('intent')) {
    case 'share':
      if ((await shareCreature(services, userId, listed.id)) === null) return notFound();
      throw back('shared');
    case 'stop-sharing':
      await stopSharingCreature(services.db, userId, listed.id);
      throw back('closed');
    case 'party': {
      const to = String(form.get('to-party') ?? '').slice(0, 80) || null;
      if (to === listed.partyId) throw back('party');
      const did = await doToCreatures(services, userId, [listed.id], { kind: 'party', to });
      if (did !== null) throw back('party');
      return data({ problem: 'You are no longer in this party.' }, { status: 409 });
    }
    default:
      return data(
        { problem: 'This form is out of date. Reload the page and try again.' },
        { status: 400 },
      );
  }
}

function readable(opened: OpenedCreature | 'unread' | null): OpenedCreature {
  if (opened === null) return notFound();
  if (opened === 'unread') return notNow('This monster cannot be read now. Try again later.');
  return opened;
}

const DONE: Readonly<Record<string, string>> = {
  shared: 'Shared. Anyone with the link can read and copy it.',
  closed: 'Sharing stopped. The link no longer works.',
  party: 'Saved',
};

/** The page to share a creature by link or with a party. */
export default function SharePage() {
  const { id, name, partyId, parties, link, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const said = done !== null && Object.hasOwn(DONE, done) ? DONE[done] : undefined;
  const here = homebrewPaths.share({ id });
  return (
    <main id="main" tabIndex={-1} className={layout.stack}>
      <h1>{`Share ${name}`}</h1>
      {answer && <Notice tone="problem" announce title={answer.problem} />}
      {said && !answer && <Notice tone="good" announce dismissTo={here} title={said} />}
      <section className={styles.part} aria-labelledby="by-link">
        <h2 id="by-link">By link</h2>
        {link === null ? (
          <p className={layout.soft}>
            Anyone with the link can read the statblock and copy it, with credit, without an
            account. Your name, folders, tags and drafts are not shown.
          </p>
        ) : (
          <p className={styles.link}>
            <a href={link}>{link}</a>
          </p>
        )}
        <Form method="post" action={here}>
          <Button
            kind={link === null ? 'primary' : 'quiet'}
            icon="share"
            name="intent"
            value={link === null ? 'share' : 'stop-sharing'}
          >
            {link === null ? 'Share' : 'Stop sharing'}
          </Button>
        </Form>
      </section>
      <section className={styles.part} aria-labelledby="by-party">
        <h2 id="by-party">With a party</h2>
        {parties.length === 0 ? (
          <p className={layout.soft}>
            You are not in a party. The players of a party could find this monster in their lookups.
          </p>
        ) : (
          <Form method="post" action={here} className={styles.choice}>
            <Select
              label="Party"
              hint="Its players find it in their lookups, to read and run. Only you can change it."
              name="to-party"
              defaultValue={partyId ?? ''}
              choices={[
                { value: '', label: 'Only me' },
                ...parties.map((party) => ({ value: party.id, label: party.name })),
              ]}
            />
            <Button kind="quiet" name="intent" value="party">
              Set
            </Button>
          </Form>
        )}
      </section>
      <section className={styles.part} aria-labelledby="as-a-file">
        <h2 id="as-a-file">As a file</h2>
        <TakeLinks id={id} name={name} />
      </section>
    </main>
  );
}
