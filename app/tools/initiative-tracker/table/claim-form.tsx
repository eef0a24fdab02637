import type { ShownSeat } from '~/fights/table/table-view';
import { Button } from '~/ui/button';
import { useTypedBefore } from '../screen/typed-before';
import styles from './seat.module.css';
import { SeatForm } from './seat-form';

/** Requests a seat: the character to play, and the player's name for the game master. */
export function ClaimForm({ free }: Pick<Extract<ShownSeat, { is: 'none' }>, 'free'>) {
  const { typed } = useTypedBefore();
  if (free.length === 0) {
    return <p>No characters here yet. Wait until the game master adds yours.</p>;
  }
  return (
    <SeatForm is="claim" className={styles.column}>
      <label>
        Your name
        <input name="name" autoComplete="nickname" maxLength={40} defaultValue={typed.name} />
      </label>
      <p>Choose your character. The game master confirms it.</p>
      <div className={styles.thumbs}>
        {free.map(({ id, name, taken }) => (
          <Button key={id} name="who" value={id} kind={taken ? 'quiet' : 'primary'}>
            {taken ? `${name} (taken)` : name}
          </Button>
        ))}
      </div>
    </SeatForm>
  );
}
