import { useNavigate } from '@remix-run/react';
import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { FightEvent } from '~/fights/log/deeds';
import { paths } from '~/paths';
import layout from '~/ui/layout.module.css';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { fieldsOf, filledForm } from '../form-fields';
import {
  type DeviceFight,
  deviceFights,
  type FightStorage,
  keepDeviceFight,
} from '../live/page-device-fight';
import { localStorageOf } from '../live/page-device-line';
import { newDeviceFightId } from '../live/page-new-id';
import { DeviceFightScreen } from './device-fight-screen';
import type { EarlyPress } from './early-press';
import type { OpenedHere } from './open-device-fight';
import { PREPARED_EDITION } from './prepared-fight';

/** Loaded on demand, because few users need these tools. */
function fetchTools() {
  return import('./device-tools');
}

export type TryFightProps = {
  prepared: FightEvent[];
  /** The fight from a link or form that the visitor came with. */
  asked: Pick<DeviceFight, 'edition' | 'events'> | null;
  chosen: string | null;
  answer: EarlyPress | undefined;
  /** The page's URL: the open page, unless the tool's own page shows this component. */
  address?: string;
  /** Content above and below. */
  above?: ReactNode;
  below?: ReactNode;
};

type LateOpening = typeof import('./open-device-fight');

const NOT_YET =
  'The fight on this device could not be opened. It is safe: open this page again when you are back online.';
const ANOTHER =
  'You pressed before the fight on this device was open. Nothing was changed: press again.';

/** The whole tool on this device alone: opens the fight last run here, else the example fight. */
export function TryFight(props: TryFightProps) {
  const { prepared, asked, chosen, above, below } = props;
  const { address = paths.tryInitiativeTracker() } = props;
  const first = useMemo<DeviceFight>(
    () => ({ id: newDeviceFightId(), edition: PREPARED_EDITION, events: prepared }),
    [prepared],
  );
  const [open, setOpen] = useState(() => ({
    fight: asked ? { ...asked, id: newDeviceFightId() } : first,
    times: 0,
    /** Whether the stored fight has been looked up; until then early actions wait. */
    isKnown: false,
  }));
  // The response is about the fight that the page opened with.
  const [came, setCame] = useState(props.answer);
  const navigate = useNavigate();
  const turnTo = useCallback((fight: DeviceFight | null) => {
    setOpen((now) => ({
      ...(fight === null ? now : { fight, times: now.times + 1 }),
      isKnown: true,
    }));
  }, []);
  const [problem, setProblem] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once with the values that the page was opened with
  useEffect(() => {
    if (asked) {
      // Stored at once, and the query removed from the URL, so that a reload continues this fight and does not create a
      // second one.
      keepDeviceFight(localStorageOf(), open.fight, Date.now());
      turnTo(null);
      navigate(address, { replace: true, preventScrollReset: true });
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
    if (storage === null) {
      turnTo(null);
      return;
    }
    // It needs the log's schema and is therefore loaded late; it is loaded on each visit, so that it is cached for
    // offline use.
    import('./open-device-fight').then(
      (late) => {
        const found = look(late, storage);
        if (found === null) return;
        setProblem(found.problem);
        turnTo(found.fight);
      },
      () => {
        if (deviceFights(storage).length > 0) setProblem(NOT_YET);
        turnTo(null);
      },
    );
  }
  /**
   * Starts another fight and keeps the previous one. The new one is stored with its first action: a device has room
   * for few, and none should be dropped for a fight that was never run.
   */
  function beginAnew(one: Pick<DeviceFight, 'edition' | 'events'>): void {
    setCame(undefined);
    turnTo({ ...one, id: newDeviceFightId() });
  }
  function openOther(id: string): void {
    setCame(undefined);
    openHere(({ openThisHere }, storage) => openThisHere(storage, id));
  }
  const { fight, times, isKnown } = open;
  const [late] = useLatePart(fetchTools, useHydrated());
  // The action was submitted for the visitor's own or the example fight; if another one was opened, it is not applied.
  const isForThis = asked !== null || fight.events[0]?.id === first.events[0]?.id;
  const isLost = isKnown && !isForThis && came?.early !== undefined;
  /** Clears the values of an early action after it was performed. */
  const letGoOfEarly = useCallback(() => {
    setCame(undefined);
    requestAnimationFrame(() => {
      for (const form of document.querySelectorAll<HTMLFormElement>('[data-fight] form'))
        form.reset();
    });
  }, []);
  /** Holds an action back until the stored fight has been looked up, because it could apply to the wrong fight. */
  function holdPress(event: FormEvent<HTMLElement>): void {
    const form = event.target;
    const isOfFight = form instanceof HTMLFormElement && form.closest('[data-fight]') !== null;
    if (isKnown || !isOfFight) return;
    event.preventDefault();
    event.stopPropagation();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = fieldsOf(filledForm(form, submitter));
    setCame((now) => ({ ...now, early: [...(now?.early ?? []), fields] }));
  }
  return (
    <main
      id="main"
      className={layout.stack}
      data-held={!isKnown || undefined}
      onSubmitCapture={holdPress}
    >
      {above}
      <DeviceFightScreen
        key={times}
        kept={fight}
        chosen={chosen}
        address={address}
        answer={isLost ? { ...came, problem: ANOTHER } : came}
        early={isKnown && isForThis ? came?.early : undefined}
        onEarlyDone={letGoOfEarly}
      >
        {(log) =>
          late.is === 'here' && (
            <late.part.DeviceTools
              fight={fight}
              log={log}
              problem={problem}
              onOpen={beginAnew}
              onOpenOther={openOther}
              onStartOver={() => beginAnew(first)}
            />
          )
        }
      </DeviceFightScreen>
      {below}
    </main>
  );
}
