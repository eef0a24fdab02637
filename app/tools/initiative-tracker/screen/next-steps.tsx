import type { ReactNode } from 'react';
import { combatantsOf } from '~/fights/people/people';
import { useFight } from './fight-facts';
import styles from './next-steps.module.css';

/** The steps until the fight begins, with those done marked. */
export function NextSteps({ joins }: { joins: ReactNode }) {
  const { fight } = useFight();
  if (fight.round > 0) return null;
  const here = combatantsOf(fight).filter(({ place }) => place === 'order');
  const unrolled = here.filter(({ row }) => fight.rows[row]?.count === null).length;
  const isRolled = here.length > 0 && unrolled === 0;
  return (
    <section className={styles.steps} aria-label="What to do next">
      <ol>
        <Step done={here.length > 0} name="Add who fights">
          {here.length > 0
            ? `${here.length} ${here.length === 1 ? 'combatant' : 'combatants'} so far.`
            : 'Monsters by name, characters by a line.'}
        </Step>
        <Step done={isRolled} name="Initiative">
          {isRolled
            ? 'Everyone has initiative.'
            : 'Type the players’ initiative into the order, then roll for the rest.'}
        </Step>
        <Step done={false} name="Begin">
          Select a name, type an amount, press Damage. Everything can be undone.
        </Step>
      </ol>
      {joins}
    </section>
  );
}

function Step({ done, name, children }: { done: boolean; name: string; children: string }) {
  return (
    <li data-done={done || undefined}>
      <strong>{name}</strong>
      {done && <span aria-hidden="true"> ✓</span>}
      <span className={styles.words}>{children}</span>
    </li>
  );
}
