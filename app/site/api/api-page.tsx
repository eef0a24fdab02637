import type { MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { paths } from '~/paths';
import layout from '~/ui/layout.module.css';
import { pageMeta } from '~/ui/page-meta';
import { BRAND } from '../brand';
import styles from './api.module.css';
import { CallEntry } from './call-entry';
import { CALLS } from './calls.server';

export const handle = { hydrate: false };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'For programs',
    description: `What other programs may ask of ${BRAND.name}: every call with its parameters, its answer and an example.`,
    path: paths.api(),
  });

/** The calls, made of their schemas when the site was built. */
export function loader() {
  return { groups: CALLS };
}

export default function ApiPage() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <article className={layout.prose}>
        <h1>For programs</h1>
        <p className={layout.lead}>
          {`Every call that other programs may make to ${BRAND.name}, with an example that works.`}
        </p>
        <p>
          {'The same as an OpenAPI document, with the schemas of all that is sent and answered: '}
          <a href={paths.apiDocument()}>openapi.json</a>.
        </p>
        <ul>
          <li>
            Calls are open to everybody, or for whoever is signed in: with the session of a browser,
            or with an ID token of the hosted sign-in in the header{' '}
            <code>Authorization: Bearer</code>.
          </li>
          <li>
            A refused call answers JSON with a sentence in <code>error</code>: 400 when something in
            it is wrong, 401 when nobody is signed in, 402 when it needs Pro, 403 when the account
            may not do it, 404 when nothing has this id, 429 when there were too many.
          </li>
          <li>
            Published records and odds may be cached for as long as their answer says; everything of
            an account is private.
          </li>
        </ul>
        <nav aria-label="Calls">
          <ul className={styles.contents}>
            {groups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
            <li>
              <a href="#links">Links into the tools</a>
            </li>
            <li>
              <a href="#live">Live</a>
            </li>
          </ul>
        </nav>
        {groups.map(({ id, title, calls }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <ul className={styles.calls}>
              {calls.map((call) => (
                <CallEntry key={call.name} call={call} />
              ))}
            </ul>
          </section>
        ))}
        <h2 id="links">Links into the tools</h2>
        <dl>
          <dt>
            <code>
              /encounter-builder?edition=2014&amp;party=4x3&amp;monsters=goblin:4,ogre:1:l
            </code>
          </dt>
          <dd>
            The builder with this fight in it. Behind a count <code>l</code> is locked,{' '}
            <code>a</code> an ally, <code>w3</code> arrives in round 3. <code>characters</code>{' '}
            names your own characters by their ids, <code>with</code> a saved party.
          </dd>
          <dt>
            <code>/dice-roller?e=4d6kh3</code>
          </dt>
          <dd>
            The query of <code>/dice/roll</code> as a page; <code>hash</code> is compared with the
            seed’s.
          </dd>
          <dt>
            <code>{'/join/{code}'}</code>
          </dt>
          <dd>
            Asks whoever is signed in whether they want to run a fight with the game master who
            invited them. A code counts once, for a day; <code>/join</code> takes one that was read
            out.
          </dd>
        </dl>
        <h2 id="live">Live</h2>
        <dl>
          <dt>
            <code>{'/initiative-tracker/{id}/live'}</code>
          </dt>
          <dd>
            A WebSocket that tells what happens in a fight that you run. Say{' '}
            <code>{'{"v":1,"is":"hello","seq":12}'}</code> and hear <code>tail</code> with the
            events after that number, now and as they come, or <code>behind</code> when the fight is
            to be read. Say <code>have</code> with the last number every 200 messages at the latest;
            after 15 minutes it is opened anew.
          </dd>
          <dt>
            <code>{'/table/{code}/live'}</code>
          </dt>
          <dd>
            A WebSocket that tells what players may know of a fight. Say{' '}
            <code>{'{"v":1,"is":"hello","seq":0}'}</code> and hear <code>table</code> with all of it
            and <code>change</code> with what changed since; <code>n</code> counts them, and after a
            gap hello is said again.
          </dd>
        </dl>
      </article>
    </main>
  );
}
