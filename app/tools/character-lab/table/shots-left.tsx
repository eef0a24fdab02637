import { atHand, foundAgain, NOT_YET, shotOf } from '~/characters/record/at-hand';
import type { Attack } from '~/characters/sheet/sheet';
import { DeedForm, Press } from './press';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

/** The function that spends the ammunition of an attack when it is rolled; undefined without any. */
export function useShot({ shoots, ranged }: Attack): (() => void) | undefined {
  const { table, play, act } = useTableNow();
  const thing = table.facts.things?.find(({ id }) => id === shoots);
  // A weapon that can be thrown is as often used in the hand.
  if (!ranged || thing === undefined || !table.mayPlay) return undefined;
  if (atHand(play, thing.id, thing).count === 0) return undefined;
  return () => act({ does: 'gear', item: thing.id, by: -1, shot: true }, `Shoot: ${thing.name}`);
}

/** The ammunition or thrown weapons that are left, with presses to spend one and to search for those that were shot. */
export function ShotsLeft({ attack }: { attack: Attack }) {
  const { table, play } = useTableNow();
  const { shoots, ranged } = attack;
  const thing = table.facts.things?.find(({ id }) => id === shoots);
  if (shoots === null || shoots === undefined || thing === undefined) return null;
  const { count } = atHand(play, shoots, thing ?? NOT_YET);
  const shot = shotOf(play, shoots);
  return (
    <DeedForm className={styles.shots} label={`${thing.name} left`}>
      <small>{ranged ? `${thing.name} ${count}` : `${count} left`}</small>
      <Press
        compact
        deed={{ does: 'gear', item: shoots, by: -1, shot: true }}
        disabled={count === 0}
        aria-label={`${ranged ? 'Shoot' : 'Throw'} 1: ${thing.name}`}
      >
        −1
      </Press>
      {shot > 0 && (
        <Press compact deed={{ does: 'recover', item: shoots }}>
          {`Find ${foundAgain(thing, shot)} of ${shot}`}
        </Press>
      )}
    </DeedForm>
  );
}
