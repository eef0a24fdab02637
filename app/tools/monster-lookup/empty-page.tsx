import drawing from './empty-page.svg?url';
import styles from './lookup.module.css';

/** A bestiary whose page is bare: what was drawn there has walked off. */
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
