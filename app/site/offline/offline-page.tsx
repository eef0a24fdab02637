import type { MetaFunction } from '@remix-run/cloudflare';
import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import layout from '~/ui/layout.module.css';
import { pageTitle } from '../brand';

export const handle = { hydrate: false };

export const meta: MetaFunction = () => [
  { title: pageTitle('Offline') },
  { name: 'robots', content: 'noindex' },
];

/** What a visitor sees without a connection, with the pages that work all the same. */
export default function OfflinePage() {
  return (
    <main id="main" className={layout.stack}>
      <h1>The torch went out</h1>
      <p className={layout.lead}>
        There is no connection at the moment. Your work is where you left it; try this page again
        when the line is back.
      </p>
      <p>These pages work without one:</p>
      <ul>
        <li>
          <Link to={paths.cheatSheet()}>Rules Cheat Sheet</Link>
        </li>
        <li>
          <Link to={paths.tryMapwright()}>Mapwright, as a trial</Link>
        </li>
      </ul>
    </main>
  );
}
