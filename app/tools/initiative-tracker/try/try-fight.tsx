import { useNavigate } from '@remix-run/react';
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
  type FightStorage,
  keepDeviceFight,
} from '../live/page-device-fight';
import { localStorageOf, openDeviceLine } from '../live/page-device-line';
import { newDeviceFightId } from '../live/page-new-id';
import type { ReadOther } from '../live/read-other';
import { FightTitle } from '../screen/fight-title';
import type { OpenedHere } from './open-device-fight';
import { PREPARED_EDITION } from './prepared-fight';

/** What one does with the fight as a whole is asked for by few, and late. */
function fetchTools() {
  return import('./device-tools');
}

export type TryFightProps = {
  prepared: FightEvent[];
  /** The fight that one came here with, by a link or a form. */
  asked: Pick<DeviceFight, 'edition' | 'events'> | null;
  chosen: string | null;
  answer: { problem?: string } | undefined;
};

type LateOpening = typeof import('./open-device-fight');

const NOT_YET =
  'The fight on this device could not be opened. It is kept: open this page again when the line is back.';

/** The whole tool on this device alone: the fight that was run here last, else one that is ready to run. */
export function TryFight({ prepared, asked, chosen, answer }: TryFightProps) {
  const first = useMemo<DeviceFight>(
    () => ({ id: '', edition: PREPARED_EDITION, events: prepared }),
    [prepared],
  );
  const [open, setOpen] = useState({ fight: asked ? { ...asked, id: '' } : first, times: 0 });
  const navigate = useNavigate();
  const turnTo = useCallback(
    (fight: DeviceFight) => setOpen(({ times }) => ({ fight, times: times + 1 })),
    [],
  );
  const [problem, setProblem] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens with what one came with
  useEffect(() => {
    if (asked) {
      // Kept at once, and the address without what asked for it: a reload goes on with it, and brings no second one.
      const fight = { ...asked, id: newDeviceFightId() };
      keepDeviceFight(localStorageOf(), fight, Date.now());
      turnTo(fight);
      navigate(paths.tryInitiativeTracker(), { replace: true, preventScrollReset: true });
      return;
    }
    let isHere = true;
    openHere(({ openLatestHere }, kept) => (isHere ? openLatestHere(kept) : null));
    return () => {
      isHere = false;
    };
  }, []);
  function openHere(look: (late: LateOpening, storage: FightStorage) => OpenedHere | null): void {
    const storage = localStorageOf();
    if (storage === null) return;
    // Read with the schema of the log, which is late; asked for at each visit, so that it is here without a line too.
    import('./open-device-fight').then(
      (late) => {
        const found = look(late, storage);
        if (found === null) return;
        setProblem(found.problem);
        if (found.fight) turnTo(found.fight);
      },
      () => {
        if (deviceFights(storage).length > 0) setProblem(NOT_YET);
      },
    );
  }
  /**
   * Begins anew beside what was here before. It is kept with its first press: a device has room for few, and none of them goes
   * for one that nobody ran.
   */
  function beginAnew(one: Pick<DeviceFight, 'edition' | 'events'>): void {
    turnTo({ ...one, id: newDeviceFightId() });
  }
  function openOther(id: string): void {
    openHere(({ openThisHere }, storage) => openThisHere(storage, id));
  }
  const { fight, times } = open;
  const [late] = useLatePart(fetchTools, useHydrated());
  return (
    <main id="main" className={layout.stack}>
      <DeviceFightScreen key={times} kept={fight} chosen={chosen} answer={answer}>
        {late.is === 'here' && (
          <late.part.DeviceTools
            fight={fight}
            problem={problem}
            onOpen={beginAnew}
            onOpenOther={openOther}
            onStartOver={() => beginAnew(first)}
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

const readOther: ReadOther = (id) =>
  import('./page-other-here').then((late) => late.readFightHere(id));

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
        readOther={readOther}
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
