import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { cardAddress, type GateCaller } from '~/catalogue/access';
import { inCatalogueOrder } from '~/catalogue/catalogue';
import { recentCatalogue } from '~/catalogue/overrides.server';
import type { Tool } from '~/catalogue/tool';
import { useReach } from '~/catalogue/use-reach';
import { paths } from '~/paths';
import { pageMeta } from '~/ui/page-meta';
import { StructuredData } from '~/ui/structured-data';
import { latestPosts } from './blog/posts.server';
import { BRAND } from './brand';
import { SOCIAL } from './frame/social';
import { Hero } from './home/hero';
import styles from './home/home.module.css';
import { mapOfDay } from './home/home-maps';
import { LatestPosts } from './home/latest-posts';
import { type LiveTool, LiveTools } from './home/live-tools';
import { LookupSpotlight } from './home/lookup-spotlight';
import { startHome } from './home/start-home';
import script from './home/start-home.ts?plain';
import { Story } from './home/story';
import { toolWords } from './plans/offer';
import { offerOf } from './plans/offer.server';
import { PlansPart } from './plans/plans-part';

const DESCRIPTION = `${BRAND.tagline}: monsters, dungeon maps and rules for fifth-edition game masters and players. Try it without an account.`;

/** Specification 4. */
const POSTS_SHOWN = 3;

export const handle = { hydrate: false, script };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Home', description: DESCRIPTION, path: paths.home() });

export async function loader({ context }: LoaderFunctionArgs) {
  const { account, services } = context;
  const [tools, viewer, offer] = await Promise.all([
    recentCatalogue(services),
    account.viewer(),
    offerOf(services),
  ]);
  const live = inCatalogueOrder(tools).filter(({ state }) => state === 'live');
  return {
    map: mapOfDay(services.clock.now()),
    tools: live.map((tool) => liveTool(tool, viewer)),
    plans: { offer, tools: toolWords(live), stranger: viewer === null },
    posts: latestPosts(POSTS_SHOWN),
    origin: services.config.APP_ORIGIN,
  };
}

function liveTool(tool: Tool, viewer: GateCaller): LiveTool {
  const { id, title, blurb, state, built, access, device } = tool;
  return { id, title, blurb, state, built, access, device, to: cardAddress(tool, viewer) };
}

export default function HomePage() {
  const { map, tools, plans, posts, origin } = useLoaderData<typeof loader>();
  const reaches = useReach();
  useEffect(() => startHome(document), []);
  return (
    <main id="main" className={styles.home}>
      <Hero map={map} stranger={plans.stranger} />
      <LiveTools tools={tools} />
      {reaches('monster-lookup') && <LookupSpotlight />}
      <div className={styles.band}>
        <PlansPart {...plans} next={paths.home()} />
      </div>
      <Story />
      <LatestPosts posts={posts} />
      <StructuredData facts={siteFacts(origin)} />
    </main>
  );
}

function siteFacts(origin: string) {
  return {
    '@type': 'WebSite',
    name: BRAND.name,
    description: DESCRIPTION,
    url: `${origin}${paths.home()}`,
    publisher: {
      '@type': 'Organization',
      name: BRAND.owner,
      url: `${origin}${paths.about()}`,
      logo: `${origin}/icons/icon-512.png`,
      sameAs: SOCIAL.map(({ href }) => href),
    },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${paths.monsterLookup()}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
