import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { encounterPaths } from '~/encounter-paths';
import { openSharedEncounter } from '~/encounters/kept/encounters.server';
import { closedLink, notNow } from '~/platform/answers';
import { LinkButton } from '~/ui/button';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import type { PlainHandle } from '~/ui/plain-page';
import { askSearch } from './address/ask';
import { levelsOf } from './address/draft';
import { knownOf } from './builder.server';
import { fightRows } from './fight-rows';
import { judged } from './judged';
import { draftOf } from './keep/encounter-of';
import styles from './kept/kept.module.css';
import { FightTable } from './screen/fight-table';
import { Advice, Verdict } from './screen/verdict';

export const handle: FrameHandle & PlainHandle = {
  hydrate: false,
  title: 'Encounter Builder',
  to: encounterPaths.builder(),
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateMeta(data?.encounter.name ?? 'Encounter', matches);

/** A shared encounter: the fight, its notes and its treasure, without its owner's data. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services } = context;
  const code = params.code ?? '';
  const opened = /^[\w-]{6,60}$/.test(code) ? await openSharedEncounter(services, code) : null;
  if (opened === null) return closedLink('encounter');
  if (opened === 'unread') return notNow('This encounter cannot be read now. Try again later.');
  const { encounter } = opened;
  const draft = draftOf(encounter);
  const known = await knownOf(
    services,
    draft.rows.flatMap(({ id }) => id ?? []),
    null,
  );
  return { encounter, known };
}

export default function SharedEncounterPage() {
  const { encounter, known } = useLoaderData<typeof loader>();
  const draft = draftOf(encounter);
  const rows = fightRows(draft.rows, known, encounter.creatures);
  const heroes = { levels: levelsOf(draft.groups) };
  const fight = { edition: draft.edition, ignoreWeak: draft.ignoreWeak, rows, heroes };
  const told = judged(fight);
  const { name, notes, treasure } = encounter;
  return (
    <main id="main" className={layout.stack}>
      <h1 className={styles.heading}>{name}</h1>
      <p className={layout.soft}>{`${draft.edition} rules.`}</p>
      <Verdict fight={fight} told={told} />
      <FightTable rows={rows} notes={encounter.creatures} />
      {notes !== '' && <p className={styles.prose}>{notes}</p>}
      {treasure !== '' && (
        <section className={layout.stack} aria-labelledby="treasure">
          <h2 id="treasure">Treasure</h2>
          <p className={styles.prose}>{treasure}</p>
        </section>
      )}
      <Advice told={told} />
      <p data-print="no">
        <LinkButton icon="copy" to={encounterPaths.builder(askSearch(draft))}>
          Save a copy
        </LinkButton>
      </p>
    </main>
  );
}
