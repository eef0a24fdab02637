import { type ReactNode, useMemo } from 'react';
import { notesOf } from '~/fights/log/notes';
import type { Combatant, Fight } from '~/fights/log/state';
import type { Sequence, Strike } from '~/fights/sheet/strike';
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
import { FightNotes } from './fight-notes';
import styles from './fight-screen.module.css';
import { InitiativeForm } from './initiative-form';
import { LatePortrait, LateTable } from './late-forms';
import { FightDeeds, OrderDeeds, Paused, ReadyHere } from './late-panel';
import { NextSteps } from './next-steps';
import { NoteForm } from './note-form';
import { OrderList } from './order-list';
import { PaneEdge } from './pane-edge';
import { LatePanel } from './panel';
import { SidePiles } from './side-piles';
import { TurnBar } from './turn-bar';
import { useNames } from './use-names';

export type FightScreenProps = {
  fight: Fight;
  chosen: string | null;
  /** The combatant in the panel; it follows `chosen` with a short delay. */
  one: Combatant | null;
  choosing: (id: string) => string;
  /** Whether the panel stays at this combatant when the turn passes; missing: without scripts. */
  pinned?: boolean;
  /** Whether a phone shows the panel over the order. */
  sheetOpen?: boolean;
  undoable: boolean;
  redoable: boolean;
  /** The strikes of the open combatant. */
  strikes: readonly Strike[];
  sequences: readonly Sequence[];
  /** Its spells and less frequent actions. */
  more: ReactNode;
  /** The statblock of the open combatant. */
  statblock: ReactNode;
  /** The preview of an action that waits for confirmation, such as an area effect. */
  plan: ReactNode;
  /** The log in words. */
  log: ReactNode;
  /** The experience of the party's members, by id. */
  xp?: LineFacts['xp'];
  /** Why the last action was refused, and the text typed in the "add" form. */
  problem: string | null;
  typed?: string;
  /** Describes the last action. */
  said?: ReactNode;
  /** Notices about storing the fight. */
  notices?: ReactNode;
  /** Keyboard commands and the palette. */
  tools?: ReactNode;
  /** The print button. */
  paper?: ReactNode;
  /** Where those come from who may join a fight that has not begun. */
  joins?: ReactNode;
  /** The map beside the order. */
  mat?: ReactNode;
  /** Other fights, and import or export of files. */
  children?: ReactNode;
};

/**
 * A running fight: the order, pending items, actions, and the open combatant beside it. Everything is forms and
 * links.
 */
export function FightScreen(props: FightScreenProps) {
  const { fight, chosen, one, choosing, undoable, redoable, strikes, statblock } = props;
  const facts = useMemo<FightFacts>(
    () => ({ fight, chosen, choosing, next: nextIn(fight) }),
    [fight, chosen, choosing],
  );
  const names = useNames(fight);
  const { edition } = fight.settings;
  const { xp = NOBODYS } = props;
  const lines = useMemo<LineFacts>(
    () => ({ edition, choosing, names, xp }),
    [edition, choosing, names, xp],
  );
  const isHere = one !== null && one.place !== 'gone';
  const row = one && Object.hasOwn(fight.rows, one.row) ? (fight.rows[one.row] ?? null) : null;
  const isBegun = fight.round > 0;
  const notes = <FightNotes notes={notesOf(fight)} />;
  const log = <div className={styles.log}>{props.log}</div>;
  // Wrap each consumer instead of the whole order: when the context value changes, React walks through everything
  // inside the provider.
  const within = (children: ReactNode) => (
    <FightFactsProvider value={facts}>{children}</FightFactsProvider>
  );
  return (
    <LineFactsProvider value={lines}>
      <div className={styles.screen} data-fight data-ground={fight.settings.background}>
        {within(<TurnBar undoable={undoable} redoable={redoable} />)}
        {props.notices}
        {fight.paused && within(<Paused />)}
        {props.problem && (
          <div className={styles.problem}>
            <Notice tone="problem" announce title={props.problem} />
          </div>
        )}
        <div
          className={styles.columns}
          data-before={!isBegun || undefined}
          data-sheet={props.sheetOpen || undefined}
          data-map={props.mat ? true : undefined}
          data-panes
        >
          <div className={styles.happens}>
            {/* Hidden after a refused action, because it describes an earlier one. */}
            <div hidden={props.problem !== null}>{props.said}</div>
            {within(<DueList />)}
          </div>
          {props.plan && <div className={styles.plan}>{within(props.plan)}</div>}
          <div className={styles.main}>
            <div className={styles.order}>
              <OrderList {...facts} />
              {within(
                <>
                  <SidePiles />
                  <InitiativeForm />
                </>,
              )}
              {within(<OrderDeeds />)}
            </div>
            <ActBar />
            {/* If none is selected, the action applies to the open combatant. */}
            <input type="hidden" form={ACT_FORM} name="chosen" value={chosen ?? ''} />
          </div>
          {props.mat && <div className={styles.map}>{props.mat}</div>}
          <div className={styles.beside}>
            {isHere &&
              within(
                <ChosenPanel
                  one={one}
                  row={row}
                  strikes={strikes}
                  sequences={props.sequences}
                  more={props.more}
                  statblock={statblock}
                  pinned={props.pinned ?? false}
                  ended={fight.ended !== null}
                />,
              )}
            {isHere && one.kind === 'creature' && (
              <LatePanel title="Portrait">
                <LatePortrait one={one} />
              </LatePanel>
            )}
            {!isBegun && (
              <div className={styles.ahead}>
                {notes}
                {/* It loads after hydration: below the notes it moves nothing. */}
                {!isHere && within(<ReadyHere />)}
              </div>
            )}
          </div>
          <div className={styles.rest} data-print="no">
            {within(<NextSteps joins={props.joins} />)}
            {isBegun && (
              <>
                {log}
                <NoteForm />
                {notes}
              </>
            )}
            <AddForm
              typed={props.typed}
              edition={edition}
              isBegun={isBegun}
              joinHidden={fight.settings.joinHidden ?? false}
            />
            {/* Before the fight the log is all but empty, and whoever joins comes first. */}
            {!isBegun && log}
            {/* They load after hydration and are placed so that nothing above them moves. */}
            {within(
              <>
                <LateTable />
                <FightDeeds />
              </>,
            )}
            {props.children}
            {props.tools}
          </div>
          <PaneEdge of="order" label="Width of the order" />
          <PaneEdge of="rest" label="Width of the log" />
        </div>
        <div className={styles.paper}>{props.paper}</div>
      </div>
    </LineFactsProvider>
  );
}

const NOBODYS: LineFacts['xp'] = {};

/** The row that acts after the current one; null if none. */
function nextIn(fight: Fight): string | null {
  if (fight.round === 0 || fight.ended) return null;
  const { row } = nextTurn(fight);
  return row === fight.turn ? null : row;
}
