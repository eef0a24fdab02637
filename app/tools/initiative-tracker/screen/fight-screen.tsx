import { type ReactNode, useMemo } from 'react';
import type { Fight } from '~/fights/log/state';
import { combatantOf } from '~/fights/people/people';
import type { Strike } from '~/fights/sheet/strike';
import { classes } from '~/ui/classes';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { ActBar } from './act-bar';
import { AddForm } from './add-form';
import { ChosenPanel } from './chosen-panel';
import { DueList } from './due-list';
import {
  type FightFacts,
  FightFactsProvider,
  type LineFacts,
  LineFactsProvider,
} from './fight-facts';
import styles from './fight-screen.module.css';
import { TogetherForm } from './late-panel';
import { OrderList } from './order-list';
import { SidePiles } from './side-piles';
import { StrikeList } from './strike-list';
import { TableForm } from './table-form';
import { TurnBar } from './turn-bar';
import { useNames } from './use-names';

export type FightScreenProps = {
  fight: Fight;
  chosen: string | null;
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
  children?: ReactNode;
};

/** A running fight: the order, what is due, what one does, and whoever is open beside it. All of it is forms and links. */
export function FightScreen(props: FightScreenProps) {
  const { fight, chosen, choosing, undoable, redoable, strikes, statblock } = props;
  const facts = useMemo<FightFacts>(() => ({ fight, chosen, choosing }), [fight, chosen, choosing]);
  const names = useNames(fight);
  const { edition } = fight.settings;
  const lines = useMemo<LineFacts>(
    () => ({ edition, choosing, names }),
    [edition, choosing, names],
  );
  const one = chosen === null ? null : combatantOf(fight, chosen);
  return (
    <FightFactsProvider value={facts}>
      <LineFactsProvider value={lines}>
        <div className={styles.screen} data-fight>
          <TurnBar undoable={undoable} redoable={redoable} />
          {props.said}
          {props.notices}
          {props.problem && <Notice tone="problem" announce title={props.problem} />}
          <DueList />
          {props.plan}
          <div className={styles.columns}>
            <div className={classes(layout.stack, layout.tight, styles.main)}>
              <OrderList />
              <SidePiles />
              <ActBar chosen={chosen} />
              <TogetherForm />
            </div>
            <div className={classes(layout.stack, styles.beside)}>
              <ChosenPanel>
                {one && <StrikeList one={one} strikes={strikes} />}
                {props.more}
              </ChosenPanel>
              {statblock}
            </div>
            <div className={classes(layout.stack, layout.tight, styles.rest)} data-print="no">
              <AddForm typed={props.typed} />
              <TableForm />
              {props.log}
              {props.tools}
            </div>
          </div>
          {props.children}
        </div>
      </LineFactsProvider>
    </FightFactsProvider>
  );
}
