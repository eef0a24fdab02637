import { RollNumber } from '~/dice-tray/roll-number';
import { Badge } from '~/ui/badge';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

const ACTIONS = {
  action: 'action',
  'bonus-action': 'bonus action',
  reaction: 'reaction',
  free: 'free',
} as const;

/** All features with their descriptions. */
export function FeaturesPart() {
  const { sheet, about } = useTableNow().table;
  return (
    <section aria-labelledby="features">
      <h2 id="features">Features</h2>
      <ul className={styles.features}>
        {sheet.features.map(({ place, name, words, from, action, scale }) => (
          <li key={place}>
            <details>
              <summary>
                <strong>{name}</strong>
                <small>{from}</small>
                {action && <Badge tone="ember">{ACTIONS[action]}</Badge>}
              </summary>
              {scale && (
                <p>
                  {/^\d*d\d/.test(scale) ? (
                    <RollNumber
                      text={scale}
                      roll={{ kind: 'other', of: name, dice: diceOf(scale) }}
                    />
                  ) : (
                    scale
                  )}
                </p>
              )}
              <p className={styles.words}>{words}</p>
            </details>
          </li>
        ))}
        {about.extras.map(({ name, words }) => (
          <li key={name}>
            <details>
              <summary>
                <strong>{name}</strong>
                <small>custom</small>
              </summary>
              <p className={styles.words}>{words}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function diceOf(scale: string): string {
  return scale.startsWith('d') ? `1${scale}` : scale;
}
