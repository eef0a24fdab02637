import styles from './roller.module.css';

/** The dice notation, with one example each. */
export const NOTATION: readonly (readonly [string, string])[] = [
  ['2d6+3', 'two six-sided dice plus three'],
  ['d%', 'one of a hundred'],
  ['4d6kh3', 'keep the highest three; kl keeps the lowest'],
  ['4d6dl1', 'drop the lowest; dh drops the highest'],
  ['d20 adv', 'with advantage; dis for disadvantage'],
  ['2d6r1', 'roll every 1 again; ro only once'],
  ['3d6!', 'the highest face rolls another die'],
  ['5d10>7', 'count the dice above 7: 8, 9 and 10'],
  [
    '5d10>=7',
    'count the dice of 7 or more. Some programs write this as >7; here > means above, never equal',
  ],
  ['2d8[fire]', 'with a label'],
  ['1d20+7; 2d6+4', 'an attack and its damage at once'],
];

/** Explains what can be typed into the dice field. */
export function NotationHelp() {
  return (
    <details className={styles.proof}>
      <summary>How to write dice</summary>
      <dl className={styles.notation}>
        {NOTATION.map(([text, words]) => (
          <div key={text}>
            <dt>
              <code>{text}</code>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
