import { Link } from '@remix-run/react';
import type { ToolId } from '~/catalogue/tool';
import { useReach } from '~/catalogue/use-reach';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import { classes } from '~/ui/classes';
import layout from '~/ui/layout.module.css';
import { BRAND } from '../brand';
import { DrawnPicture } from '../pictures/drawn-picture';
import type { PictureName } from '../pictures/picture-table';
import styles from './hero.module.css';
import type { HomeMap } from './home-maps';
import { LivingMap } from './living-map';
import { MonsterSearch } from './monster-search';
import { SlideRow } from './slide-row';

/** In milliseconds [specification 9]. */
const HERO_PAUSE = 20_000;

type HeroSlide = {
  title: string;
  words: string;
  /** A drawing; null on the first slide, which shows the map of the day. */
  picture: PictureName | null;
  way: { label: string; to: string; tool?: ToolId };
};

const SLIDES: readonly HeroSlide[] = [
  {
    title: BRAND.tagline,
    words:
      'Monsters, dungeon maps and rules for fifth-edition game masters: in one place, with nothing to install.',
    picture: null,
    way: { label: 'See every tool', to: paths.features() },
  },
  {
    title: 'Any monster, a few letters away',
    words: 'Type what you remember. Typos are forgiven, and the attacks roll from the statblock.',
    picture: 'story/dragon',
    way: { label: 'Find a dragon', to: paths.monsterLookup('?q=dragon'), tool: 'monster-lookup' },
  },
  {
    title: 'A dungeon before the kettle boils',
    words: 'Draw rooms or caves, move a wall, and print the map at the size of your miniatures.',
    picture: 'hero/map',
    way: { label: 'Try Mapwright', to: paths.tryMapwright(), tool: 'mapwright' },
  },
  {
    title: 'The rule, before the argument',
    words:
      'Cover, falling, concentration, every condition: one page that prints, and opens offline once you have seen it.',
    picture: 'story/die',
    way: { label: 'Open the cheat sheet', to: paths.cheatSheet(), tool: 'cheat-sheet' },
  },
];

export type HeroProps = {
  map: HomeMap;
  /** Nobody is signed in: offer to create an account. */
  stranger: boolean;
};

/** The product at work: a live search, a map that draws itself, and four slides about the rest. */
export function Hero({ map, stranger }: HeroProps) {
  const reaches = useReach();
  const slides = SLIDES.filter(({ way }) => way.tool === undefined || reaches(way.tool));
  return (
    <div className={styles.night}>
      {!stranger && (
        <p className={styles.along}>
          <Link to={paths.tonight()}>Go on: Tonight</Link>
        </p>
      )}
      <div className={styles.stage}>
        {/* A slide that has gone by is out of reach: the page's own heading is none of them. */}
        <h1 className={styles.heading}>{BRAND.tagline}</h1>
        <SlideRow
          id="hero"
          label="What we do"
          pause={HERO_PAUSE}
          slides={slides.map((slide) => ({
            name: slide.title,
            content: <HeroPanel {...slide} map={map} stranger={stranger} />,
          }))}
        >
          {reaches('monster-lookup') && <MonsterSearch className={styles.search} />}
        </SlideRow>
      </div>
    </div>
  );
}

function HeroPanel({ title, words, picture, way, map, stranger }: HeroSlide & HeroProps) {
  const first = picture === null;
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <h2 className={classes(styles.title, first && styles.tagline)}>{title}</h2>
        <p className={layout.lead}>{words}</p>
        <div className={layout.row}>
          {first && stranger && (
            <LinkButton kind="quiet" to={paths.login(paths.home())} prefetch="none">
              Sign up
            </LinkButton>
          )}
          <LinkButton kind={first && stranger ? 'plain' : 'quiet'} to={way.to}>
            {way.label}
          </LinkButton>
        </div>
      </div>
      <div className={styles.picture}>
        {first ? (
          <LivingMap map={map} />
        ) : (
          <DrawnPicture of={picture} sizes="(width < 56rem) 92vw, 36rem" />
        )}
      </div>
    </div>
  );
}
