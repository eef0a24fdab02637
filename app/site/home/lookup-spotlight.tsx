import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { ProductPicture } from '../features/product-picture';
import { STATBLOCK } from '../features/product-pictures';
import styles from './lookup-spotlight.module.css';

/** Example searches of the lookup. */
const WAYS = [
  { label: 'a dragon for tonight', to: '?type=dragon&crMax=10' },
  { label: 'something that flies', to: '?speed=fly' },
  { label: 'something immune to fire', to: '?immune=fire' },
] as const;

/** The monster lookup, with an example creature. */
export function LookupSpotlight() {
  return (
    <section className={styles.spotlight} aria-labelledby="lookup-title">
      <Link className={styles.block} to={paths.monster({ id: 'owlbear' })}>
        <ProductPicture
          of={STATBLOCK}
          alt="The owlbear’s statblock: Armor Class 13, Hit Points 59, a beak at +7 and claws at +7 to hit."
        />
      </Link>
      <div className={layout.stack}>
        <h2 id="lookup-title">Who lives behind the door?</h2>
        <p className={layout.lead}>
          More than three hundred monsters, by name or by what they can do in a fight. Press an
          attack in a statblock and it rolls. No account, no advertisements.
        </p>
        <p>
          Try{' '}
          {WAYS.map(({ label, to }, index) => (
            <span key={to}>
              {index > 0 && (index === WAYS.length - 1 ? ', or ' : ', ')}
              <Link to={paths.monsterLookup(to)}>{label}</Link>
            </span>
          ))}
          .
        </p>
        <p>
          <LinkButton kind="quiet" icon="arrow-right" to={paths.monsterLookup()}>
            Open the monster lookup
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
