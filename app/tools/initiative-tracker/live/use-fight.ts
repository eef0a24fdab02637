import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type FormFields, filledForm } from '../form-fields';
import type { PlanViewProps } from '../screen/plan-view';
import { type DoneNews, openDoneNews } from './done-news';
import type { FightBook } from './fight-book';
import { type FightLine, type LineView, quietView } from './fight-line';
import { keepFocus } from './keep-focus';
import { type CreatureStore, openCreatures } from './page-creatures';
import { doPress } from './page-do-press';
import type { ReadOther } from './read-other';
import { tidyForms } from './tidy-forms';

export type LiveFight = {
  view: LineView;
  undoable: boolean;
  redoable: boolean;
  creatures: CreatureStore;
  plan: PlanViewProps | null;
  problem: string | null;
  done: DoneNews;
  press(form: HTMLFormElement, submitter: HTMLElement | null): void;
  /**
   * Performs actions from fields alone, one after the other: those submitted before hydration. Resolves to whether
   * all succeeded.
   */
  pressFields(presses: readonly FormFields[]): Promise<boolean>;
  letGo(id: string): void;
  /** Removes the error of the last action; a stable function. */
  forgetProblem(): void;
};

export type LiveFightFacts = {
  book: FightBook;
  /** The id of the user who acts. */
  by: string;
  takes: { undo: string | null; redo: string | null };
  /** Opens the connection to where the fight is stored; a stable function. */
  openLine: () => FightLine;
  /** Reads another fight to load into this one; a stable function. */
  readOther: ReadOther;
};

const NOTHING = { plan: null, problem: null } as const;

/** The author on a device without an account. */
export const DEVICE = 'device';

/** A fight run on this page: each action counts at once and is stored by its line. */
export function useLiveFight({ book, by, takes, openLine, readOther }: LiveFightFacts): LiveFight {
  const [line, setLine] = useState<FightLine | null>(null);
  const first = useMemo(() => quietView(book), [book]);
  const [creatures] = useState(() => openCreatures(by === DEVICE ? null : by));
  const [shown, show] = useState<Pick<LiveFight, 'plan' | 'problem'>>(NOTHING);
  const [done] = useState(openDoneNews);
  const latest = useRef<FightLine | null>(null);
  const passed = useRef({ last: '', at: 0 });
  const tidied = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    const opened = openLine();
    latest.current = opened;
    setLine(opened);
    return () => opened.close();
  }, [openLine]);
  const view = useSyncExternalStore(
    useCallback((changed: () => void) => line?.watch(changed) ?? (() => undefined), [line]),
    () => line?.view() ?? first,
    () => first,
  );
  /**
   * Performs the fields' action; `cleared` is called on success before rendering. False when it was refused or only
   * previewed.
   */
  const act = useCallback(
    async (fields: FormData, name: string, cleared: () => void = () => undefined) => {
      const outcome = await doPress({
        form: fields,
        ledger: book.ledger,
        by,
        before: takes,
        size: () => book.seq() + book.pending().length,
        creatures,
        readOther,
        now: Date.now,
      });
      if (outcome.is === 'problem') {
        show((now) => ({ ...now, problem: outcome.sentence }));
        return false;
      }
      if (outcome.is === 'planned') {
        const { planned, intent, fields } = outcome;
        show({ plan: { planned, intent, fields }, problem: null });
        return false;
      }
      show(NOTHING);
      cleared();
      if (outcome.is === 'forgotten') return false;
      const before = book.ledger().fight();
      for (const event of outcome.events) latest.current?.add(event, name);
      const deeds = outcome.events.flatMap((event) => event.deeds);
      const event = { ...outcome.events[0], deeds };
      done.tell({ event, before, after: book.ledger().fight() });
      return true;
    },
    [book, by, takes, creatures, readOther, done],
  );
  const press = useCallback(
    async (form: HTMLFormElement, submitter: HTMLElement | null) => {
      const intent = submitter?.getAttribute('value') ?? '';
      const now = Date.now();
      const { last, at } = passed.current;
      const isTwice = intent === last && PASSES.has(intent) && now - at < TWICE_MS;
      passed.current = { last: intent, at: now };
      if (isTwice || form === tidied.current) return;
      const name = submitter?.textContent?.trim() ?? 'Your change';
      if (!(await act(filledForm(form, submitter), name, keepFocus()))) return;
      // Until the form is reset, a second click would do the same again.
      tidied.current = form;
      tidyForms(form, submitter, () => {
        tidied.current = null;
      });
    },
    [act],
  );
  const pressFields = useCallback(
    async (presses: readonly FormFields[]) => {
      for (const fields of presses) {
        const form = new FormData();
        for (const [name, value] of fields) form.append(name, value);
        if (!(await act(form, 'Your change', keepFocus()))) return false;
      }
      return true;
    },
    [act],
  );
  const letGo = useCallback((id: string) => latest.current?.letGo(id), []);
  const forgetProblem = useCallback(
    () => show((now) => (now.problem === null ? now : { ...now, problem: null })),
    [],
  );
  const ledger = book.ledger();
  const undoable = (ledger.undoable(by) ?? takes.undo) !== null;
  const redoable = (ledger.redoable(by) ?? takes.redo) !== null;
  return {
    view,
    undoable,
    redoable,
    creatures,
    ...shown,
    done,
    press,
    pressFields,
    letGo,
    forgetProblem,
  };
}

/** A double click on these buttons passes only one turn. */
const PASSES = new Set(['next', 'previous']);
const TWICE_MS = 300;
