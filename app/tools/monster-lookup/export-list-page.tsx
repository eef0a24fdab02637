import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { tokenFactsById } from '~/compendium/shelf/token-facts.server';
import { fightPaths } from '~/fight-paths';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { classes } from '~/ui/classes';
import layout from '~/ui/layout.module.css';
import { exportForms } from './page-exports';
import { ownerAmong } from './whose.server';

export const handle = { title: 'Monster Lookup', to: paths.monsterLookup(), hydrate: false };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Export ${data.name}` : 'Monster not found' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { id = '' } = params;
  const found = await tokenFactsById(context.services.db, id, await ownerAmong(context, [id]));
  if (found === null) notFound();
  return { id, name: found.name };
}

/** The page with all export formats, for users without scripts. */
export default function ExportListPage() {
  const { id, name } = useLoaderData<typeof loader>();
  return (
    <main id="main" className={classes(layout.stack, layout.prose)}>
      <h1>Export {name}</h1>
      <ul>
        {exportForms(id).map(({ label, to, file }) => (
          <li key={label}>
            <a href={to} download={file || undefined}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <Link to={fightPaths.newFight(`?monsters=${encodeURIComponent(id)}:1`)}>
            Add to tracker
          </Link>
        </li>
      </ul>
      <p>
        <Link to={paths.monster({ id })}>Back to the statblock</Link>
      </p>
    </main>
  );
}
