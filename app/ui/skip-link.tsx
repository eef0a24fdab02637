import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the navigation, to the page's `<main id="main">`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" data-print="no">
      Skip to content
    </a>
  );
}
