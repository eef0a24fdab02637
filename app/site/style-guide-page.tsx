import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { readViewer } from '~/account/guard/guards.server';
import { notFound } from '~/platform/answers';
import { readPreferences } from '~/platform/preferences';
import { classes } from '~/ui/classes';
import layout from '~/ui/layout.module.css';
import { pageTitle } from './brand';
import { Answers } from './style-guide/answers';
import { Controls } from './style-guide/controls';
import { Drawings } from './style-guide/drawings';
import { Records } from './style-guide/records';
import { samplePicks } from './style-guide/sample-picks.server';
import { SharedParts } from './style-guide/shared-parts';
import { Waiting } from './style-guide/waiting';
import { Words } from './style-guide/words';

export const meta: MetaFunction = () => [
  { title: pageTitle('Style guide') },
  { name: 'robots', content: 'noindex' },
];

/** For developers; outside development it is a 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (context.services.config.APP_MODE !== 'development') notFound();
  const picks = await samplePicks(
    context.services.db,
    new URL(request.url).searchParams,
    readPreferences(request.headers).edition,
  );
  return { picks, userId: (await readViewer(context))?.userId ?? null };
}

/** Every component of the product on one page, with realistic content. */
export default function StyleGuidePage() {
  const { picks, userId } = useLoaderData<typeof loader>();
  return (
    <main id="main" className={classes(layout.stack, layout.loose)} tabIndex={-1}>
      <Words />
      <Controls />
      <Records />
      <Answers />
      <SharedParts {...picks} />
      <Waiting key={userId} person={userId} />
      <Drawings />
    </main>
  );
}
