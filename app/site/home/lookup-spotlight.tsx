import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import styles from './lookup-spotlight.module.css';

const ASKED_OFTEN = [
  { id: 'goblin', name: 'Goblin' },
  { id: 'owlbear', name: 'Owlbear' },
  { id: 'gelatinous-cube', name: 'Gelatinous Cube' },
  { id: 'adult-red-dragon', name: 'Adult Red Dragon' },
] as const;

/** The owlbear's numbers, from SRD 5.1. */
const OWLBEAR = [
  ['STR', '20 (+5)'],
  ['DEX', '12 (+1)'],
  ['CON', '17 (+3)'],
  ['INT', '3 (−4)'],
  ['WIS', '12 (+1)'],
  ['CHA', '7 (−2)'],
] as const;

/** The monster lookup, to try at once: its search box works from here. */
export function LookupSpotlight() {
  return (
    <section className={styles.spotlight} aria-labelledby="lookup-title">
      <div className={layout.stack}>
        <h2 id="lookup-title">Who lives behind the door?</h2>
        <p className={layout.lead}>
          Search more than three hundred monsters by name, then narrow them by challenge, type or
          what they can do. No account, no advertisements, and it forgives your spelling.
        </p>
        <search>
          <form className={styles.form} action={paths.monsterLookup()} method="get">
            <label className={styles.label} htmlFor="lookup-q">
              Search monsters
            </label>
            <input id="lookup-q" name="q" type="search" placeholder="owlbaer" autoComplete="off" />
            <Button icon="search">Search</Button>
          </form>
        </search>
        <p>
          Asked for often:{' '}
          {ASKED_OFTEN.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={paths.monster({ id })}>{name}</Link>
            </span>
          ))}
        </p>
      </div>
      <article className={styles.block} aria-labelledby="owlbear-title">
        <h3 id="owlbear-title">
          <Link to={paths.monster({ id: 'owlbear' })}>Owlbear</Link>
        </h3>
        <p>
          <i>Large monstrosity, unaligned</i>
        </p>
        <p>
          <b>Armor Class</b> 13 · <b>Hit Points</b> 59 (7d10 + 21) · <b>Speed</b> 40 ft.
        </p>
        <dl className={styles.abilities}>
          {OWLBEAR.map(([name, score]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{score}</dd>
            </div>
          ))}
        </dl>
        <p>
          <b>Challenge</b> 3 (700 XP) · <b>Beak</b> +7 to hit, 1d10 + 5 piercing · <b>Claws</b> +7
          to hit, 2d8 + 5 slashing
        </p>
      </article>
    </section>
  );
}
