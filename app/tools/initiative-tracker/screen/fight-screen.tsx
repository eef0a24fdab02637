import { type ReactNode, useMemo } from 'react';
import type { Combatant, Fight } from '~/fights/log/state';
import type { Strike } from '~/fights/sheet/strike';
import { nextTurn } from '~/fights/turns/order';
import { Notice } from '~/ui/notice';
import { ActBar } from './act-bar';
import { AddForm } from './add-form';
import { ChosenPanel } from './chosen-panel';
import { DueList } from './due-list';
import {
  ACT_FORM,
  type FightFacts,
  FightFactsProvider,
  type LineFacts,
  LineFactsProvider,
} from './fight-facts';
import styles from './fight-screen.module.css';
import { InitiativeForm } from './initiative-form';
import { LatePortrait, LateTable } from './late-forms';
import { OrderDeeds, Paused } from './late-panel';
import { NextSteps } from './next-steps';
import { OrderList } from './order-list';
import { LatePanel } from './panel';
import { SidePiles } from './side-piles';
import { TurnBar } from './turn-bar';
import { useNames } from './use-names';

export type FightScreenProps = {
  fight: Fight;
  chosen: string | null;
  /** Whose panel stands there: that of who is open, a moment after. */
  one: Combatant | null;
  choosing: (id: string) => string;
  undoable: boolean;
  redoable: boolean;
  /** What whoever is open can do. */
  strikes: readonly Strike[];
  /** Its spells, and what else is done less often with it. */
  more: ReactNode;
  /** The statblock of whoever is open. */
  statblock: ReactNode;
  /** What was pressed waits for a yes: a blast before it counts. */
  plan: ReactNode;
  /** The log in words. */
  log: ReactNode;
  /** Why the last press did nothing, and what was typed to add. */
  problem: string | null;
  typed?: string;
  /** What was done last, in words. */
  said?: ReactNode;
  /** What one should know of how the fight is kept. */
  notices?: ReactNode;
  /** Keys and the palette. */
  tools?: ReactNode;
  /** The way to paper. */
  paper?: ReactNode;
  /** Other fights, files of them. */
  children?: ReactNode;
};

/** A running fight: the order, what is due, what one does, and whoever is open beside it. All of it is forms and links. */
export function FightScreen(props: FightScreenProps) {
  const { fight, chosen, one, choosing, undoable, redoable, strikes, statblock } = props;
  const facts = useMemo<FightFacts>(
    () => ({ fight, chosen, choosing, next: nextIn(fight) }),
    [fight, chosen, choosing],
  );
  const names = useNames(fight);
  const { edition } = fight.settings;
  const lines = useMemo<LineFacts>(
    () => ({ edition, choosing, names }),
    [edition, choosing, names],
  );
  const isHere = one !== null && one.place !== 'gone';
  const row = one && Object.hasOwn(fight.rows, one.row) ? (fight.rows[one.row] ?? null) : null;
  // Around each that reads them, and not around the order: React looks through all that stands inside whenever they change.
  const within = (children: ReactNode) => (
    <FightFactsProvider value={facts}>{children}</FightFactsProvider>
  );
  return (
    <LineFactsProvider value={lines}>
      <div className={styles.screen} data-fight data-ground={fight.settings.background}>
        {within(<TurnBar undoable={undoable} redoable={redoable} />)}
        {/* What was done last says nothing of the press that was refused after it. */}
        <div hidden={props.problem !== null}>{props.said}</div>
        {props.notices}
        {fight.paused && within(<Paused />)}
        {props.problem && (
          <div className={styles.problem}>
            <Notice tone="problem" announce title={props.problem} />
          </div>
        )}
        {within(
          <>
            <DueList />
            {props.plan}
          </>,
        )}
        <div
          className={styles.columns}
          data-before={fight.round === 0 || undefined}
          data-plain={statblock ? undefined : true}
        >
          <div className={styles.main}>
            <OrderList {...facts} />
            {within(
              <>
                <SidePiles />
                <InitiativeForm />
              </>,
            )}
            <ActBar />
            {/* They come when the page is awake: nothing that stands there already moves for them. */}
            {within(<OrderDeeds />)}
            {/* Nobody is ticked: then it is done to whoever is open. */}
            <input type="hidden" form={ACT_FORM} name="chosen" value={chosen ?? ''} />
          </div>
          <div className={styles.beside}>
            {isHere &&
              within(<ChosenPanel one={one} row={row} strikes={strikes} more={props.more} />)}
            {statblock}
            {isHere && one.kind === 'creature' && (
              <LatePanel title="Portrait">
                <LatePortrait one={one} />
              </LatePanel>
            )}
          </div>
          <div className={styles.rest} data-print="no">
            {within(<NextSteps />)}
            <AddForm typed={props.typed} edition={edition} isBegun={fight.round > 0} />
            {within(<LateTable />)}
            <div className={styles.log}>{props.log}</div>
            {props.children}
            {props.tools}
          </div>
        </div>
        <div className={styles.paper}>{props.paper}</div>
      </div>
    </LineFactsProvider>
  );
}

/** The row that acts after this one; null where none does. */
function nextIn(fight: Fight): string | null {
  if (fight.round === 0 || fight.ended) return null;
  const { row } = nextTurn(fight);
  return row === fight.turn ? null : row;
}
