import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { FightEvent } from '~/fights/log/deeds';
import { paths } from '~/paths';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { openBook } from '../live/fight-book';
import { LiveScreen } from '../live/live-screen';
import {
  type DeviceFight,
  deviceFights,
  deviceSeed,
  dropDeviceFight,
} from '../live/page-device-fight';
import { localStorageOf, openDeviceLine } from '../live/page-device-line';
import { newDeviceFightId } from '../live/page-new-id';
import { FightTitle } from '../screen/fight-title';
import { PREPARED_EDITION } from './prepared-fight';

/** What one does with the fight as a whole is asked for by few, and late. */
function fetchTools() {
  return import('./device-tools');
}

export type TryFightProps = {
  prepared: FightEvent[];
  chosen: string | null;
  answer: { problem?: string } | undefined;
};

/** The whole tool on this device alone: the fight that was run here last, else one that is ready to run. */
export function TryFight({ prepared, chosen, answer }: TryFightProps) {
  const first = useMemo<DeviceFight>(
    () => ({ id: '', edition: PREPARED_EDITION, events: prepared }),
    [prepared],
  );
  const [open, setOpen] = useState({ fight: first, times: 0 });
  const turnTo = useCallback(
    (fight: DeviceFight) => setOpen(({ times }) => ({ fight, times: times + 1 })),
    [],
  );
  useEffect(() => {
    const [latest] = deviceFights(localStorageOf());
    if (latest) turnTo(latest);
  }, [turnTo]);
  const { fight, times } = open;
  const [late] = useLatePart(fetchTools, useHydrated());
  return (
    <main id="main" className={layout.stack}>
      <DeviceFightScreen key={times} kept={fight} chosen={chosen} answer={answer}>
        {late.is === 'here' && (
          <late.part.DeviceTools
            fight={fight}
            onOpen={turnTo}
            onStartOver={() => {
              dropDeviceFight(localStorageOf(), fight.id);
              turnTo(first);
            }}
          />
        )}
      </DeviceFightScreen>
    </main>
  );
}

type DeviceFightScreenProps = {
  kept: DeviceFight;
  chosen: string | null;
  answer: TryFightProps['answer'];
  children: ReactNode;
};

const NOTHING_BEFORE = { undo: null, redo: null };

function DeviceFightScreen({ kept, chosen, answer, children }: DeviceFightScreenProps) {
  const [book] = useState(() => {
    const { seq, fight } = deviceSeed(kept.edition);
    const events = [...kept.events];
    return openBook({
      base: { seq, fight },
      ...{ events, seq: events.length, changedAt: 0 },
      facts: { name: '', edition: kept.edition, status: 'planned', round: 0, combatants: 0 },
    });
  });
  const openLine = useCallback(() => {
    const id = kept.id === '' ? newDeviceFightId() : kept.id;
    return openDeviceLine({ ...kept, id }, book);
  }, [kept, book]);
  return (
    <>
      <FightTitle name={book.ledger().fight().name}>
        Initiative tracker to try, kept on this device alone
      </FightTitle>
      <noscript>
        <Notice title="This page runs on your device">
          <p>
            You can read the fight here. To run it, please allow scripts for this page; fights that
            are kept in an account need none.
          </p>
        </Notice>
      </noscript>
      <LiveScreen
        book={book}
        by="device"
        takes={NOTHING_BEFORE}
        openLine={openLine}
        address={paths.tryInitiativeTracker()}
        chosen={chosen}
        beside={null}
        answer={answer}
        log={null}
      >
        {children}
      </LiveScreen>
    </>
  );
}
