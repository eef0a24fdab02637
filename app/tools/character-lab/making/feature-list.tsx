import styles from './making.module.css';
import type { FeatureLine } from './making-facts';

/** A list of features with their descriptions. */
export function FeatureList({
  heading,
  features,
}: {
  heading: string;
  features: readonly FeatureLine[];
}) {
  if (features.length === 0) return null;
  return (
    <section className={styles.features} aria-label={heading}>
      <h2>{heading}</h2>
      {features.map(({ place, name, words, from }) => (
        <details key={place}>
          <summary>
            {name} <span className={styles.from}>{from}</span>
          </summary>
          <p>{words}</p>
        </details>
      ))}
    </section>
  );
}
