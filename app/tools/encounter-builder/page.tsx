import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useMemo, useRef } from 'react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { waysTo } from '~/catalogue/ways';
import { encounterPaths } from '~/encounter-paths';
import { paths } from '~/paths';
import { readForm } from '~/platform/form';
import { withLikedEdition } from '~/platform/preferences';
import { Button } from '~/ui/button';
import type { FrameHandle } from '~/ui/frame-handle';
import { Notice } from '~/ui/notice';
import { useLatePart } from '~/ui/use-late-part';
import { askSearch } from './address/ask';
import styles from './builder.module.css';
import { builderAt } from './builder.server';
import { judged } from './judged';
import { keepFight } from './keep/keep.server';
import { KeepPanel } from './keep/keep-panel';
import { useAutosave } from './keep/use-autosave';
import { placeIn } from './kept/place-in';
import { BuilderForm, LatestSearch } from './screen/builder-form';
import { ShowCreature } from './screen/creature-name';
import { FightList } from './screen/fight-list';
import { FillForm } from './screen/fill-form';
import { FindCreatures } from './screen/find-creatures';
import { FootBar } from './screen/foot-bar';
import { OtherEdition } from './screen/other-edition';
import { PartyForm } from './screen/party-form';
import { PlaceholderForm } from './screen/placeholder-form';
import { useCreatureShown } from './screen/use-creature-shown';
import { useShownFight } from './screen/use-shown-fight';
import { Advice, Verdict } from './screen/verdict';
import { WaysOn } from './screen/ways-on';

export const handle: FrameHandle = { title: 'Encounter Builder', to: encounterPaths.builder() };

export const meta: MetaFunction = ({ matches }) => privateMeta('Encounter Builder', matches);

/** The fight in the URL with its assessment, and creatures to add. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAccess(context);
  const url = new URL(request.url);
  // Of a link that names monsters but no rules, the monsters say which are meant.
  if (!url.searchParams.has('monsters')) {
    url.search = String(withLikedEdition(url.searchParams, request.headers));
  }
  const facts = await builderAt(context.services, url, person?.userId ?? null);
  const ways = waysTo(await context.account.tools(), person);
  return { ...facts, simulates: ways.some(({ to }) => to === paths.battleSimulator()) };
}

/** Saves the fight in the URL. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const form = await readForm(request);
  const { status, answer } = await keepFight(context.services, userId, new URL(request.url), form);
  return data(answer, { status });
}

function fetchCreature() {
  return import('./screen/late-creature');
}

export default function EncounterBuilderPage() {
  const facts = useLoaderData<typeof loader>();
  const { ask, fight } = useShownFight(facts);
  const told = useMemo(() => judged(fight), [fight]);
  const answer = useActionData<typeof action>();
  const autosaved = useAutosave(ask, facts);
  const latest = useRef({ search: facts.search });
  latest.current.search = askSearch(ask.draft, ask.rest);
  const creature = useCreatureShown();
  const [late] = useLatePart(fetchCreature, creature.shown !== null);
  const Late = late.is === 'here' ? late.part.default : null;
  return (
    <LatestSearch.Provider value={latest}>
      <ShowCreature.Provider value={creature.show}>
        <main id="main" className={styles.main}>
          <div className={styles.fight}>
            <header className={styles.head}>
              <h1 className={styles.heading}>{facts.saved?.name ?? 'New encounter'}</h1>
              {facts.signedIn && (
                <p className={styles.mine} data-print="no">
                  <Link to={encounterPaths.shelf()}>My encounters</Link>
                  <Link to={encounterPaths.day()}>Adventuring day</Link>
                </p>
              )}
            </header>
            {facts.problems.length > 0 && (
              <Notice tone="problem" announce>
                {facts.problems.map((problem) => (
                  <p key={problem}>{problem}</p>
                ))}
              </Notice>
            )}
            <Verdict fight={fight} told={told} />
            <PartyForm
              ask={ask}
              parties={facts.parties}
              characters={facts.characters}
              present={facts.present}
            />
            <section id="fight" className={styles.rows} aria-label="Monsters">
              <OtherEdition ask={ask} ofOther={facts.ofOther} />
              <FightList ask={ask} rows={fight.rows} />
            </section>
            <Advice told={told} />
            {facts.signedIn && (fight.rows.length > 0 || facts.saved !== null) && (
              <KeepPanel ask={ask} facts={facts} told={answer} autosaved={autosaved} />
            )}
            {fight.rows.length > 0 && (
              <WaysOn
                draft={ask.draft}
                name={facts.saved?.name ?? 'Encounter'}
                simulates={facts.simulates}
                place={placeIn(ask.rest.get('map') ?? '', ask.rest.get('room') ?? '')}
              />
            )}
          </div>
          <div className={styles.beside}>
            <FillForm ask={ask} why={facts.why} />
            <FindCreatures
              ask={ask}
              fight={fight}
              found={facts.found}
              hasPlaces={facts.hasPlaces}
            />
            <PlaceholderForm ask={ask} />
          </div>
          {fight.rows.length > 0 && (
            <FootBar
              draft={ask.draft}
              name={facts.saved?.name ?? 'Encounter'}
              told={told}
              unsaved={facts.signedIn && facts.saved === null}
            />
          )}
        </main>
        {Late && creature.shown && (
          <Late
            shown={creature.shown}
            add={({ id, name }) => (
              <BuilderForm ask={ask} at="found" label={`Add ${name}`}>
                <Button name="press" value={`add:${id}`} icon="plus">{`Add ${name}`}</Button>
              </BuilderForm>
            )}
            onClose={creature.close}
          />
        )}
      </ShowCreature.Provider>
    </LatestSearch.Provider>
  );
}
