import styles from './settings.module.css';

/** A burnt-down candle: a trial or a plan has ended. */
export function BurntCandle() {
  return (
    <svg className={styles.candle} viewBox="0 0 160 130" width="96" height="78" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
        d="M70 58C62 46 82 40 74 28S84 12 78 3"
      />
      <path
        fill="currentColor"
        d="M47 103L49 82Q52 73 58 78Q62 70 69 74Q78 69 84 76Q91 72 94 80Q99 83 98 92L101 103ZM18 100Q78 112 128 99Q146 95 150 107Q153 120 136 120L137 114Q145 114 143 108Q140 104 130 108Q78 128 22 110Z"
      />
      <path fill="none" stroke="currentColor" strokeWidth="4" d="M72 78Q70 70 72 65Q73 61 70 59" />
      <circle className={styles.wick} cx="70" cy="59" r="4.4" />
      <path
        className={styles.wax}
        d="M56 84Q53 92 54 100Q59 93 59 84ZM66 82Q63 90 65 99Q68 91 68 83ZM36 107Q70 113 106 107Q72 117 36 107Z"
      />
    </svg>
  );
}
