import type { OwnOne } from '~/fights/table/table-view';
import { Icon } from '~/ui/icon';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './seat.module.css';

type OwnCardProps = {
  one: OwnOne;
  /** Whether the seat has several characters: then each says that it is its turn, beside the banner. */
  isOneOfSeveral: boolean;
};

/** The most important facts of a player's own character. */
export function OwnCard({ one, isOneOfSeveral }: OwnCardProps) {
  const { name, hitPoints, maximum, temporary, ac, death, waiting, isTurn, exhaustion } = one;
  // What death does stands below.
  const cannotAct = death ? null : one.cannotAct;
  return (
    <div className={styles.card} data-turn={isTurn || undefined} data-own-card>
      <p className={styles.who}>
        <strong>{name}</strong>
        {cannotAct ? (
          <span className={styles.stopped}>{cannotAct}</span>
        ) : (
          isOneOfSeveral && isTurn && !death && <span className={styles.yours}>Your turn</span>
        )}
      </p>
      <p className={styles.numbers}>
        {maximum > 0 && (
          <span className={styles.points} data-own-points>
            <Icon name="heart" size="small" />
            <VisuallyHidden>Hit points </VisuallyHidden>
            <strong>{hitPoints}</strong>
            {`/${maximum}`}
            {temporary > 0 && (
              <>
                {` +${temporary}`}
                <VisuallyHidden> temporary</VisuallyHidden>
              </>
            )}
          </span>
        )}
        <span>
          <Icon name="shield" size="small" />
          <VisuallyHidden>Armor Class </VisuallyHidden>
          {ac}
        </span>
        {exhaustion > 0 && <span>{`▽ Exhaustion ${exhaustion}`}</span>}
      </p>
      {death && <DeathSaves {...death} />}
      {waiting.length > 0 && (
        <ul className={styles.asked} aria-label="Waiting for the game master">
          {waiting.map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages can be equal
            <li key={`${words} ${at}`}>
              <Icon name="clock" size="small" /> {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function DeathSaves({ successes, failures, state }: NonNullable<OwnOne['death']>) {
  if (state !== 'dying') {
    return (
      <p className={styles.death}>
        <strong>{state === 'dead' ? 'Dead' : 'Stable at 0 hit points'}</strong>
      </p>
    );
  }
  return (
    <p className={styles.death} data-death>
      <strong>Dying</strong>
      <span className={styles.pips} aria-hidden="true">
        {pips(successes, 'success')}
        {pips(failures, 'failure')}
      </span>
      <span>
        {`${successes} ${successes === 1 ? 'success' : 'successes'}, ${failures} ${failures === 1 ? 'failure' : 'failures'}`}
      </span>
    </p>
  );
}

function pips(count: number, kind: 'success' | 'failure') {
  return (
    <svg className={styles.three} viewBox="0 0 64 20" data-kind={kind} aria-hidden="true">
      {[0, 1, 2].map((at) => (
        <circle key={at} cx={10 + at * 22} cy="10" r="8" data-full={at < count || undefined} />
      ))}
    </svg>
  );
}
