import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { BRAND } from '../brand';
import { DrawnPicture } from '../pictures/drawn-picture';
import type { PictureName } from '../pictures/picture-table';
import styles from './hero.module.css';
import { SlideRow } from './slide-row';

/** Milliseconds. Specification 9. */
const HERO_PAUSE = 20_000;

type HeroSlide = {
  title: string;
  words: string;
  picture: PictureName;
  way: { label: string; to: string };
};

const SLIDES: readonly HeroSlide[] = [
  {
    title: BRAND.tagline,
    words:
      'Monsters, maps, rules and turns for fifth-edition game masters: in one place, on whatever screen is at the table.',
    picture: 'hero/delve',
    way: { label: 'Look up a monster', to: paths.monsterLookup() },
  },
  {
    title: 'Any monster, a few letters away',
    words: 'Type what you remember. Typos are forgiven, and the attacks roll from the statblock.',
    picture: 'story/dragon',
    way: { label: 'Find a dragon', to: paths.monsterLookup('?q=dragon') },
  },
  {
    title: 'A dungeon before the kettle boils',
    words: 'Draw rooms or caves, move a wall, and print the map at the size of your miniatures.',
    picture: 'hero/map',
    way: { label: 'Try Mapwright', to: paths.tryMapwright() },
  },
  {
    title: 'The rule, before the argument',
    words:
      'Cover, falling, concentration, every condition: one page that prints and works offline.',
    picture: 'story/die',
    way: { label: 'Open the cheat sheet', to: paths.cheatSheet() },
  },
];

/** What the product does, in four slides; the first says it all by itself. */
export function Hero() {
  return (
    <div>
      {/* A slide that has gone by is out of reach: the page's own heading is none of them. */}
      <h1 className={styles.heading}>
        <VisuallyHidden>{BRAND.tagline}</VisuallyHidden>
      </h1>
      <SlideRow
        id="hero"
        label="What we do"
        pause={HERO_PAUSE}
        slides={SLIDES.map((slide, index) => ({
          name: slide.title,
          content: <HeroPanel {...slide} first={index === 0} />,
        }))}
      />
    </div>
  );
}

function HeroPanel({ title, words, picture, way, first }: HeroSlide & { first: boolean }) {
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={layout.lead}>{words}</p>
        <div className={layout.row}>
          <LinkButton to={way.to}>{way.label}</LinkButton>
          {first && (
            <LinkButton kind="quiet" to={paths.features()}>
              See every tool
            </LinkButton>
          )}
        </div>
      </div>
      <div className={styles.picture}>
        <DrawnPicture of={picture} sizes="(width < 48rem) 92vw, 38rem" first={first} />
      </div>
    </div>
  );
}
