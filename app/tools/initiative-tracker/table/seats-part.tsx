import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { REMOVE } from '~/ui/names';
import type { PlayersFacts } from './players-facts';
import styles from './table.module.css';
import { PressForm, TablePart } from './table-part';

/** Pending seat requests, and the current seats. */
export function SeatsPart({ claims, seats }: Pick<PlayersFacts, 'claims' | 'seats'>) {
  const nobody = claims.length === 0 && seats.length === 0;
  return (
    <TablePart at="seats" title="Seats">
      {nobody && (
        <p className={layout.soft}>
          Nobody yet. A player opens the link, chooses a character and asks for the seat; you accept
          here or in the fight.
        </p>
      )}
      {claims.length > 0 && (
        <ul className={styles.list} aria-label="Waiting for a seat">
          {claims.map(({ due, words }) => (
            <li key={due} className={styles.asks}>
              <span>{words}</span>
              <PressForm at="seats" className={layout.row}>
                <input type="hidden" name="due" value={due} />
                <Button name="intent" value="table:give" icon="check" compact>
                  Give seat
                </Button>
                <Button kind="plain" name="intent" value="dismiss" compact>
                  Decline
                </Button>
              </PressForm>
            </li>
          ))}
        </ul>
      )}
      {seats.length > 0 && (
        <ul className={styles.list} aria-label="Seats">
          {seats.map(({ id, name, plays }) => (
            <li key={id}>
              <span>
                <b>{name}</b> plays {plays}
              </span>
              <PressForm at="seats">
                <input type="hidden" name="seat" value={id} />
                <Button
                  kind="quiet"
                  name="intent"
                  value="table:unseat"
                  compact
                  aria-label={`Remove ${name} from the seat`}
                >
                  {REMOVE}
                </Button>
              </PressForm>
            </li>
          ))}
        </ul>
      )}
    </TablePart>
  );
}
