import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { requireAccess } from '~/account/guard/guards.server';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { pageMeta } from '~/ui/page-meta';
import type { PlainHandle } from '~/ui/plain-page';
import head from '~/ui/tool-head.module.css';
import { ToolTitle } from '~/ui/tool-title';
import worker from '../dice.worker.ts?plain';
import { LeafView } from '../leaf-view';
import { rollQuery } from '../roll/typed-roll';
import { rollerPaths } from '../roller-paths';
import { RollerTabs } from '../roller-tabs';
import { readOdds, typedOdds } from './asked-odds';
import styles from './odds.module.css';
import { OddsForm } from './odds-form';
import { oddsLeaves } from './odds-leaves';
import { SERVER_BUDGET } from './odds-limits';
import script from './odds-page-script.ts?plain';
import { watchOdds } from './watch-odds';

export const handle: PlainHandle & FrameHandle = {
  title: 'Dice Roller',
  to: rollerPaths.roller(),
  hydrate: false,
  script,
};

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Dice Odds',
    description:
      'The exact odds of any dice, as a chart and a table: of every total, of at least a number, and of any range.',
    path: rollerPaths.odds(),
  });

/** The odds for the URL's query. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const typed = typedOdds(new URL(request.url).searchParams);
  const reading = typed.e === '' ? null : readOdds(typed, SERVER_BUDGET);
  return {
    typed,
    leaves: reading?.ok ? oddsLeaves(reading.odds) : null,
    problem: reading === null || reading.ok ? null : reading,
  };
}

/** The odds of any dice. */
export default function DiceOddsPage() {
  const { typed, leaves, problem } = useLoaderData<typeof loader>();
  useEffect(() => watchOdds(document), []);
  return (
    <main id="main" tabIndex={-1} className={layout.stack} data-dice-worker={worker}>
      <header className={head.toolHead}>
        <ToolTitle>Dice Odds</ToolTitle>
        <RollerTabs current="odds" />
      </header>
      <OddsForm typed={typed} problem={problem} />
      <section
        id="odds"
        className={styles.odds}
        aria-labelledby={leaves ? 'odds-title' : undefined}
        hidden={leaves === null}
        data-odds
      >
        <div data-odds-leaves>{leaves && <LeafView of={leaves} />}</div>
        <p className={styles.ways} data-print="no">
          <a data-way="roll" href={rollerPaths.roller(`${rollQuery(typed)}#roll`)}>
            Roll
          </a>
        </p>
      </section>
    </main>
  );
}
