import { useState } from 'react';
import type { OwnOne, TableView } from '~/fights/table/table-view';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { useTypedBefore } from '../screen/typed-before';
import { EdgeField, SecretField } from './roll-fields';
import styles from './seat.module.css';
import { Act, SeatForm } from './seat-form';
import { TargetFields } from './target-fields';

/** Rolls one of the character's own attacks; the game master sees it with its targets, and applies it. */
export function AttackForm({ one, view }: { one: OwnOne; view: TableView }) {
  const { typed } = useTypedBefore();
  const hydrated = useHydrated();
  const first = typed.key ?? one.attacks[0]?.key ?? '';
  const [chosen, choose] = useState(first);
  const weapon = one.attacks.find(({ key }) => key === chosen);
  return (
    <Act summary="Attack" intents={['attack']}>
      <SeatForm is="attack" who={one.id} className={styles.column} onReset={() => choose(first)}>
        <TargetFields one={one} view={view} />
        <label>
          With
          <select name="key" defaultValue={first} onChange={(event) => choose(event.target.value)}>
            {one.attacks.map(({ key, name, words }) => (
              <option key={key} value={key}>
                {hydrated ? name : `${name} (${words})`}
              </option>
            ))}
          </select>
        </label>
        {hydrated && weapon && <p className={styles.does}>{weapon.words}</p>}
        <div className={styles.asking}>
          <EdgeField />
          <SecretField />
        </div>
        <Button icon="die">Roll and tell the game master</Button>
      </SeatForm>
    </Act>
  );
}

/** Rolls any dice for the table to see. */
export function RollForm({ one }: { one: OwnOne }) {
  const { typed } = useTypedBefore();
  return (
    <Act summary="Roll dice" intents={['roll']}>
      <SeatForm is="roll" who={one.id} className={styles.column}>
        <div className={styles.asking}>
          <label className={styles.grow}>
            Dice
            <input
              name="dice"
              autoComplete="off"
              maxLength={60}
              placeholder="1d20+5"
              defaultValue={typed.dice}
            />
          </label>
          <label className={styles.grow}>
            For
            <input
              name="what"
              autoComplete="off"
              maxLength={80}
              placeholder="Stealth"
              defaultValue={typed.what}
            />
          </label>
        </div>
        <SecretField />
        <Button icon="die">Roll</Button>
      </SeatForm>
    </Act>
  );
}
