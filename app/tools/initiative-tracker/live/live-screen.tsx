import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Fight } from '~/fights/log/state';
import { combatantOf } from '~/fights/people/people';
import type { FormFields } from '../form-fields';
import type { Beside } from '../screen/beside-statblock';
import { ACT_FORM } from '../screen/fight-facts';
import { FightScreen } from '../screen/fight-screen';
import { ChosenDeeds } from '../screen/late-panel';
import { fetchPlanAhead, LatePlan } from '../screen/late-plan';
import { LateStatblock } from '../screen/late-statblock';
import type { PlanViewProps } from '../screen/plan-view';
import { BadgeRules } from './badge-rules';
import { Commands } from './commands';
import { enter, pressed } from './hands';
import { LineNotices } from './line-notices';
import type { LogElsewhere } from './log-facts';
import { LogPanel } from './log-panel';
import { Paper } from './paper';
import { SaidLast } from './said-last';
import { useAfterwards } from './use-afterwards';
import { useBeside } from './use-beside';
import { type LiveFightFacts, useLiveFight } from './use-fight';

export type LiveScreenProps = LiveFightFacts & {
  /** Where the fight is shown, without whoever is open. */
  address: string;
  chosen: string | null;
  beside: Beside | null;
  /** What the spells of a character's own sheet do, where such is open. */
  spells?: Beside['spells'] | null;
  answer: { problem?: string; planned?: PlanViewProps; typed?: Record<string, string> } | undefined;
  /** Presses made before this page could do them, to be done now, and what is called once they are. */
  early?: readonly FormFields[];
  onEarlyDone?: () => void;
  /** What the press before this page came to, in words. */
  said?: readonly string[];
  /** Where the whole log is, for a fight of which only the end is at hand. */
  log: LogElsewhere | null;
  children?: ReactNode;
};

/** A fight on a page whose scripts run: the same forms and links, each answered on the device. */
export function LiveScreen(props: LiveScreenProps) {
  const { address, answer, book, early, onEarlyDone } = props;
  const live = useLiveFight(props);
  const { pressFields } = live;
  const { fight } = live.view;
  // Whoever was opened by hand stays open until the turn passes: then the panel follows it again.
  const turn = `${fight.round} ${fight.turn}`;
  const [held, setHeld] = useState(props.chosen === null ? null : { id: props.chosen, turn });
  const chosen = chosenIn(fight, held?.turn === turn ? held.id : null);
  const choosing = useCallback(
    (id: string) => `${address}?chosen=${encodeURIComponent(id)}`,
    [address],
  );
  /** Whether the turn that comes next was passed on this device. */
  const passedHere = useRef(false);
  // The order is painted first; the panel of whoever is open follows it.
  const panel = useAfterwards(chosen);
  const { creature, statblock } = useBeside(fight, panel, props.beside, live.creatures);
  const one = panel === null ? null : combatantOf(fight, panel);
  const block = useAfterwards(statblock);
  // What the server answered to a press before the scripts ran.
  const [isFirst, setFirst] = useState(true);
  const problem = live.problem ?? (isFirst ? (answer?.problem ?? null) : null);
  const plan = live.plan ?? (isFirst ? (answer?.planned ?? null) : null);

  function press(event: SyntheticEvent, form: EventTarget | null, button: HTMLElement | null) {
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    event.preventDefault();
    // A form that is sent has all of its fields and everybody's tick styled anew, for having been sent; so it is not.
    if (event.type === 'click' && !form.reportValidity()) return;
    setFirst(false);
    if (PASSES.includes(button?.getAttribute('value') ?? '')) passedHere.current = true;
    live.press(form, button);
  }

  function handleSubmit(event: FormEvent<HTMLElement>) {
    press(event, event.target, (event.nativeEvent as SubmitEvent).submitter);
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    const button = (event.target as Element).closest('button');
    const isHeld = button?.formNoValidate || button?.closest('[data-held]');
    if (button?.type === 'submit' && !isHeld) press(event, button.form, button);
    const picked = pressed(event);
    if (picked === null) return;
    event.preventDefault();
    if (picked.is === 'chosen') {
      setHeld({ id: picked.id, turn });
      live.forgetProblem();
      history.replaceState(history.state, '', choosing(picked.id));
      goToPanel();
    }
  }

  /** Why a press was refused goes with what it was about: once something else is typed or ticked it is over. */
  function handleInput() {
    setFirst(false);
    live.forgetProblem();
  }

  useEffect(fetchPlanAhead, []);
  useEffect(() => {
    if (early === undefined) return;
    setFirst(false);
    // The page may have come by a press: asked for again it must not bring that once more.
    history.replaceState(history.state, '', location.href);
    void pressFields(early).then((isDone) => isDone && onEarlyDone?.());
  }, [early, pressFields, onEarlyDone]);
  const shownTurn = useRef(turn);
  const wasOpen = useRef(chosen);
  const { forgetProblem } = live;
  useEffect(() => {
    if (shownTurn.current === turn) wasOpen.current = chosen;
  }, [chosen, turn]);
  useEffect(() => {
    if (shownTurn.current === turn) return;
    shownTurn.current = turn;
    const isOwn = passedHere.current;
    passedHere.current = false;
    forgetProblem();
    // Where somebody else passes the turn while one is typing, what is typed stays meant for whom it was.
    if (!isOwn && wasOpen.current !== null && isTyping()) {
      setHeld({ id: wasOpen.current, turn });
      return;
    }
    setHeld(null);
    forgetChosen();
    // In the frame that paints it, which lays the page out once for both.
    requestAnimationFrame(() =>
      document.querySelector('[data-fight] [data-turn]')?.scrollIntoView({ block: 'nearest' }),
    );
  }, [turn, forgetProblem]);
  const castings = creature?.castings ?? NONE;
  const isFirstOne = props.beside?.creature.id === creature?.id;
  const spells = (isFirstOne && (props.beside?.spells ?? props.spells)) || null;
  const more = useMemo(
    () => one && <ChosenDeeds one={one} castings={castings} spells={spells} />,
    [one, castings, spells],
  );
  const planned = useMemo(() => plan && <LatePlan {...plan} />, [plan]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the forms, links and ticks inside are heard here
    <div
      onSubmit={handleSubmit}
      onClickCapture={handleClick}
      onKeyDown={enter}
      onInput={problem === null ? undefined : handleInput}
    >
      <FightScreen
        fight={fight}
        chosen={chosen}
        one={one}
        choosing={choosing}
        undoable={live.undoable}
        redoable={live.redoable}
        strikes={one?.sheet.strikes ?? creature?.strikes ?? NONE}
        more={more}
        statblock={block && <LateStatblock {...block} />}
        plan={planned}
        log={<LogPanel book={book} view={live.view} elsewhere={props.log} />}
        problem={problem}
        typed={answer?.typed?.lines}
        said={
          <SaidLast
            done={live.done}
            before={props.said}
            book={book}
            log={props.log?.json ?? null}
          />
        }
        notices={<LineNotices view={live.view} address={address} onLetGo={live.letGo} />}
        paper={<Paper fight={fight} creatures={live.creatures} />}
        tools={
          <>
            <Commands chosen={chosen} />
            <BadgeRules edition={fight.settings.edition} />
          </>
        }
      >
        {props.children}
      </FightScreen>
    </div>
  );
}

const NONE: readonly never[] = [];

/** The presses that pass the turn. */
const PASSES = ['begin', 'next', 'previous'];

/** Whether somebody is in the middle of a field of the fight, or has typed how much and not pressed yet. */
function isTyping(): boolean {
  const amount = document.querySelector<HTMLInputElement>(`#${ACT_FORM} [name="amount"]`);
  if (amount && amount.value.trim() !== '') return true;
  const fields = '[data-fight] :is(input:not([type="checkbox"]), textarea, select)';
  return document.activeElement?.matches(fields) ?? false;
}

/** The address names nobody any more: the page that is loaded anew opens whose turn it is. */
function forgetChosen(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('chosen')) return;
  address.searchParams.delete('chosen');
  history.replaceState(history.state, '', address);
}

/** On a phone the panel stands below the order: whoever opens somebody is taken there once it is painted. */
function goToPanel(): void {
  if (!matchMedia('(max-width: 61.99rem)').matches) return;
  requestAnimationFrame(() => document.getElementById('chosen')?.scrollIntoView());
}

/** Who is open: whoever was asked for while they are in the fight, else the first of whose turn it is. */
function chosenIn(fight: Fight, asked: string | null): string | null {
  const one = asked === null ? null : combatantOf(fight, asked);
  if (one !== null && one.place !== 'gone') return one.id;
  const acting = Object.values(fight.combatants).find(
    ({ row, place }) => row === fight.turn && place === 'order',
  );
  return acting?.id ?? null;
}
