import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SpellMove } from '~/fights/sheet/spell-move';
import type { TableView } from '~/fights/table/table-view';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import layout from '~/ui/layout.module.css';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { filledForm } from '../form-fields';
import { BadgeRules } from '../live/badge-rules';
import { TypedBeforeProvider } from '../screen/typed-before';
import { Handouts } from './handouts';
import { LateMat } from './late-mat';
import { Order } from './order';
import styles from './players.module.css';
import { readSeatForm } from './read-seat-form';
import { RollLog } from './roll-log';
import { PressIdProvider } from './seat-form';
import { SeatPart } from './seat-part';
import { SpellsHereProvider } from './spells-here';
import { nextRow, roundWords, turnWords } from './table-words';
import { TurnBanner } from './turn-banner';
import { useTable } from './use-table';

/** Seconds after which a page without scripts reloads itself. */
const AGAIN_AFTER = '10';

export type PlayersTableProps = {
  code: string;
  device: string;
  view: TableView;
  press: string;
  /** The result of a form sent without scripts, with its values. */
  answer: { problem: string; typed: Record<string, string>; ticked: string[] } | null;
  isDoing: boolean;
  /** What the spells of the seat do, for a page without scripts. */
  spells: Readonly<Record<string, SpellMove>>;
  /** A shared screen without a seat. */
  isScreen: boolean;
};

/** What players see of a fight, and the actions of a seat. */
export function PlayersTable(props: PlayersTableProps) {
  const { code, device, answer, isDoing, isScreen } = props;
  const { state, press, letGo } = useTable({ code, device, view: props.view });
  const [missing, setMissing] = useState<string | null>(null);
  const { view, waiting, ended, isLost } = state;
  const { seat } = view;
  const next = nextRow(view);
  const acting = seat.is === 'seated' && !view.over ? seat.ones.filter(({ isTurn }) => isTurn) : [];
  const isOwn = acting.length > 0;
  const cannotAct = acting.every((one) => one.cannotAct) ? (acting[0]?.cannotAct ?? null) : null;
  useOwnTurn(isOwn);
  useTurnInSight(view.turn.row);
  const problem = missing ?? state.problem ?? (press === null ? answer?.problem : null) ?? null;

  function handleSubmit(event: FormEvent<HTMLElement>) {
    const form = event.target;
    // Before hydration, forms are submitted normally.
    if (press === null || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const read = readSeatForm(filledForm(form, submitter));
    setMissing(read.ok ? null : read.problem);
    if (!read.ok) return;
    press(read.intent);
    form.reset();
    form.closest<HTMLDetailsElement>('details')?.removeAttribute('open');
  }

  return (
    <main
      id="main"
      className={styles.table}
      data-players
      data-ready={press !== null || undefined}
      data-seated={seat.is === 'seated' || undefined}
      data-screen={isScreen || undefined}
      data-map={view.mat ? true : undefined}
      data-table-ground={view.background ?? undefined}
      onSubmit={handleSubmit}
    >
      {!isDoing && (
        <noscript>
          <meta httpEquiv="refresh" content={AGAIN_AFTER} />
        </noscript>
      )}
      <header className={styles.head}>
        <h1>{view.title ?? 'Fight'}</h1>
        <Announced view={view} />
        {ended === null && isLost && (
          <p className={styles.lost} role="status">
            Offline. This may be out of date.
          </p>
        )}
      </header>
      {ended !== null && (
        <p className={styles.ended} role="alert">
          {ended}
        </p>
      )}
      <TurnBanner
        view={view}
        next={next}
        isOwn={isOwn}
        cannotAct={cannotAct}
        toldAt={state.toldAt}
      />
      {view.paused && (
        <p className={styles.paused} role="status">
          <Icon name="pause" /> Paused
        </p>
      )}
      <Handouts code={code} handouts={view.handouts} />
      {view.mat && (
        <LateMat view={view} mat={view.mat} press={press} isSending={waiting.length > 0} />
      )}
      <Order view={view} next={next} />
      <RollLog rolls={view.rolls} />
      <BadgeRules edition={view.edition} />
      {!isScreen && ended === null && (
        <PressIdProvider value={props.press}>
          <TypedBeforeProvider value={answer ?? {}}>
            <div className={styles.under}>
              {problem !== null && (
                <p className={styles.problem} role="alert">
                  <Icon name="warning" size="small" /> {problem}{' '}
                  {press !== null && (
                    <button
                      type="button"
                      onClick={() => {
                        setMissing(null);
                        letGo();
                      }}
                    >
                      OK
                    </button>
                  )}
                </p>
              )}
              {isLost && waiting.length > 0 && (
                <div className={styles.waiting} role="status" data-waiting={waiting.length}>
                  <Icon name="clock" size="small" />{' '}
                  {`${waiting.map(({ words }) => words).join(' · ')} will be sent when you are back online`}
                </div>
              )}
              <SpellsHereProvider value={props.spells}>
                <SeatPart view={view} code={code} isDoing={isDoing} />
              </SpellsHereProvider>
            </div>
          </TypedBeforeProvider>
        </PressIdProvider>
      )}
    </main>
  );
}

/** Shown when a table cannot be opened, with the reason. */
export function UnopenedTable({ problem }: { problem: string }) {
  return (
    <main id="main" className={layout.stack}>
      <EmptyState title="No fight here" icon="warning">
        <p>{problem}</p>
      </EmptyState>
    </main>
  );
}

/** Announces a new turn to screen readers, but not the one that the page loaded with. */
function Announced({ view }: { view: TableView }) {
  const words = `${turnWords(view)}. ${roundWords(view)}.`;
  const [first] = useState(words);
  return (
    <div aria-live="polite">
      <VisuallyHidden>{words === first ? '' : words}</VisuallyHidden>
    </div>
  );
}

/** Lets the phone vibrate when its own turn comes. */
function useOwnTurn(isOwn: boolean) {
  const was = useRef(isOwn);
  useEffect(() => {
    if (isOwn && !was.current) navigator.vibrate?.(200);
    was.current = isOwn;
  }, [isOwn]);
}

/** Scrolls the current row into view when the turn changes. */
function useTurnInSight(row: string | null) {
  const was = useRef(row);
  useEffect(() => {
    if (row !== was.current) {
      document.querySelector('[data-order] [data-turn]')?.scrollIntoView({ block: 'nearest' });
    }
    was.current = row;
  }, [row]);
}
