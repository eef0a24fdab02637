import { memo, useRef } from 'react';
import { combatantsOf } from '~/fights/people/people';
import { Button, IconButton } from '~/ui/button';
import { useHeightAs } from '~/ui/use-height-as';
import { useHydrated } from '~/ui/use-hydrated';
import { SwipeHint } from '../live/swipe-hint';
import { TurnClock } from '../live/turn-clock';
import { EndSummary } from './end-summary';
import { useFight } from './fight-facts';
import { roundWords, rowWords, turnWords } from './fight-words';
import styles from './turn-bar.module.css';

export type TurnBarProps = { undoable: boolean; redoable: boolean };

/** The current and the next row, and the buttons that move the turn; at the bottom on a phone. */
export const TurnBar = memo(function TurnBar({ undoable, redoable }: TurnBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useHeightAs('--turn-bar', bar);
  const { fight, next: after } = useFight();
  const whose = turnWords(fight);
  const next = rowWords(fight, after);
  const nobody = combatantsOf(fight).every(({ place }) => place !== 'order');
  const unrolled = Object.values(fight.rows).some(({ count }) => count === null);
  return (
    <div ref={bar} className={styles.bar} data-turn-bar data-print="no">
      <p className={styles.now} data-turn-words>
        <span className={styles.round}>{roundWords(fight)}</span>
        {whose !== '' && <strong>{whose}</strong>}
        {next !== '' && <span className={styles.then}>{`then ${next}`}</span>}
        <TurnClock
          since={fight.ended || fight.paused ? null : fight.turnSince}
          begun={fight.since}
          seconds={fight.settings.turnSeconds}
        />
      </p>
      {fight.round > 0 && !fight.ended && <SheetButton />}
      {/* With large text the bar is one button high; the other buttons are behind this. */}
      <details className={styles.fold}>
        <summary>More</summary>
      </details>
      <form method="post" className={styles.back}>
        <Button
          kind="plain"
          icon="undo"
          name="intent"
          value="undo"
          disabled={!undoable}
          compact
          title="Undo (U)"
        >
          <span className={styles.word}>Undo</span>
        </Button>
        <Button
          kind="plain"
          icon="redo"
          name="intent"
          value="redo"
          disabled={!redoable}
          compact
          title="Redo (R)"
        >
          <span className={styles.word}>Redo</span>
        </Button>
      </form>
      {!fight.ended && (
        <form method="post" className={styles.ways}>
          <input type="hidden" name="round" value={fight.round} />
          <input type="hidden" name="turn" value={fight.turn ?? ''} />
          {fight.round === 0 ? (
            <>
              {unrolled && (
                <Button
                  kind="quiet"
                  icon="die"
                  name="intent"
                  value="roll-missing"
                  disabled={nobody}
                  title="Roll missing initiative (I)"
                >
                  Roll initiative
                </Button>
              )}
              <Button icon="play" name="intent" value="begin" disabled={nobody} title="Begin (B)">
                Begin the fight
              </Button>
            </>
          ) : (
            <>
              <Button
                kind="quiet"
                icon="chevron-left"
                name="intent"
                value="previous"
                title="Previous turn (P)"
              >
                <span className={styles.word}>Previous</span>
              </Button>
              <Button className={styles.next} name="intent" value="next" title="Next turn (N)">
                Next turn
              </Button>
            </>
          )}
        </form>
      )}
      {fight.round > 0 && !fight.ended && (
        <>
          <EndSummary />
          <SwipeHint />
        </>
      )}
    </div>
  );
});

/** On a phone with scripts: opens the statblock of the combatant in the panel. */
function SheetButton() {
  return useHydrated() ? (
    <IconButton
      type="button"
      className={styles.sheet}
      icon="info"
      label="Statblock and actions"
      data-sheet-open
    />
  ) : null;
}
