import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { recentCatalogue } from '~/catalogue/overrides.server';
import { paths } from '~/paths';
import { classes } from '~/ui/classes';
import layout from '~/ui/layout.module.css';
import { pageMeta } from '~/ui/page-meta';
import { featureCards } from './features/feature-cards';
import { FeatureGrid } from './features/feature-grid';
import styles from './features/features.module.css';
import { Legend } from './features/legend';
import { startFeatures } from './features/start-features';
import script from './features/start-features.ts?plain';

export const handle = { hydrate: false, script };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Features',
    description:
      'Every tool for game masters and players, what it costs and how far it has come: monster lookup, dungeon maps, initiative, rules.',
    path: paths.features(),
  });

export async function loader({ context }: LoaderFunctionArgs) {
  const { account, services } = context;
  // Strangers cost no read; for the signed in, a lock must tell the truth about their trial or plan.
  if ((await account.viewer()) === null) {
    return featureCards(await recentCatalogue(services), null);
  }
  const standing = await account.standing();
  return featureCards(await account.tools(), standing.kind === 'person' ? standing.person : null);
}

export default function FeaturesPage() {
  const { active, waiting } = useLoaderData<typeof loader>();
  useEffect(() => startFeatures(document), []);
  return (
    <main id="main" className={classes(layout.stack, layout.loose)}>
      <div className={layout.stack}>
        <h1>Features</h1>
        <p className={layout.lead}>
          What is on the table, what is on the anvil, and what we have promised ourselves to make.
        </p>
      </div>
      <FeatureGrid cards={active} />
      <details className={styles.more}>
        <summary>
          <span className={styles.closed}>{`Show ${waiting.length} more`}</span>
          <span className={styles.opened}>Show less</span>
        </summary>
        <FeatureGrid cards={waiting} />
      </details>
      <Legend />
    </main>
  );
}
