import { LeafView } from '../leaf-view';
import { rollerPaths } from '../roller-paths';
import { firstExpression } from './asked-roll';
import { outcomeWords } from './outcome-words';
import type { ShownRoll } from './page-loader.server';
import { proofLeaves } from './proof-leaves';
import { rollLeaves } from './roll-leaves';
import styles from './roller.module.css';
import { rollQuery } from './typed-roll';

/** The result of a roll, with its link and proof. */
export function RollResult({ shown }: { shown: ShownRoll }) {
  const { outcome, seedHash, told, from } = shown;
  return (
    <section
      id="roll"
      className={styles.result}
      aria-labelledby={outcome ? 'roll-title' : undefined}
      tabIndex={-1}
      data-result
      data-empty={outcome === null ? '' : undefined}
    >
      <div data-result-leaves>
        {outcome ? (
          <LeafView of={rollLeaves(outcome)} />
        ) : (
          <p className={styles.none}>Press a die, or type dice and roll.</p>
        )}
      </div>
      <p className={styles.ways} data-print="no">
        <a data-way="link" href={outcome ? linkOf(shown, rollerPaths.roller) : undefined}>
          Link to this roll
        </a>{' '}
        <a data-way="again" href={outcome ? againOf(shown) : undefined}>
          Roll again
        </a>{' '}
        <a data-way="odds" href={outcome ? oddsOf(shown) : undefined}>
          Odds
        </a>
      </p>
      <details className={styles.told}>
        <summary>Proof</summary>
        <div data-proof>
          {outcome && seedHash && from && (
            <LeafView
              of={proofLeaves({ seed: outcome.seed, word: outcome.word, seedHash, told, from })}
            />
          )}
        </div>
      </details>
      <p role="status" className={styles.spoken} data-spoken>
        {outcome && outcomeWords(outcome)}
      </p>
    </section>
  );
}

function linkOf({ typed, outcome, told }: ShownRoll, path: (search: string) => string): string {
  const query = rollQuery({ ...typed, seed: outcome?.seed ?? '', word: outcome?.word ?? '' });
  return path(told === null ? query : `${query}&hash=${told}`);
}

function againOf({ typed }: ShownRoll): string {
  return `${rollerPaths.roller(rollQuery({ ...typed, seed: '' }))}#roll`;
}

function oddsOf({ typed: { e, adv, dis, dc } }: ShownRoll): string {
  const query = rollQuery({ e: firstExpression(e), adv, dis });
  return rollerPaths.odds(dc === '' ? query : `${query}&from=${encodeURIComponent(dc)}`);
}
