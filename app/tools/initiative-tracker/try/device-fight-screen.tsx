import { type ReactNode, useCallback, useState } from 'react';
import { useReach } from '~/catalogue/use-reach';
import { fightPaths } from '~/fight-paths';
import type { FightEvent } from '~/fights/log/deeds';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { openBook } from '../live/fight-book';
import { LiveScreen } from '../live/live-screen';
import { type DeviceFight, deviceSeed } from '../live/page-device-fight';
import { openDeviceLine } from '../live/page-device-line';
import type { ReadOther } from '../live/read-other';
import { DEVICE } from '../live/use-fight';
import { FightTitle } from '../screen/fight-title';
import { TypedBeforeProvider } from '../screen/typed-before';
import type { EarlyPress } from './early-press';

export type DeviceFightScreenProps = {
  kept: DeviceFight;
  chosen: string | null;
  /** The page's URL without the open combatant. */
  address: string;
  answer: EarlyPress | undefined;
  /** Actions submitted before this fight was open, once they are known to belong to it. */
  early: EarlyPress['early'];
  onEarlyDone: () => void;
  /** Tools for the whole fight; `log` returns its current events. */
  children: (log: () => readonly FightEvent[]) => ReactNode;
};

const NOTHING_BEFORE = { undo: null, redo: null };
const NOTHING_TYPED = {};
const readOther: ReadOther = (id) =>
  import('./page-other-here').then((late) => late.readFightHere(id));

/** A fight stored on this device, as it is run here. */
export function DeviceFightScreen(props: DeviceFightScreenProps) {
  const { kept, chosen, address, answer, early, onEarlyDone, children } = props;
  const [book] = useState(() => {
    const { seq, fight } = deviceSeed(kept.edition);
    const events = [...kept.events];
    return openBook({
      base: { seq, fight },
      events,
      seq: events.length,
      changedAt: 0,
      facts: {
        name: '',
        edition: kept.edition,
        status: 'planned',
        round: 0,
        combatants: 0,
        notes: '',
      },
    });
  });
  const reaches = useReach();
  const openLine = useCallback(() => openDeviceLine(kept, book), [kept, book]);
  return (
    <>
      <FightTitle name={book.ledger().fight().name}>
        <p data-print="no">Initiative tracker demo, saved on this device only</p>
      </FightTitle>
      <noscript>
        <Notice title="This page needs JavaScript">
          <p>
            Without it you can only read this fight. With Pro, fights in your account need no
            JavaScript.
          </p>
          <p className={layout.row}>
            <LinkButton to={fightPaths.newFight()}>Start a fight in your account</LinkButton>
            {reaches('monster-lookup') && (
              <LinkButton kind="quiet" to={paths.monsterLookup()}>
                Look up monsters
              </LinkButton>
            )}
          </p>
        </Notice>
      </noscript>
      <TypedBeforeProvider value={answer ?? NOTHING_TYPED}>
        <LiveScreen
          book={book}
          by={DEVICE}
          takes={NOTHING_BEFORE}
          openLine={openLine}
          readOther={readOther}
          address={address}
          chosen={chosen}
          beside={null}
          answer={answer}
          early={early}
          onEarlyDone={onEarlyDone}
          log={null}
        >
          {children(() => book.ledger().events())}
        </LiveScreen>
      </TypedBeforeProvider>
    </>
  );
}
