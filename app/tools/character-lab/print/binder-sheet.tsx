import type { PrintedBinder } from '~/characters/print/print-binder';
import { classes } from '~/ui/classes';
import { EquipmentList } from './equipment-list';
import { FeaturesList } from './features-list';
import styles from './sheet.module.css';

/** The binder page: further features, carried items, and the description. */
export function BinderSheet({ binder }: { binder: PrintedBinder }) {
  return (
    <>
      <FeaturesList title="More features" features={binder.features} />
      {binder.equipment !== null && <EquipmentList equipment={binder.equipment} />}
      {binder.about.length > 0 && (
        <section className={classes(styles.box, styles.flowing)}>
          <h3>About</h3>
          <dl className={styles.columns}>
            {binder.about.map(({ label, text }) => (
              <div key={label} className={styles.about}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
