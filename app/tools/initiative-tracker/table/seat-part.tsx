import { fightPaths } from '~/fight-paths';
import type { TableView } from '~/fights/table/table-view';
import { Icon } from '~/ui/icon';
import { TRY_AGAIN } from '~/ui/names';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { OwnCard } from './own-card';
import styles from './seat.module.css';
import { SeatForm } from './seat-form';
import { ClaimForm, SeatForms } from './seat-forms';

/** Loaded on demand: viewers do not need it. */
function fetchForms() {
  return import('./seat-forms');
}

type SeatPartProps = {
  view: TableView;
  code: string;
  /** Whether the page shows its forms without scripts; it does not reload itself then. */
  isDoing: boolean;
};

/** The seat of this device: requests one, waits for it, or shows its actions. */
export function SeatPart({ view, code, isDoing }: SeatPartProps) {
  const { seat } = view;
  const [late, again] = useLatePart(fetchForms, useHydrated() && seat.is !== 'asked');
  const Forms = late.is === 'here' ? late.part : null;
  if (seat.is === 'none') {
    if (Forms !== null) {
      return (
        <details className={styles.claim} data-print="no" open={isDoing || undefined}>
          <summary>Take a seat</summary>
          <Forms.ClaimForm free={seat.free} />
        </details>
      );
    }
    return (
      <noscript>
        {import.meta.env.SSR &&
          (isDoing ? (
            <section className={styles.claim} aria-label="Take a seat">
              <ClaimForm free={seat.free} />
              <BackLink code={code} />
            </section>
          ) : (
            <p className={styles.way}>
              <a href={fightPaths.tableDo({ code })}>Take a seat</a>
            </p>
          ))}
      </noscript>
    );
  }
  if (seat.is === 'asked') return <Asked name={seat.name} playing={nameOf(view, seat.who)} />;
  return (
    <section className={styles.seat} aria-label="Your seat" data-print="no" data-seat>
      {seat.ones.map((one) => (
        <OwnCard key={one.id} one={one} isOneOfSeveral={seat.ones.length > 1} />
      ))}
      {seat.ones.length === 0 && <p>Your character is no longer in this fight.</p>}
      {Forms !== null && <Forms.SeatForms view={view} seat={seat} />}
      {late.is === 'lost' && (
        <p>
          Your actions could not be loaded.{' '}
          <button type="button" onClick={again}>
            {TRY_AGAIN}
          </button>
        </p>
      )}
      {Forms === null && (
        <noscript>
          {import.meta.env.SSR &&
            (isDoing ? (
              <>
                <SeatForms view={view} seat={seat} />
                <BackLink code={code} />
              </>
            ) : (
              <p className={styles.way}>
                <a href={fightPaths.tableDo({ code })}>Your actions</a>
              </p>
            ))}
        </noscript>
      )}
    </section>
  );
}

function BackLink({ code }: { code: string }) {
  return (
    <p className={styles.way}>
      <a href={fightPaths.table({ code })}>Back to the fight</a>
    </p>
  );
}

function Asked({ name, playing }: { name: string; playing: string }) {
  return (
    <section className={styles.seat} aria-label="Your seat" data-print="no" data-asked>
      <p role="status">
        <Icon name="clock" size="small" />{' '}
        {`${name}, you asked to play ${playing}. Waiting for the game master.`}
      </p>
      <SeatForm is="leave">
        <button type="submit" className={styles.small}>
          Cancel request
        </button>
      </SeatForm>
    </section>
  );
}

function nameOf({ rows }: TableView, who: string): string {
  const found = rows.flatMap(({ ones }) => ones).find(({ id }) => id === who);
  return found?.name ?? 'somebody';
}
