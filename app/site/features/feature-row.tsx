import { Link } from '@remix-run/react';
import { classes } from '~/ui/classes';
import { ToolIcon } from '../frame/tool-icon';
import type { FeatureCard } from './feature-cards';
import { FeatureSigns } from './feature-signs';
import styles from './features.module.css';

/** A tool on one line, with an anchor. */
export function FeatureRow({ card }: { card: FeatureCard }) {
  const { id, title, blurb, state, to } = card;
  const faded = state === 'soon' || state === 'planned';
  return (
    <article id={id} className={classes(styles.rowOf, faded && styles.faded)}>
      <ToolIcon tool={id} />
      <div>
        <h2>{to === null ? title : <Link to={to}>{title}</Link>}</h2>
        <p>{blurb}</p>
      </div>
      <FeatureSigns card={card} />
    </article>
  );
}
