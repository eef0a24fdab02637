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
import { FightScreen, type FightScreenProps } from '../screen/fight-screen';
import { ChosenDeeds } from '../screen/late-panel';
import { fetchPlanAhead, LatePlan } from '../screen/late-plan';
import { LateStatblock } from '../screen/late-statblock';
import type { PlanViewProps } from '../screen/plan-view';
import { BadgeRules } from './badge-rules';
import { Commands } from './commands';
import { enter, forgetTargets, pressed, tickAll } from './hands';
import { LineNotices } from './line-notices';
import type { LogElsewhere } from './log-facts';
import { LogPanel } from './log-panel';
import { Paper } from './paper';
import { SaidLast } from './said-last';
import { useAfterwards } from './use-afterwards';
import { useBeside } from './use-beside';
import { type LiveFightFacts, useLiveFight } from './use-fight';

export type LiveScreenProps = LiveFightFacts & {
  /** The fight's URL without the open combatant. */
  address: string;
  chosen: string | null;
  beside: Beside | null;
  /** The spells of the open character's own sheet. */
  spells?: Beside['spells'] | null;
  answer: { problem?: string; planned?: PlanViewProps; typed?: Record<string, string> } | undefined;
  /** Actions submitted before hydration, to be performed now, and a callback for when they are done. */
  early?: readonly FormFields[];
  onEarlyDone?: () => void;
  /** The lines that describe the action before this page. */
  said?: readonly string[];
  /** URLs of the whole log, for a fight of which only the end is in memory. */
  log: LogElsewhere | null;
  /** The experience of the party's members, by id. */
  xp?: FightScreenProps['xp'];
  /** Where those come from who may join a fight that has not begun. */
  joins?: ReactNode;
  /** The map beside the order; missing or null: it is closed. */
  mat?: ((fight: Fight, press: (fields: FormFields) => void) => ReactNode) | null;
  children?: ReactNode;
};

/** A fight on a page with scripts: the same forms and links, handled on the device. */
export function LiveScreen(props: LiveScreenProps) {
  const { address, answer, book, early, onEarlyDone } = props;
  const live = useLiveFight(props);
  const { pressFields } = live;
  const { fight } = live.view;
  // A combatant opened by the user stays open until the turn passes; then the panel follows the turn again.
  const turn = `${fight.round} ${fight.turn}`;
  const [held, setHeld] = useState(props.chosen === null ? null : { id: props.chosen, turn });
  /** The combatant that the panel stays at, whosever turn it is. */
  const [pinned, setPinned] = useState<string | null>(null);
  const [sheetOpen, setSheetOpen] = useState(false);
  const chosen = chosenIn(fight, (held?.turn === turn ? held.id : null) ?? pinned);
  const choosing = useCallback(
    (id: string) => `${address}?chosen=${encodeURIComponent(id)}`,
    [address],
  );
  /** Whether the next turn change was triggered on this device. */
  const passedHere = useRef(false);
  // The order is rendered first, the panel of the open combatant afterwards.
  const panel = useAfterwards(chosen);
  const { creature, statblock } = useBeside(fight, panel, props.beside, live.creatures);
  const one = panel === null ? null : combatantOf(fight, panel);
  const block = useAfterwards(statblock);
  // The server's response to an action before the scripts ran.
  const [isFirst, setFirst] = useState(true);
  const problem = live.problem ?? (isFirst ? (answer?.problem ?? null) : null);
  const plan = live.plan ?? (isFirst ? (answer?.planned ?? null) : null);

  function press(event: SyntheticEvent, form: EventTarget | null, button: HTMLElement | null) {
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    event.preventDefault();
    // Prevent a native submit: after one, the browser restyles all fields and checkboxes of the form.
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
    if (picked.is === 'pin') setPinned(pinned === null ? chosen : null);
    if (picked.is === 'sheet') setSheetOpen(picked.open);
    if (picked.is === 'chosen') {
      setHeld({ id: picked.id, turn });
      if (pinned !== null) setPinned(picked.id);
      live.forgetProblem();
      history.replaceState(history.state, '', choosing(picked.id));
      setSheetOpen(true);
    }
  }

  /** The error of a refused action disappears when another value is entered or selected. */
  function handleInput() {
    setFirst(false);
    live.forgetProblem();
  }

  useEffect(fetchPlanAhead, []);
  const isPlanned = plan !== null;
  const isMapOpen = Boolean(props.mat);
  useEffect(() => {
    // On a phone the sheet would lie over the review, or over the map.
    if (isPlanned || isMapOpen) setSheetOpen(false);
  }, [isPlanned, isMapOpen]);
  useEffect(() => {
    if (early === undefined) return;
    setFirst(false);
    // This page may be the result of a POST; a reload must not submit it again.
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
    // If another user passes the turn while this one is typing, the panel keeps the combatant that the input is meant
    // for.
    if (!isOwn && wasOpen.current !== null && isTyping()) {
      setHeld({ id: wasOpen.current, turn });
      return;
    }
    setHeld(null);
    forgetChosen();
    // What was aimed at stays selected until then.
    if (isOwn) tickAll('');
    else forgetTargets();
    // In the same frame as the paint, so that layout runs once.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble from the forms, links and checkboxes inside
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
        pinned={pinned !== null}
        sheetOpen={sheetOpen}
        undoable={live.undoable}
        redoable={live.redoable}
        strikes={one?.sheet.strikes ?? creature?.strikes ?? NONE}
        sequences={(one?.sheet.strikes ? null : creature?.sequences) ?? NONE}
        more={more}
        statblock={block && <LateStatblock {...block} />}
        plan={planned}
        log={<LogPanel book={book} by={props.by} view={live.view} elsewhere={props.log} />}
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
        joins={props.joins}
        mat={props.mat?.(fight, (fields) => void pressFields([fields]))}
        xp={props.xp}
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

/** The intents that move the turn. */
const PASSES = ['begin', 'next', 'previous'];

/** Whether the user is editing a field of the fight, or has typed an amount and not submitted it. */
function isTyping(): boolean {
  const amount = document.querySelector<HTMLInputElement>(`#${ACT_FORM} [name="amount"]`);
  if (amount && amount.value.trim() !== '') return true;
  const fields = '[data-fight] :is(input:not([type="checkbox"]), textarea, select)';
  return document.activeElement?.matches(fields) ?? false;
}

/** Removes the open combatant from the URL, so that a reload opens the one whose turn it is. */
function forgetChosen(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('chosen')) return;
  address.searchParams.delete('chosen');
  history.replaceState(history.state, '', address);
}

/** The combatant shown in the panel: the requested one while in the fight, else the first of the current row. */
function chosenIn(fight: Fight, asked: string | null): string | null {
  const one = asked === null ? null : combatantOf(fight, asked);
  if (one !== null && one.place !== 'gone') return one.id;
  const acting = Object.values(fight.combatants).find(
    ({ row, place }) => row === fight.turn && place === 'order',
  );
  return acting?.id ?? null;
}
