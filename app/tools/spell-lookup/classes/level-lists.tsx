import { Link } from '@remix-run/react';
import { spellPaths } from '~/spell-paths';
import { capital, levelHeading } from '../spell-words';
import { byLevel } from './by-level';
import styles from './level-lists.module.css';

/** A spell in a list. */
export type ListedSpell = {
  id: string;
  name: string;
  level: number;
  school: string;
  ritual: boolean;
  concentration: boolean;
  castingTime: string;
};

/** Spells by level in as many columns as fit, for screen and print. */
export function LevelLists({ spells }: { spells: readonly ListedSpell[] }) {
  return (
    <div className={styles.levels}>
      {byLevel(spells).map(({ level, spells: some }) => (
        <section key={level} aria-labelledby={`level-${level}`}>
          <h2 id={`level-${level}`}>
            {levelHeading(level)} <small>{some.length}</small>
          </h2>
          <ul>
            {some.map(({ id, name, school, ritual, concentration, castingTime }) => (
              <li key={id}>
                <Link to={spellPaths.spell({ id })} discover="none">
                  {name}
                </Link>
                <small>
                  {[
                    capital(school),
                    castingTime.toLowerCase().replace(/, which.*/, ''),
                    ...(ritual ? ['ritual'] : []),
                    ...(concentration ? ['concentration'] : []),
                  ].join(', ')}
                </small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
