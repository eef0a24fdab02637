import type { OwnOne, TableView } from '~/fights/table/table-view';
import { Button } from '~/ui/button';
import { useTypedBefore } from '../screen/typed-before';
import styles from './seat.module.css';
import { Act, SeatForm } from './seat-form';
import { TargetFields } from './target-fields';

/** Rolls one of the character's own attacks; the game master sees it with its targets, and applies it. */
export function AttackForm({ one, view }: { one: OwnOne; view: TableView }) {
  const { typed } = useTypedBefore();
  return (
    <Act summary="Attack" intents={['attack']}>
      <SeatForm is="attack" who={one.id} className={styles.column}>
        <TargetFields one={one} view={view} />
        <label>
          With
          <select name="key" defaultValue={typed.key}>
            {one.attacks.map(({ key, name, words }) => (
              <option key={key} value={key}>{`${name} (${words})`}</option>
            ))}
          </select>
        </label>
        <div className={styles.asking}>
          <label className={styles.grow}>
            Roll
            <select name="edge" defaultValue={typed.edge ?? ''}>
              <option value="">Normal</option>
              <option value="advantage">Advantage</option>
              <option value="disadvantage">Disadvantage</option>
            </select>
          </label>
          <SecretField />
        </div>
        <Button icon="die">Roll and tell the game master</Button>
      </SeatForm>
    </Act>
  );
}

/** Casts a spell of the character's own: spends its slot, and shows its attack roll or save DC to the table. */
export function SpellForm({ one }: { one: OwnOne }) {
  const { typed } = useTypedBefore();
  return (
    <Act summary="Cast a spell" intents={['cast']}>
      <SeatForm is="cast" who={one.id} className={styles.column}>
        <label>
          Spell
          <select name="spell" defaultValue={typed.spell}>
            {one.spells.map(({ spell, name, dc, toHit }) => (
              <option key={spell} value={spell}>
                {`${name} (save DC ${dc}, ${toHit < 0 ? '−' : '+'}${Math.abs(toHit)} to hit)`}
              </option>
            ))}
          </select>
        </label>
        <label>
          Slot
          <select name="level" defaultValue={typed.level ?? '0'}>
            <option value="0">Cantrip, or no slot</option>
            {one.slots.map(({ left, most }, at) =>
              most === 0 ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the position is the level
                <option key={at} value={at + 1} disabled={left === 0}>
                  {`Level ${at + 1} (${left} left)`}
                </option>
              ),
            )}
          </select>
        </label>
        <label className={styles.tick}>
          <input type="checkbox" name="attack" value="1" />
          Roll a spell attack
        </label>
        <SecretField />
        <Button>Cast</Button>
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

function SecretField() {
  return (
    <label className={styles.tick}>
      <input type="checkbox" name="secret" value="1" />
      For the game master alone
    </label>
  );
}
