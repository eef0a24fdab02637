import type { MetaFunction } from '@remix-run/cloudflare';
import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import { paths } from '~/paths';
import { classes } from '~/ui/classes';
import layout from '~/ui/layout.module.css';
import { pageMeta } from '~/ui/page-meta';
import styles from './about/about.module.css';
import { InstallCard } from './about/install-card';
import { startInstall } from './about/start-install';
import script from './about/start-install.ts?plain';
import { DrawnPicture } from './pictures/drawn-picture';
import type { PictureName } from './pictures/picture-table';

export const handle = { hydrate: false, script };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'About',
    description:
      'Why Delvewright exists, what it promises a game master, and how to keep it on your home screen.',
    path: paths.about(),
  });

const NINE: readonly PictureName[] = [
  'about/die',
  'about/candle',
  'about/key',
  'about/map',
  'about/mug',
  'about/sword',
  'about/book',
  'about/tower',
  'about/owl',
];

export default function AboutPage() {
  useEffect(() => startInstall(document), []);
  return (
    <main id="main" className={classes(layout.stack, layout.loose)}>
      <div className={styles.columns}>
        <div className={layout.prose}>
          <h1>About</h1>
          <p className={layout.lead}>
            Delvewright began on a kitchen table, forty minutes before four people rang the bell.
          </p>
          <p>
            There was a dungeon to draw, a dragon to look up, and a rule about falling that three
            books agreed on in three different ways. The map took the forty minutes. The dragon was
            improvised, and died of it in the second round. The rule was wrong, and the rogue still
            brings it up.
          </p>
          <p>
            The trouble was never imagination. It was looking things up, doing sums, and drawing
            straight lines on paper that had other plans. So we made tools for exactly that: find
            the monster by the letters you remember, draw a dungeon and then move the wall that
            bothers you, have the rule at hand before the argument. Turns and hit points without a
            crossed-out napkin come next.
          </p>
          <h2>What we promise</h2>
          <ul>
            <li>The page you need mid-fight opens before the player has finished the question.</li>
            <li>
              What you look up works on the phone behind your screen, on a poor line, and on paper.
            </li>
            <li>What you make is yours: you can take it with you whether or not you pay.</li>
            <li>The rules say where they come from, and which edition they belong to.</li>
          </ul>
          <p>
            The rest is up to the table. If something is missing, slow or wrong,{' '}
            <Link to={paths.contact()}>tell us</Link>; the next person who prepares at the last
            minute will thank you.
          </p>
          <p>
            Other programs are welcome as well: <Link to={paths.api()}>what they may ask</Link>.
          </p>
        </div>
        <div className={layout.stack}>
          <div className={styles.pictures}>
            {NINE.map((picture) => (
              <DrawnPicture
                key={picture}
                of={picture}
                sizes="(width < 56rem) 30vw, 9rem"
                first={picture === 'about/die'}
              />
            ))}
          </div>
          <InstallCard />
        </div>
      </div>
    </main>
  );
}
