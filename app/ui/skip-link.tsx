import styles from './skip-link.module.css';

/** The first link in tab order: skips the navigation and jumps to the page's `<main id="main">`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" data-print="no">
      Skip to content
    </a>
  );
}
