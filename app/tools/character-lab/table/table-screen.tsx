import { type FormEvent, type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { NeedsPro } from '~/account/gate/needs-pro';
import type { ApartRoll } from '~/dice-tray/roll';
import { RollTable } from '~/dice-tray/roll-table';
import { ABILITIES, ABILITY_NAMES, signed } from '~/rules/ability';
import type { OwnPanelsProps } from '../screen/own-panels';
import { ActBeside, ActPart } from './act-part';
import { d20Roll } from './d20-roll';
import { HitPoints } from './hit-points';
import { LastDeed } from './last-deed';
import { LazyParts } from './lazy-parts';
import type { OtherParts } from './other-parts';
import type { Preparing } from './prepare-form';
import { ROLLS, rollButton } from './roll-button';
import { StatesNow } from './states';
import styles from './table.module.css';
import type { TableFacts } from './table-facts';
import { TableHead, TableNumbers } from './table-head';
import type { OpenTableLine } from './table-line';
import { TableNotices } from './table-notices';
import { partOf, TABLE_PARTS, type TablePart } from './table-parts';
import { useDealt } from './use-dealt';
import { useStatesOff } from './use-states-off';
import { useTable } from './use-table';
import { TableContext, type TableNow } from './use-table-now';

export type TableScreenProps = {
  table: TableFacts;
  /** The deed id for a form without scripts. */
  fresh: string;
  part: TablePart;
  /** The URL of the character. */
  address: string;
  /** Called when the sheet changed; must be a stable function. */
  otherSheet: () => void;
  /** Opens the character where it is kept; in the account by default. Must be a stable function. */
  openLine?: OpenTableLine;
  /** A message above the page, such as the result of a form sent without scripts. */
  told?: ReactNode;
  /** Whether the page itself shows that it is offline. */
  saysLine?: boolean;
  /** The spells to prepare, if the address asks for them. */
  preparing?: Preparing | null;
  /** The spells that were ticked when they could not be saved. */
  ticked?: readonly string[];
  /** Further links in the header. */
  ways?: ReactNode;
  /** What its owner does with the character beside the notes; null while offline. */
  own?: OwnPanelsProps | null;
  /** The parts beside the actions, where the page was opened at one of them; otherwise they load when one is opened. */
  parts?: typeof OtherParts | null;
};

/** A character in play: one page for a phone, every action applied at once. */
export function TableScreen(props: TableScreenProps) {
  const { table, fresh, address, otherSheet, told, saysLine, ways } = props;
  const { preparing = null, ticked = null, own = null, parts = null } = props;
  const live = useTable(table, otherSheet, props.openLine);
  const [part, setPart] = useState(props.part);
  const { play, done } = live.view;
  const [off, setCounts] = useStatesOff(play);
  const [dealt, setDealt] = useDealt();
  const now = useMemo<TableNow>(
    () => ({ table, play, done, fresh, off, setCounts, act: live.act, dealt, setDealt }),
    [table, play, done, fresh, off, setCounts, live.act, dealt, setDealt],
  );
  const apart = useMemo(() => savesOf({ table, play, off }), [table, play, off]);

  function handleSubmit(event: FormEvent<HTMLElement>) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    if (new FormData(form).get('intent') !== 'play') return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (live.press(form, submitter)) form.reset();
    // When a pressed button disappears, the focus moves to the message about the action.
    requestAnimationFrame(() => {
      if (!submitter || submitter.isConnected) return;
      // It sticks to the bottom of the screen: scrolling to its place would lose the reader's own.
      document.getElementById('last-done')?.focus({ preventScroll: true });
    });
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a[data-part]') : null;
    if (link === null || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) {
      return;
    }
    event.preventDefault();
    const next = partOf(link.getAttribute('data-part'));
    setPart(next);
    history.replaceState(history.state, '', partAddress(address, next));
  }

  return (
    <TableContext.Provider value={now}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble from the forms and links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link also sends a click */}
      <div className={styles.table} onSubmit={handleSubmit} onClick={handleClick}>
        <RollTable
          who={table.name === '' ? 'This character' : table.name}
          apart={apart}
          foot={<LastDeed said={live.said} />}
          plain={rollButton}
        >
          <form id={ROLLS} method="post" hidden>
            <input type="hidden" name="intent" value="roll" />
            <input type="hidden" name="id" value={fresh} />
          </form>
          <div className={styles.page} data-part={part}>
            <div className={styles.vitals}>
              <TableHead>{ways}</TableHead>
              {told}
              <TableNotices
                view={live.view}
                address={address}
                onLetGo={live.letGo}
                isSaid={saysLine}
              />
              {!table.mayPlay && (
                <NeedsPro
                  what="Playing a character"
                  free="Reading, printing and export stay free."
                />
              )}
              <HitPoints short={part !== 'act'} />
              <TableNumbers />
              <StatesNow />
            </div>
            <div className={styles.main}>
              <nav className={styles.parts} aria-label="Parts of the sheet">
                {TABLE_PARTS.map(([one, label]) => (
                  <a
                    key={one}
                    href={`${partAddress(address, one)}#part`}
                    data-part={one}
                    aria-current={one === part ? 'page' : undefined}
                  >
                    {label}
                  </a>
                ))}
              </nav>
              <div id="part" className={styles.part}>
                {part === 'act' ? (
                  <ActPart />
                ) : (
                  <LazyParts
                    parts={parts}
                    {...{ part, preparing, ticked, own }}
                    back={partAddress(address, 'spells')}
                  />
                )}
              </div>
            </div>
            {part === 'act' && <ActBeside />}
          </div>
        </RollTable>
      </div>
    </TableContext.Provider>
  );
}

function partAddress(address: string, part: TablePart): string {
  if (part === 'act') return address;
  return `${address}${address.includes('?') ? '&' : '?'}part=${part}`;
}

/** Initiative and the saves, available in every part of the page. */
function savesOf(now: Pick<TableNow, 'table' | 'play' | 'off'>): ApartRoll[] {
  const { initiative, abilities } = now.table.sheet;
  return [
    {
      label: 'Init',
      text: signed(initiative.value),
      roll: d20Roll(now, { kind: 'initiative' }, 'Initiative', initiative.value),
    },
    ...ABILITIES.map((ability) => {
      const { value } = abilities[ability].save;
      return {
        label: `${ability.charAt(0).toUpperCase()}${ability.slice(1)}`,
        text: signed(value),
        roll: d20Roll(now, { kind: 'save', ability }, `${ABILITY_NAMES[ability]} save`, value),
      };
    }),
  ];
}
