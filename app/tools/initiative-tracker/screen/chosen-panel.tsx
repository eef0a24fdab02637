import { memo, type ReactNode } from 'react';
import type { Combatant, Row } from '~/fights/log/state';
import type { Sequence, Strike } from '~/fights/sheet/strike';
import { Button, IconButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { CLOSE, DUPLICATE, REMOVE } from '~/ui/names';
import { useHydrated } from '~/ui/use-hydrated';
import styles from './chosen-panel.module.css';
import { EditForm } from './edit-form';
import { useLineFacts } from './fight-facts';
import { healthWord, hitPointWords } from './fight-words';
import { LastingList } from './lasting-list';
import { More } from './more';
import { NumbersForm } from './numbers-form';
import { One } from './one';
import { Reminders } from './reminder-forms';
import { ResourceList } from './resource-list';
import { StrikeList } from './strike-list';
import { TurnForms } from './turn-forms';

export type ChosenPanelProps = {
  one: Combatant;
  /** Its row in the order. */
  row: Row | null;
  strikes: readonly Strike[];
  /** Its Multiattacks. */
  sequences: readonly Sequence[];
  /** Its spells and less frequent actions; the same element while none of them changed. */
  more: ReactNode;
  /** Its statblock, under its actions. */
  statblock: ReactNode;
  /** Whether the panel stays here when the turn passes. */
  pinned: boolean;
  /** Whether the fight has ended, so that nobody waits for a turn. */
  ended: boolean;
};

/** All about the open combatant: effects, resources and actions. Memoized, because most actions are about others. */
export const ChosenPanel = memo(function ChosenPanel({
  one,
  row,
  strikes,
  sequences,
  more,
  statblock,
  pinned,
  ended,
}: ChosenPanelProps) {
  const { edition } = useLineFacts();
  return (
    <section className={styles.panel} id="chosen" aria-label={one.name} tabIndex={-1}>
      <header className={styles.head}>
        <h2 className={styles.name}>{one.name}</h2>
        {one.kind === 'creature' && (
          <p className={styles.sum}>
            {`${hitPointWords(one, edition)} hit points · AC ${one.sheet.ac} · ${healthWord(one, edition)}`}
          </p>
        )}
        <span className={styles.ways}>
          {!ended && <WaitForms one={one} row={row} />}
          <PanelButtons pinned={pinned} />
        </span>
      </header>
      <StrikeList one={one} strikes={strikes} sequences={sequences} />
      <LastingList one={one} />
      {statblock}
      {more}
      {one.kind === 'creature' && <ResourceList one={one} />}
      <More summary="Turn and concentration">
        <TurnForms one={one} row={row} />
      </More>
      <Reminders one={one} />
      <More key={one.id} summary="Edit">
        <EditForm one={one} edition={edition} />
      </More>
      {one.kind === 'creature' && <NumbersForm key={`numbers ${one.id}`} one={one} />}
      <PlaceForms one={one} />
    </section>
  );
});

/** With scripts: keeps the panel at this combatant, and on a phone closes it. */
function PanelButtons({ pinned }: { pinned: boolean }) {
  if (!useHydrated()) return null;
  return (
    <>
      <Button
        type="button"
        kind={pinned ? 'quiet' : 'plain'}
        icon="lock"
        compact
        aria-pressed={pinned}
        title={pinned ? 'Follow the turn again' : 'Stay here when the turn passes'}
        data-pin
      >
        {pinned ? 'Pinned' : 'Pin'}
      </Button>
      <IconButton
        type="button"
        className={styles.close}
        icon="close"
        label={CLOSE}
        data-sheet-close
      />
    </>
  );
}

/** Delays the turn, or readies an action, each in one press. */
function WaitForms({ one, row }: { one: Combatant; row: Row | null }) {
  if (one.place !== 'order') return null;
  return (
    <form method="post" className={styles.pair}>
      <One id={one.id} />
      <input type="hidden" name="row" value={one.row} />
      <Button
        kind="plain"
        name="intent"
        value="delay"
        compact
        title="Leaves the order until it acts"
      >
        {row?.delayed ? 'Acts now' : 'Delay'}
      </Button>
      {one.kind === 'creature' && (
        <Button
          kind="plain"
          name="intent"
          value={one.readied === null ? 'ready-now' : 'ready'}
          compact
          title="Type its trigger below"
        >
          {one.readied === null ? 'Ready' : 'Not ready'}
        </Button>
      )}
    </form>
  );
}

function PlaceForms({ one }: { one: Combatant }) {
  return (
    <form method="post" className={layout.row}>
      <One id={one.id} />
      <input type="hidden" name="chosen" value={one.id} />
      <Button kind="plain" name="intent" value={one.hidden ? 'reveal' : 'hide'} icon="eye" compact>
        {one.hidden ? 'Reveal' : 'Hide from players'}
      </Button>
      <Button kind="plain" name="intent" value="duplicate" icon="copy" compact>
        {DUPLICATE}
      </Button>
      {one.place === 'pile' ? (
        <Button kind="plain" name="intent" value="place-back" compact>
          Return to order
        </Button>
      ) : (
        <Button kind="plain" name="intent" value="place-pile" compact>
          Mark defeated
        </Button>
      )}
      {one.formerShape && (
        <Button kind="plain" name="intent" value="revert" compact>
          {`Revert to ${one.formerShape.name}`}
        </Button>
      )}
      {one.death.state === 'dying' && (
        <Button kind="plain" name="intent" value="stabilise" compact>
          Stabilize
        </Button>
      )}
      <Button kind="plain" name="intent" value="place-gone" icon="trash" compact>
        {REMOVE}
      </Button>
    </form>
  );
}
