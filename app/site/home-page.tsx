import type { MetaFunction } from '@remix-run/cloudflare';
import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { BRAND, pageTitle } from './brand';

export const meta: MetaFunction = () => [
  { title: pageTitle('Home') },
  { name: 'description', content: `${BRAND.tagline}: tools for game masters and players.` },
];

export default function HomePage() {
  return (
    <main id="main">
      <h1>{BRAND.tagline}</h1>
      <p>
        <Link to={paths.monsterLookup()}>Look up a monster</Link>
      </p>
    </main>
  );
}
