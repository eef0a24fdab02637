import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import type { Account } from '~/account/guard/account.server';
import { inCatalogueOrder } from '~/catalogue/catalogue';
import { recentCatalogue } from '~/catalogue/overrides.server';
import { paths } from '~/paths';
import type { Services } from '~/platform/services.server';
import layout from '~/ui/layout.module.css';
import { pageMeta } from '~/ui/page-meta';
import { type FeatureCard, featureCards } from './features/feature-cards';
import { FeatureRow } from './features/feature-row';
import { FeatureShow } from './features/feature-show';
import styles from './features/features.module.css';
import { Legend } from './features/legend';
import { TOOL_SCREENS } from './features/product-pictures';
import { startFeatures } from './features/start-features';
import script from './features/start-features.ts?plain';
import { toolWords } from './plans/offer';
import { offerOf } from './plans/offer.server';
import { PlansPart } from './plans/plans-part';

export const handle = { hydrate: false, script };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Features',
    description:
      'Every tool for game masters and players, what it costs and how far it has come: monster lookup, dungeon maps, rules, and what comes next.',
    path: paths.features(),
  });

export async function loader({ context }: LoaderFunctionArgs) {
  const { account, services } = context;
  const [{ tools, visitor }, offer] = await Promise.all([
    seenBy(account, services),
    offerOf(services),
  ]);
  const plans = { offer, tools: toolWords(inCatalogueOrder(tools)), stranger: visitor === null };
  return { ...featureCards(tools, visitor), plans };
}

/**
 * The tools and the visitor. Anonymous visitors cost no database read; for signed-in ones the locks must reflect their
 * plan.
 */
async function seenBy(account: Account, services: Services) {
  if ((await account.viewer()) === null) {
    return { tools: await recentCatalogue(services), visitor: null };
  }
  const standing = await account.standing();
  const visitor = standing.kind === 'person' ? standing.person : null;
  return { tools: await account.tools(), visitor };
}

export default function FeaturesPage() {
  const { active, waiting, plans } = useLoaderData<typeof loader>();
  useEffect(() => startFeatures(document), []);
  return (
    <main id="main" className={styles.features}>
      <div className={layout.stack}>
        <h1>Features</h1>
        <p className={layout.lead}>What is ready, what we are building, and what comes later.</p>
      </div>
      <div className={styles.shows}>
        {shownTools(active).map(({ card, screen, mirrored, first }) =>
          screen ? (
            <FeatureShow
              key={card.id}
              card={card}
              screen={screen}
              mirrored={mirrored}
              first={first}
            />
          ) : (
            <FeatureRow key={card.id} card={card} />
          ),
        )}
      </div>
      <details className={styles.more}>
        <summary data-print="no">
          <span className={styles.closed}>{`Show ${waiting.length} more`}</span>
          <span className={styles.opened}>Show less</span>
        </summary>
        {waiting.map((card) => (
          <FeatureRow key={card.id} card={card} />
        ))}
      </details>
      <PlansPart {...plans} next={paths.features()} />
      <Legend />
    </main>
  );
}

/** Usable tools are shown with a screenshot, on alternating sides; the others take one line. */
function shownTools(cards: readonly FeatureCard[]) {
  let shows = 0;
  return cards.map((card) => {
    const screen = card.built ? TOOL_SCREENS[card.id] : undefined;
    if (screen) shows += 1;
    return { card, screen, mirrored: shows % 2 === 0, first: shows === 1 };
  });
}
