import drawing from './empty-page.svg?url';
import styles from './lookup.module.css';

/** The drawing of an empty bestiary page with footprints leaving it. */
export function EmptyPage() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 240 150"
      width="208"
      height="130"
      aria-hidden="true"
    >
      <use href={`${drawing}#page`} />
    </svg>
  );
}
