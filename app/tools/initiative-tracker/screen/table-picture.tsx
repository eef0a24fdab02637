import styles from './fight-shelf.module.css';

/** An illustration: a candle, two dice, and a map with a path. */
export function TablePicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 240 140" aria-hidden="true">
      <circle className={styles.glow} cx="120" cy="46" r="44" />
      <path className={styles.wood} d="M8 112h224v10H8zM24 122h10v18H24zM206 122h10v18h-10z" />
      <path className={styles.sheet} d="m30 112 22-24h62l-14 24zM30 112h70" />
      <path className={styles.drawn} d="M50 106c8-14 22-2 30-10s14 2 22-6M92 92l6 6m0-6-6 6" />
      <path className={styles.sheet} d="M110 62h20v50h-20z" />
      <path className={styles.drawn} d="M112 62c2 8-2 12 2 18m12-18c-2 6 2 8 0 14M120 62v-8" />
      <path
        className={styles.flame}
        d="M120 22c9 12 12 18 12 24a12 12 0 0 1-24 0c0-6 3-12 12-24z"
      />
      <path
        className={styles.sheet}
        d="m166 78 18 10v20l-18 10-18-10V88zM148 88l18 10 18-10m-18 10v20"
      />
      <path className={styles.drawn} d="M155 97v7m22-9v6m-6 3v6M166 84v1" />
      <path
        className={styles.sheet}
        d="m204 94 13 13-6 11h-15l-5-12zm0 0-4 14 11 10m-11-10-9-2m9 2 17-1"
      />
    </svg>
  );
}
