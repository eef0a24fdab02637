import { Link } from '@remix-run/react';
import { classes } from '~/ui/classes';
import layout from '~/ui/layout.module.css';
import type { FeatureCard } from './feature-cards';
import { FeatureSigns } from './feature-signs';
import styles from './features.module.css';
import { ProductPicture } from './product-picture';
import type { ToolScreen } from './product-pictures';

export type FeatureShowProps = {
  card: FeatureCard;
  screen: ToolScreen;
  /** The screenshot comes before the text. */
  mirrored: boolean;
  /** It is the first one, visible at once. */
  first: boolean;
};

/** A usable tool at full size: its screenshot beside its text. */
export function FeatureShow({ card, screen, mirrored, first }: FeatureShowProps) {
  const { id, title, blurb, to } = card;
  return (
    <article id={id} className={classes(styles.show, mirrored && styles.mirrored)}>
      <div className={layout.stack}>
        <h2>{to === null ? title : <Link to={to}>{title}</Link>}</h2>
        <p className={layout.lead}>{blurb}</p>
        <ul>
          {screen.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <FeatureSigns card={card} />
        {to?.startsWith('/try/') && (
          <p>
            <Link to={to}>Try it without an account</Link>
          </p>
        )}
      </div>
      <div className={styles.screen}>
        <ProductPicture of={id} crop="wide" alt={screen.alt} first={first} />
      </div>
    </article>
  );
}
