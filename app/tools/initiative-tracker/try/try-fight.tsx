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

/** What one does with the fight as a whole is asked for by few, and late. */
function fetchTools() {
  return import('./device-tools');
}

export type TryFightProps = {
  prepared: FightEvent[];
  /** The fight that one came here with, by a link or a form. */
  asked: Pick<DeviceFight, 'edition' | 'events'> | null;
  chosen: string | null;
  answer: EarlyPress | undefined;
  /** Where this stands: on the open page, unless the page of the tool itself opens as this. */
  address?: string;
  /** What stands above it, and below. */
  above?: ReactNode;
  below?: ReactNode;
};

type LateOpening = typeof import('./open-device-fight');

const NOT_YET =
  'The fight on this device could not be opened. It is safe: open this page again when you are back online.';
const ANOTHER =
  'You pressed before the fight on this device was open. Nothing was changed: press again.';

/** The whole tool on this device alone: the fight that was run here last, else one that is ready to run. */
export function TryFight(props: TryFightProps) {
  const { prepared, asked, chosen, above, below } = props;
  const { address = paths.tryInitiativeTracker() } = props;
  const first = useMemo<DeviceFight>(
    () => ({ id: newDeviceFightId(), edition: PREPARED_EDITION, events: prepared }),
    [prepared],
  );
  const [open, setOpen] = useState(() => ({
    ...{ fight: asked ? { ...asked, id: newDeviceFightId() } : first, times: 0 },
    /** Whether it is known which fight is open here: until then a press that came early waits. */
    isKnown: false,
  }));
  // What the page was answered with is about the fight that it opened with.
  const [came, setCame] = useState(props.answer);
  const navigate = useNavigate();
  const turnTo = useCallback((fight: DeviceFight | null) => {
    setOpen((now) => ({
      ...(fight === null ? now : { fight, times: now.times + 1 }),
      isKnown: true,
    }));
  }, []);
  const [problem, setProblem] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens with what one came with
  useEffect(() => {
    if (asked) {
      // Kept at once, and the address without what asked for it: a reload goes on with it, and brings no second one.
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
    // Read with the schema of the log, which is late; asked for at each visit, so that it is here without a line too.
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
   * Begins anew beside what was here before. It is kept with its first press: a device has room for few, and none of them goes
   * for one that nobody ran.
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
  // What one saw when one pressed: what one came with, or the prepared fight. Where another was open here it is not for that.
  const isForThis = asked !== null || fight.events[0]?.id === first.events[0]?.id;
  const isLost = isKnown && !isForThis && came?.early !== undefined;
  /** What was typed for a press that is done is gone for the next. */
  const letGoOfEarly = useCallback(() => {
    setCame(undefined);
    requestAnimationFrame(() => {
      for (const form of document.querySelectorAll<HTMLFormElement>('[data-fight] form'))
        form.reset();
    });
  }, []);
  /** Until it is known which fight is open here, a press waits: it would be one of the wrong fight. */
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
