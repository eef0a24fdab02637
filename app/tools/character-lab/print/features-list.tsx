import type { PrintedFeature } from '~/characters/print/printed';
import { classes } from '~/ui/classes';
import styles from './sheet.module.css';

/** Features in two columns, each with its name, source and text. */
export function FeaturesList({
  title,
  features,
}: {
  title: string;
  features: readonly PrintedFeature[];
}) {
  if (features.length === 0) return null;
  return (
    <section className={classes(styles.box, styles.flowing)}>
      <h3>{title}</h3>
      <div className={styles.columns}>
        {features.map(({ key, name, from, words }) => (
          <p key={key} className={styles.feature}>
            <strong>{name}</strong>
            {from !== '' && <em>{` ${from}.`}</em>} {words}
          </p>
        ))}
      </div>
    </section>
  );
}
