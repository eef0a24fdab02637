import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Fight } from '~/fights/log/state';
import { combatantOf } from '~/fights/people/people';
import type { Strike } from '~/fights/sheet/strike';
import { paths } from '~/paths';
import { classes } from '~/ui/classes';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { ActBar } from './act-bar';
import { AddForm } from './add-form';
import { ChosenPanel } from './chosen-panel';
import { DueList } from './due-list';
import { type FightFacts, FightFactsProvider } from './fight-facts';
import styles from './fight-screen.module.css';
import { OrderList } from './order-list';
import { SidePiles } from './side-piles';
import { StrikeList } from './strike-list';
import { TableForm } from './table-form';
import { TurnBar } from './turn-bar';

export type FightScreenProps = {
  fight: Fight;
  chosen: string | null;
  choosing: (id: string) => string;
  undoable: boolean;
  redoable: boolean;
  /** What whoever is open can do. */
  strikes: readonly Strike[];
  /** The statblock of whoever is open. */
  statblock: ReactNode;
  /** What was pressed waits for a yes: a blast before it counts. */
  plan: ReactNode;
  /** The log in words. */
  log: ReactNode;
  /** Why the last press did nothing, and what was typed to add. */
  problem: string | null;
  typed?: Readonly<Record<string, string>>;
  ticked?: readonly string[];
  upgrade?: boolean;
  children?: ReactNode;
};

/** A running fight: the order, what is due, what one does, and whoever is open beside it. All of it is forms and links. */
export function FightScreen(props: FightScreenProps) {
  const { fight, chosen, choosing, undoable, redoable, strikes, statblock } = props;
  const { typed, ticked } = props;
  const facts: FightFacts = { fight, chosen, choosing, typed, ticked };
  const one = chosen === null ? null : combatantOf(fight, chosen);
  return (
    <FightFactsProvider value={facts}>
      <div className={styles.screen}>
        <TurnBar undoable={undoable} redoable={redoable} />
        {props.problem && (
          <Notice tone="problem" announce title={props.problem}>
            {props.upgrade && <Link to={paths.settings()}>Upgrade to Pro</Link>}
          </Notice>
        )}
        <DueList />
        {props.plan}
        <div className={styles.columns}>
          <div className={classes(layout.stack, layout.tight)}>
            <OrderList />
            <SidePiles />
            <ActBar />
            <AddForm typed={typed?.lines} />
            <TableForm />
            {props.log}
          </div>
          <div className={classes(layout.stack, styles.beside)}>
            <ChosenPanel>{one && <StrikeList one={one} strikes={strikes} />}</ChosenPanel>
            {statblock}
          </div>
        </div>
        {props.children}
      </div>
    </FightFactsProvider>
  );
}
